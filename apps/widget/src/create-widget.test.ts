import { sealed } from '@vizit/contract/frame/messages.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWidget, type Widget } from './create-widget.ts'
import type { VizitError } from './vizit-error.ts'

const BASE = 'https://vizit.test'
const made: Widget[] = []
const reported: VizitError[] = []
let hosts: Response

beforeEach(() => {
  hosts = Response.json({ hosts: [location.origin] })
  vi.stubGlobal('fetch', () => Promise.resolve(hosts))
  vi.stubGlobal('reportError', (error: VizitError) => reported.push(error))
})

afterEach(() => {
  for (const widget of made.splice(0)) widget.remove()
  reported.length = 0
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function widgetWith(settings: object, container?: string) {
  const widget = createWidget({ base: BASE, settings, container })
  made.push(widget)
  const events: string[] = []
  for (const event of ['ready', 'opened', 'closed', 'booked'] as const)
    widget.on(event, () => events.push(event))
  widget.on('error', ({ code }) => events.push(code))
  return { widget, events }
}

const shadows = () => [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
const inShadow = <E extends Element>(selector: string) =>
  shadows().flatMap(root => [...root.querySelectorAll<E & Element>(selector)])[0]

/** Acts as the loaded frame: collects the messages that it receives. */
function framed() {
  const frame = inShadow<HTMLIFrameElement>('iframe')
  const { contentWindow } = frame ?? {}
  if (!frame || !contentWindow) throw new Error('there is no frame')
  const told: { data: object; to: string }[] = []
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((data: object, to: unknown) => {
    told.push({ data, to: String(to) })
  })
  const post = (data: unknown, origin = BASE, source: Window = contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  return { frame, told, post, say: (message: Parameters<typeof sealed>[0]) => post(sealed(message)) }
}

test('the frame starts with what is to be booked, has a title, and only the permissions that it needs', () => {
  widgetWith({ providerCode: 'demo', doctorId: 7, phone: '+375291234567' }).widget.open()
  const { frame } = framed()
  expect(frame.src).toBe(`${BASE}/timeslot?provider=demo&doctor=7`)
  expect([frame.title, frame.getAttribute('allow')]).toEqual(['Online booking', 'clipboard-write'])
})

test('once the frame listens it gets all settings, and no other window does', () => {
  const { widget, events } = widgetWith({ providerCode: 'demo', phone: '+375 29 123-45-67' })
  widget.open()
  const { told, say } = framed()
  widget.update({ doctorId: '7' })
  expect(told).toEqual([])
  say({ type: 'ready' })
  expect(told.map(({ data }) => data)).toMatchObject([
    { type: 'hello', display: 'dialog' },
    { type: 'settings', settings: { providerCode: 'demo', phone: '375291234567', doctorId: '7' } },
  ])
  expect(told.every(({ to }) => to === BASE)).toBe(true)
  expect(events).toEqual(['opened', 'ready'])
})

test('messages of other pages are ignored', () => {
  const { widget, events } = widgetWith({ providerCode: 'demo' })
  widget.open()
  const { post, told } = framed()
  post(sealed({ type: 'ready' }), 'https://stranger.test')
  post(sealed({ type: 'booked' }), BASE, window)
  post({ type: 'booked' })
  post('booked')
  expect(events).toEqual(['opened'])
  expect(told).toEqual([])
})

test('settings are merged with earlier ones, removed, or refused as a whole', () => {
  const { widget, events } = widgetWith({ providerCode: 'demo', doctorId: '7' })
  widget.open()
  const { told, say } = framed()
  say({ type: 'ready' })
  widget.update({ branchId: 1, doctorId: null })
  expect(told.at(-1)?.data).toMatchObject({ settings: { providerCode: 'demo', branchId: '1' } })
  expect(told.at(-1)?.data).not.toMatchObject({ settings: { doctorId: expect.anything() } })
  const before = told.length
  widget.update({ branchId: '2', doctorOnline: 'yes', doctor: 7 })
  expect(told).toHaveLength(before)
  expect(events.at(-1)).toBe('MALFORMED_SETTINGS')
  expect(reported.at(-1)?.problems.map(({ setting }) => setting)).toEqual(['doctorOnline', 'doctor'])
  expect(reported.at(-1)?.message).toContain('doctorOnline: expected true or false')
  widget.update({})
  expect(told.at(-1)?.data).toMatchObject({ settings: { branchId: '1' } })
})

test('without an organisation nothing opens', () => {
  const { widget, events } = widgetWith({ doctorId: '7' })
  widget.open()
  expect(events).toEqual(['MALFORMED_SETTINGS'])
  expect(inShadow('iframe')).toBeUndefined()
})

test("opening again shows the same frame, with the page's new settings", () => {
  const { widget } = widgetWith({ providerCode: 'demo', branchId: '1' })
  widget.open({ doctorId: '7' })
  const { frame, told, say } = framed()
  say({ type: 'ready' })
  say({ type: 'close' })
  expect(inShadow<HTMLDialogElement>('dialog')?.open).toBe(false)
  widget.open({ doctorId: '8' })
  expect(inShadow('iframe')).toBe(frame)
  expect(told.at(-2)?.data).toMatchObject({ settings: { branchId: '1', doctorId: '8' } })
  expect(told.at(-1)?.data).toMatchObject({ type: 'focus' })
})

test('a page that may not show the frame says so, with a link to booking on its own page', async () => {
  hosts = Response.json({ hosts: ['https://other.test'] })
  const { widget, events } = widgetWith({ providerCode: 'demo', phone: '+375291234567' })
  widget.open()
  await vi.waitFor(() => expect(events).toEqual(['opened', 'HOST_NOT_ALLOWED']))
  expect(inShadow('iframe')).toBeUndefined()
  expect(inShadow('[role=status]')?.textContent).toMatch(/^This site is not allowed/)
  expect(inShadow<HTMLAnchorElement>('a')?.href).toBe(`${BASE}/online-booking?provider=demo`)
})

test('an unknown organisation is reported', async () => {
  hosts = new Response(null, { status: 404 })
  const { widget, events } = widgetWith({ providerCode: 'nobody' })
  widget.open()
  await vi.waitFor(() => expect(events).toContain('UNKNOWN_PROVIDER'))
})

test('a frame that does not answer is reported, until it answers after all', () => {
  vi.useFakeTimers()
  const { widget, events } = widgetWith({ providerCode: 'demo' })
  widget.open()
  const { say } = framed()
  vi.advanceTimersByTime(20_000)
  expect(events).toEqual(['opened', 'UNREACHABLE'])
  expect(inShadow('[role=status]')?.textContent).toMatch(/^The booking did not load/)
  say({ type: 'ready' })
  expect(inShadow<HTMLElement>('[role=status]')?.hidden).toBe(true)
})

test('an embedded frame has the height that it asks for, and no button', () => {
  document.body.innerHTML = '<div id="booking"></div>'
  const { widget, events } = widgetWith({ providerCode: 'demo' }, '#booking')
  widget.open()
  const { frame, told, say } = framed()
  say({ type: 'ready' })
  expect(told[0]?.data).toMatchObject({ type: 'hello', display: 'inline' })
  say({ type: 'height', height: 812.4 })
  expect(frame.style.height).toBe('813px')
  expect(inShadow('button')).toBeUndefined()
  say({ type: 'booked' })
  widget.close()
  expect(events).toEqual(['opened', 'ready', 'booked', 'closed'])
})

test('a missing place in the page is reported', () => {
  const { widget, events } = widgetWith({ providerCode: 'demo' }, '#nowhere')
  widget.open()
  expect(events).toEqual(['NO_CONTAINER'])
})

test('a listener can be removed', () => {
  const { widget } = widgetWith({ providerCode: 'demo' })
  const heard: string[] = []
  const off = widget.on('opened', () => heard.push('opened'))
  widget.open()
  off()
  widget.open()
  expect(heard).toEqual(['opened'])
})
