import type { Client } from '@vizit/api-client/client.ts'
import { savePushEndpoint } from './push-endpoint.ts'

/** `dismissed`: the browser's question was not answered; `failed`: its push service or our server cannot be reached. */
export type SwitchPushResult = 'on' | 'denied' | 'dismissed' | 'failed'

/**
 * Asks the browser for permission and registers the push address with the server. Must be called from a button press.
 */
export async function switchPushOn(client: Client, pushKey: string): Promise<SwitchPushResult> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  try {
    return (await saveSubscription(client, await subscribe(pushKey))) ? 'on' : 'failed'
  } catch {
    return 'failed'
  }
}

export async function switchPushOff(client: Client): Promise<void> {
  savePushEndpoint(null)
  await client.act('endPushSubscription', {})
  await forgetSubscription()
}

/** The browser's subscription for this server key; replaced if it was made with another key. */
export async function subscribe(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await registration()
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) === pushKey) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
}

export async function saveSubscription(client: Client, subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  if (!endpoint) return false
  const saved = await client.act('savePushSubscription', { body: { endpoint, keys: { p256dh, auth } } })
  if (saved.ok) savePushEndpoint(endpoint)
  return saved.ok
}

export async function forgetSubscription(): Promise<void> {
  const { pushManager } = await registration()
  await (await pushManager.getSubscription())?.unsubscribe()
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const registered = await navigator.serviceWorker.getRegistration()
  // Only if a worker is registered: otherwise `ready` never resolves.
  if (!registered) throw new Error('no service worker')
  return navigator.serviceWorker.ready
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
