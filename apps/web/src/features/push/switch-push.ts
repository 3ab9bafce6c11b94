import type { Client } from '@vizit/api-client/client.ts'
import { keepPush } from './kept-push.ts'

/** `dismissed`: the browser asked and got no answer; `failed`: its push service or our server is not to be reached. */
export type Switched = 'on' | 'denied' | 'dismissed' | 'failed'

/** Asks the browser for messages and tells the server where they go. To be called at the press of a button. */
export async function switchPushOn(client: Client, pushKey: string): Promise<Switched> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  try {
    return (await saveSubscription(client, await subscribe(pushKey))) ? 'on' : 'failed'
  } catch {
    return 'failed'
  }
}

export async function switchPushOff(client: Client): Promise<void> {
  keepPush(null)
  await client.act('endPushSubscription', {})
  await forgetSubscription()
}

/** The browser's subscription for the server of this key, made anew where it is another one's. */
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
  if (saved.ok) keepPush(endpoint)
  return saved.ok
}

export async function forgetSubscription(): Promise<void> {
  const { pushManager } = await registration()
  await (await pushManager.getSubscription())?.unsubscribe()
}

async function registration(): Promise<ServiceWorkerRegistration> {
  const registered = await navigator.serviceWorker.getRegistration()
  // Only where there is one: `ready` waits for ever elsewhere.
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
