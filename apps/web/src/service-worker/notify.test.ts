import { expect, test, vi } from 'vitest'
import { openPushed, showPushed } from './notify.ts'
import type { NotificationEvent, PushEvent, WindowClient, WorkerScope } from './scope.ts'

const pushed = {
  title: 'Візіт перанесены',
  body: 'На 05.03.2026 а 09:00',
  language: 'be',
  opens: '/visits?visit=1',
  tag: 'visit:1',
  receipt: '7.abc',
}

function worker(windows: WindowClient[] = []) {
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const matchAll = async () => windows
  const scope = { location, registration: { showNotification }, clients: { matchAll, openWindow } }
  return { scope: scope as unknown as WorkerScope, showNotification, openWindow }
}

function window(url: string, visibilityState: DocumentVisibilityState = 'hidden', frameType = 'top-level') {
  return { url, visibilityState, frameType, focus: vi.fn(async () => undefined), postMessage: vi.fn() }
}

async function handled(handle: (event: { waitUntil(work: Promise<unknown>): void }) => void) {
  const works: Promise<unknown>[] = []
  handle({ waitUntil: work => void works.push(work) })
  await Promise.all(works)
}

async function press(windows: WindowClient[], action = '') {
  const close = vi.fn()
  const { scope, openWindow } = worker(windows)
  await handled(event =>
    openPushed(
      {
        ...event,
        action,
        notification: { close, data: { opens: pushed.opens, replies: '/reply#secret' } },
      } as unknown as NotificationEvent,
      scope,
    ),
  )
  expect(close).toHaveBeenCalledOnce()
  return openWindow
}

test('a message is shown in its language, and confirmed after that', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  const { scope, showNotification } = worker()
  await handled(event => showPushed({ ...event, data: { json: () => pushed } } as PushEvent, scope))
  expect(showNotification).toHaveBeenCalledWith(
    pushed.title,
    expect.objectContaining({ body: pushed.body, lang: 'be', tag: 'visit:1', data: { opens: pushed.opens } }),
  )
  expect(fetched).toHaveBeenCalledWith(
    '/api/v2/public/push/receipts',
    expect.objectContaining({ body: JSON.stringify({ receipt: pushed.receipt }) }),
  )
  fetched.mockRestore()
})

test('a message that can be answered has a button with its link', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  const { scope, showNotification } = worker()
  const asked = { ...pushed, reply: { title: 'Адказаць', opens: '/reply#secret' } }
  await handled(event => showPushed({ ...event, data: { json: () => asked } } as PushEvent, scope))
  expect(showNotification).toHaveBeenCalledWith(
    pushed.title,
    expect.objectContaining({ actions: [{ action: 'reply', title: 'Адказаць' }] }),
  )
  const seen = window(location.href, 'visible')
  await press([seen], 'reply')
  expect(seen.postMessage).toHaveBeenCalledWith({ kind: 'open', path: '/reply#secret' })
})

test('a tapped message navigates the visible window', async () => {
  const [hidden, seen] = [window(location.href), window(location.href, 'visible')]
  const openWindow = await press([hidden, seen])
  expect(seen.postMessage).toHaveBeenCalledWith({ kind: 'open', path: pushed.opens })
  expect(seen.focus).toHaveBeenCalledOnce()
  expect(hidden.postMessage).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test.each([
  ['no window is open', []],
  ['only a clinic’s page has it in a frame', [window(location.href, 'visible', 'nested')]],
  ['only another site is open', [window('https://clinic.example/', 'visible')]],
])('if %s, it opens a window', async (_case, windows) => {
  expect(await press(windows)).toHaveBeenCalledWith(pushed.opens)
})
