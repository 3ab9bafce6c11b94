import { expect, test } from 'vitest'
import { type TextStore, unansweredCalls } from './unanswered.ts'

const booking = { body: { timetableId: '1' } }

function store(): TextStore {
  let text: string | null = null
  return {
    read: () => text,
    write: next => {
      text = next
    },
  }
}

test('the same input keeps its key until it is answered, also after a reload', () => {
  const kept = store()
  const before = unansweredCalls(kept)
  const first = before.keyFor('bookVisit', booking)
  expect(before.keyFor('bookVisit', { ...booking })).toBe(first)
  const after = unansweredCalls(kept)
  expect(after.of('bookVisit')).toEqual(booking)
  expect(after.keyFor('bookVisit', booking)).toBe(first)
  after.answered('bookVisit', booking)
  expect(after.of('bookVisit')).toBeNull()
  expect(kept.read()).toBeNull()
  expect(after.keyFor('bookVisit', booking)).not.toBe(first)
})

test('another input, or another call, has its own key', () => {
  const calls = unansweredCalls(store())
  const first = calls.keyFor('bookVisit', booking)
  const other = { body: { timetableId: '2' } }
  expect(calls.keyFor('bookVisit', other)).not.toBe(first)
  expect(calls.keyFor('waitForTime', booking)).not.toBe(first)
  expect(calls.of('bookVisit')).toEqual(other)
  calls.answered('bookVisit', other)
  expect(calls.of('bookVisit')).toEqual(booking)
})

test('a new proof of work does not make it another request', () => {
  const calls = unansweredCalls(store())
  const asked = (recaptchaValue: string) => ({ body: { lastName: 'Коваль', recaptchaValue } })
  expect(calls.keyFor('bookGuestVisit', asked('b'))).toBe(calls.keyFor('bookGuestVisit', asked('a')))
})

test.each(['nonsense', '{}', 'null'])('a store that contains %s counts as empty', text => {
  const kept = store()
  kept.write(text)
  expect(unansweredCalls(kept).of('bookVisit')).toBeNull()
})
