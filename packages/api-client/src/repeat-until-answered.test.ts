import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noAnswer, type Refusal } from './refusal.ts'
import { repeatUntilAnswered } from './repeat-until-answered.ts'
import type { Result } from './result.ts'

const lost = { ok: false, refusal: noAnswer('UNANSWERED') } as const
const offline = { ok: false, refusal: noAnswer('OFFLINE') } as const
const done = { ok: true, answer: 'done' } as const
const refused = (code: Refusal['code']) =>
  ({ ok: false, refusal: { code, detail: '', attributes: {} } as unknown as Refusal }) as const

/** Returns the given answers one after another; the last one repeats. */
function answering(...answers: Result<string>[]) {
  const send = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) as Result<string>)
  return send
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function outcome(send: () => Promise<Result<string>>, signal?: AbortSignal) {
  const onUnanswered = vi.fn()
  const asking = repeatUntilAnswered(send, { onUnanswered, signal })
  await vi.runAllTimersAsync()
  return { result: await asking, told: onUnanswered.mock.calls.length }
}

test('a lost answer is requested until it comes', async () => {
  const send = answering(lost, lost, done)
  expect(await outcome(send)).toEqual({ result: done, told: 2 })
  expect(send).toHaveBeenCalledTimes(3)
})

test('a later refusal of the server is the answer', async () => {
  const busy = refused('TIMESLOT_IS_BUSY')
  expect((await outcome(answering(lost, busy))).result).toBe(busy)
})

test.each(['OFFLINE', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'TIMED_OUT'] as const)(
  'if the request may have arrived, %s is not taken as the answer',
  async code => expect((await outcome(answering(lost, refused(code), done))).result).toBe(done),
)

test('it ends after a minute with an unknown outcome', async () => {
  const send = answering(lost, offline)
  expect((await outcome(send)).result).toEqual(lost)
  expect(send).toHaveBeenCalledTimes(7)
})

test('a request that never left this device is not sent automatically', async () => {
  const send = answering(offline, done)
  expect(await outcome(send)).toEqual({ result: offline, told: 0 })
  expect(send).toHaveBeenCalledTimes(1)
})

test('"service unavailable" from the service itself is an answer', async () => {
  const away = refused('SERVICE_UNAVAILABLE')
  expect((await outcome(answering(away, done))).result).toBe(away)
})

test('nothing is sent any more after another person signed in', async () => {
  const send = answering(lost, done)
  const asking = repeatUntilAnswered(send, { isSame: () => false })
  await vi.runAllTimersAsync()
  expect(await asking).toEqual(lost)
  expect(send).toHaveBeenCalledTimes(1)
})

test('nothing is sent any more after signing out', async () => {
  const left = new AbortController()
  const send = answering(lost, done)
  const asking = repeatUntilAnswered(send, { signal: left.signal, onUnanswered: () => left.abort() })
  expect(await asking).toEqual(lost)
  expect(send).toHaveBeenCalledTimes(1)
})
