import type { AnyRouter } from '@tanstack/react-router'
import type { Client } from '@vizit/api-client/client.ts'

/** Lets the app open without a network and be told of messages, once the screen itself has come. */
export async function registerServiceWorker(
  { history }: Pick<AnyRouter, 'history'>,
  client: Client,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A pressed notification leads the window that is open.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === 'open') history.push(data.path)
  })
  if (document.readyState !== 'complete') {
    await new Promise(loaded => addEventListener('load', loaded, { once: true }))
  }
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
