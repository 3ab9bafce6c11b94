import { expect, test } from 'vitest'
import type { Booked } from './clients.ts'
import { longestGap } from './count.ts'

const attempt = { patient: { profileId: 'p', bearer: 'b' }, timeslotId: '1', assignmentId: '1' }
const answeredAt = (...moments: number[]): Booked[] =>
  moments.map(at => ({ attempt, orderId: String(at), at }))

test.each([
  ['the longest time without an answer', answeredAt(9000, 11_000, 31_000, 32_000), 20],
  ['answers in any order', answeredAt(31_000, 11_000, 9000), 20],
  ['nothing of before or after', answeredAt(1000, 9000, 10_000, 60_000), 1],
  ['no answer at all', answeredAt(), 0],
])('%s', (_case, booked, seconds) => {
  expect(longestGap(booked, 10_000, 50_000)).toBe(seconds)
})
