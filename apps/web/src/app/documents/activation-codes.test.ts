import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tokens } from '../../testing/people.ts'
import { changeStoreState } from '../device-store/store-state.ts'
import { session } from '../session/session.ts'
import { codes } from './activation-codes.ts'
import { loadCachedPdf } from './pdf-cache.ts'

const MINUTE = 60_000
const blood = { providerCode: 'demo', recordLink: 'a' }
const eyes = { providerCode: 'demo', recordLink: 'b' }
const press = () => void dispatchEvent(new Event('keydown'))

beforeEach(() => {
  vi.useFakeTimers()
  session.start(tokens)
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

test('a code opens its record only, and survives a reload', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  expect(codes.of(blood)).toBe('123456')
  expect(codes.of(eyes)).toBeNull()
  expect(sessionStorage.getItem('acodes')).toContain('123456')
})

test('a code expires when the page is idle, and every action renews it', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  vi.advanceTimersByTime(1.9 * MINUTE)
  press()
  vi.advanceTimersByTime(1.9 * MINUTE)
  expect(codes.of(blood)).toBe('123456')
  vi.advanceTimersByTime(0.2 * MINUTE)
  expect(codes.of(blood)).toBeNull()
  expect(codes.endedIdle()).toBe(true)
  expect(sessionStorage.getItem('acodes')).toBeNull()
})

test('after a long sleep of the phone the code has expired at the first touch', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  // Timers are suspended while the phone sleeps, but the clock goes on.
  vi.setSystemTime(Date.now() + 3 * MINUTE)
  press()
  expect(codes.of(blood)).toBeNull()
})

test('below 0 the code never expires by itself', () => {
  codes.keep(blood, '123456', -1)
  vi.advanceTimersByTime(24 * 60 * MINUTE)
  expect(codes.of(blood)).toBe('123456')
})

test('at 0 the code expires soon, but opens the record for which it was entered', () => {
  codes.keep(blood, '123456', 0)
  expect(codes.of(blood)).toBe('123456')
  vi.advanceTimersByTime(MINUTE)
  expect(codes.of(blood)).toBeNull()
})

test('the code is deleted with the session, without the message about an idle page', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  session.end()
  expect(codes.of(blood)).toBeNull()
  expect(codes.endedIdle()).toBe(false)
  expect(sessionStorage.getItem('acodes')).toBeNull()
})

test('locking the device deletes the code and closes what it opened', async () => {
  codes.keep(blood, '123456', -1)
  const fetchPdf = vi.fn(async () => ({ ok: true, answer: new Blob(['a document']) }) as const)
  const read = () => loadCachedPdf({ key: 'locked', opened: blood, limit: 1_048_576 }, fetchPdf)
  await read()
  changeStoreState({ state: 'locked' })
  expect(codes.of(blood)).toBeNull()
  expect(codes.endedIdle()).toBe(false)
  expect(sessionStorage.getItem('acodes')).toBeNull()
  changeStoreState({ state: 'open' })
  await read()
  expect(fetchPdf).toHaveBeenCalledTimes(2)
})

test('a document is downloaded once, and again after its code has expired; others stay', async () => {
  codes.keep(blood, '123456', -1)
  codes.keep(eyes, '654321', -1)
  const fetched: string[] = []
  const read = (key: string, opened: typeof blood) =>
    loadCachedPdf({ key, opened, limit: 1_048_576 }, async () => {
      fetched.push(key)
      return { ok: true, answer: new Blob(['a document']) } as const
    })
  await Promise.all([read('sheet', blood), read('sheet', blood), read('scan', eyes)])
  await read('sheet', blood)
  expect(fetched).toEqual(['sheet', 'scan'])
  codes.drop(blood)
  codes.keep(blood, '123456', -1)
  await Promise.all([read('sheet', blood), read('scan', eyes)])
  expect(fetched).toEqual(['sheet', 'scan', 'sheet'])
})

test('a document that failed to download is requested again', async () => {
  codes.keep(blood, '123456', -1)
  const lost = { ok: false } as const
  const came = { ok: true, answer: new Blob(['a document']) } as const
  const answers = [lost, came]
  const read = () =>
    loadCachedPdf({ key: 'lost', opened: blood, limit: 1_048_576 }, async () => answers.shift() ?? came)
  expect(await read()).toBe(lost)
  expect(await read()).toBe(came)
})
