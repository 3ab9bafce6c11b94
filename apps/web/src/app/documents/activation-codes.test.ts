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

test('a code opens its record only, and outlives a reload', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  expect(codes.of(blood)).toBe('123456')
  expect(codes.of(eyes)).toBeNull()
  expect(sessionStorage.getItem('acodes')).toContain('123456')
})

test('it ends when nobody touches the page, and every touch gives it as long again', () => {
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

test('a phone that slept too long finds it ended at the first touch', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  // Timers are suspended while the phone sleeps, but the clock goes on.
  vi.setSystemTime(Date.now() + 3 * MINUTE)
  press()
  expect(codes.of(blood)).toBeNull()
})

test('below 0 it never ends by itself', () => {
  codes.keep(blood, '123456', -1)
  vi.advanceTimersByTime(24 * 60 * MINUTE)
  expect(codes.of(blood)).toBe('123456')
})

test('at 0 it ends soon, but opens what it was given for', () => {
  codes.keep(blood, '123456', 0)
  expect(codes.of(blood)).toBe('123456')
  vi.advanceTimersByTime(MINUTE)
  expect(codes.of(blood)).toBeNull()
})

test('it goes with the session, which is not told as idling', () => {
  codes.keep(blood, '123456', 2 * MINUTE)
  session.end()
  expect(codes.of(blood)).toBeNull()
  expect(codes.endedIdle()).toBe(false)
  expect(sessionStorage.getItem('acodes')).toBeNull()
})

test('it goes when the device is locked, and so does what it has opened', async () => {
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

test('a document is fetched once, and again when its code has ended; others stay', async () => {
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

test('a document that did not come is asked for again', async () => {
  codes.keep(blood, '123456', -1)
  const lost = { ok: false } as const
  const came = { ok: true, answer: new Blob(['a document']) } as const
  const answers = [lost, came]
  const read = () =>
    loadCachedPdf({ key: 'lost', opened: blood, limit: 1_048_576 }, async () => answers.shift() ?? came)
  expect(await read()).toBe(lost)
  expect(await read()).toBe(came)
})
