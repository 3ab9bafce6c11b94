import { expect, test } from 'vitest'
import { noAnswer } from '../refusal.ts'
import { creationKeys } from './creation-keys.ts'

const booking = { body: { timetableId: '1' } }
const lost = { ok: false, refusal: noAnswer('OFFLINE') } as const
const answered = { ok: true, answer: {} } as const

test('a call whose answer was lost is repeated under its key', () => {
  const keys = creationKeys()
  const first = keys.keyFor(booking)
  keys.answered(lost)
  expect(keys.keyFor({ ...booking })).toBe(first)
})

test('an answered call, or another input, gets a new key', () => {
  const keys = creationKeys()
  const first = keys.keyFor(booking)
  expect(keys.keyFor({ body: { timetableId: '2' } })).not.toBe(first)
  const second = keys.keyFor(booking)
  keys.answered(answered)
  expect(keys.keyFor(booking)).not.toBe(second)
})
