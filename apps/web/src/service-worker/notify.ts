import type { NotificationEvent, PushEvent, WindowClient, WorkerScope } from './scope.ts'

/** What the server sends, already in the language of its reader. */
interface Pushed {
  readonly title: string
  readonly body: string
  readonly language: string
  readonly opens: string
  readonly tag: string
  readonly receipt: string
  /** A button that leads where the message is answered. */
  readonly reply?: { readonly title: string; readonly opens: string }
}

const REPLY = 'reply'
const RECEIPTS = '/api/v2/public/push/receipts'

/** Shows a message, and tells the server that it was shown: otherwise it would come by SMS too. */
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
    // A newer message of the same visit is heard as well.
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
  // Without a network for it the message comes by SMS as well: better twice than never.
  await fetch(RECEIPTS, request).catch(() => undefined)
}

/** Leads to what a message is about: in a window that is open, the seen one first, else in a new one. */
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
  // Before the focus: some browsers let a worker focus one window only once.
  client.postMessage({ kind: 'open', path: opens })
  await client.focus()
}

/** Not a clinic's page with the app in its frame. */
const isOwn =
  (origin: string) =>
  ({ url, frameType }: WindowClient) =>
    frameType !== 'nested' && new URL(url).origin === origin
