import type { NotificationEvent, PushEvent, WindowClient, WorkerScope } from './scope.ts'

/** A push message of the server, already in the language of its reader. */
interface Pushed {
  readonly title: string
  readonly body: string
  readonly language: string
  readonly opens: string
  readonly tag: string
  readonly receipt: string
  /** A button that opens the page where the message is answered. */
  readonly reply?: { readonly title: string; readonly opens: string }
}

const REPLY = 'reply'
const RECEIPTS = '/api/v2/public/push/receipts'

/** Shows a message, and tells the server that it was shown; otherwise an SMS would follow. */
export function showPushed(event: PushEvent, { registration }: WorkerScope): void {
  const pushed = event.data?.json() as Pushed | undefined
  if (!pushed) return
  const { title, body, language, opens, tag, receipt, reply } = pushed
  const shown = registration.showNotification(title, {
    body,
    lang: language,
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { opens, replies: reply?.opens },
    // A newer message about the same visit also makes a sound.
    ...{ renotify: true },
    ...(reply && { actions: [{ action: REPLY, title: reply.title }] }),
  })
  event.waitUntil(shown.then(() => confirm(receipt)))
}

async function confirm(receipt: string): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ receipt }),
    keepalive: true,
  }
  // Without a network for the receipt, an SMS follows as well: twice is better than never.
  await fetch(RECEIPTS, request).catch(() => undefined)
}

/** Opens what a message is about: in an open window, preferably a visible one, otherwise in a new one. */
export function openPushed(event: NotificationEvent, scope: WorkerScope): void {
  event.notification.close()
  const { opens = '/', replies } = (event.notification.data ?? {}) as { opens?: string; replies?: string }
  event.waitUntil(lead(event.action === REPLY && replies ? replies : opens, scope))
}

async function lead(opens: string, { clients, location }: WorkerScope): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const own = open.filter(isOwn(location.origin))
  const client = own.find(({ visibilityState }) => visibilityState === 'visible') ?? own[0]
  if (!client) {
    await clients.openWindow(opens)
    return
  }
  // Before the focus: some browsers let a worker focus a window only once.
  client.postMessage({ kind: 'open', path: opens })
  await client.focus()
}

/** Not a clinic's page with the app in its frame. */
const isOwn =
  (origin: string) =>
  ({ url, frameType }: WindowClient) =>
    frameType !== 'nested' && new URL(url).origin === origin
