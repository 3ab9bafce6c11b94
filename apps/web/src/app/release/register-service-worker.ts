import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { whenIdle } from './when-idle.ts'

/** A pressed notification leads the window that is open. */
export function followNotifications({ history }: Pick<AnyRouter, 'history'>): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === 'open') history.push(data.path)
  })
}

/**
 * Lets the app open without a network and be told of messages, once the screen itself has come: the worker fetches the
 * whole product, which on a phone of two cores would hold the first screen up.
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
    // A window that is denied storage is denied workers too; the app works without.
  }
}
