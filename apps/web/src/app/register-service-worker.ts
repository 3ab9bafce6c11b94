import type { RouterContext } from './context.ts'
import type { createAppRouter } from './router.tsx'
import { whenSettled } from './when-settled.ts'

interface Served extends Pick<RouterContext, 'client' | 'queries'> {
  readonly router: Pick<ReturnType<typeof createAppRouter>, 'history'>
}

/**
 * Lets the app open without a network and be told of messages, once the screen itself has come: the worker fetches the
 * whole product, which on a phone of two cores would hold the first screen up.
 */
export async function registerServiceWorker({ router, client, queries }: Served): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A pressed notification leads the window that is open.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === 'open') router.history.push(data.path)
  })
  if (document.readyState !== 'complete') {
    await new Promise(loaded => addEventListener('load', loaded, { once: true }))
  }
  await whenSettled(queries)
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      scope: '/',
      updateViaCache: 'none',
    })
    const [{ followRelease }, { followPush }] = await Promise.all([
      import('./release/follow-release.ts'),
      import('./push/follow-push.ts'),
    ])
    followRelease(registration)
    followPush(client)
  } catch {
    // A window that is denied storage is denied workers too; the app works without.
  }
}
