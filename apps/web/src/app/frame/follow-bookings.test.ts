import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { followBookings } from './follow-bookings.ts'

test.each([
  ['bookVisit', true, 1],
  ['bookGuestVisit', true, 1],
  ['bookVisit', false, 0],
  ['cancelVisit', true, 0],
] as const)('%s that succeeds (%s) is sent to the host page %s times', async (name, succeeds, times) => {
  const queries = new QueryClient()
  let told = 0
  const unfollow = followBookings(queries, () => told++)
  const mutationFn = () => (succeeds ? Promise.resolve() : Promise.reject(new Error('refused')))
  const make = () =>
    queries
      .getMutationCache()
      .build(queries, { mutationKey: [name], mutationFn })
      .execute(undefined)
      .catch(() => undefined)
  await make()
  expect(told).toBe(times)
  unfollow()
  await make()
  expect(told).toBe(times)
})
