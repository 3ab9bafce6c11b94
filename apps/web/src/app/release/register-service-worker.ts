import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from './when-idle.ts'

/** A click on a notification navigates the open window. */
export function followNotifications({ history }: Pick<AnyRouter, 'history'>): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === 'open') history.push(data.path)
  })
}

/**
 * Makes the app work without a network and receive push messages. It starts after the first screen is complete: the
 * worker downloads the whole product, which would delay the first screen on a phone with two cores.
 */
export async function registerServiceWorker(
  queries: QueryClient,
  registered: (registration: ServiceWorkerRegistration) => Promise<void>,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete') {
    await new Promise(loaded => addEventListener('load', loaded, { once: true }))
  }
  await whenIdle(queries)
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      scope: '/',
      updateViaCache: 'none',
    })
    await registered(registration)
  } catch {
    // A window that is denied storage is denied workers too; the app works without them.
  }
}
