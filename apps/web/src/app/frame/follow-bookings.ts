import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '@vizit/api-client/calls.ts'

const bookings: readonly CallName[] = ['bookVisit', 'bookGuestVisit']

/** Reports every booked visit, on any screen. */
export function followBookings(queries: QueryClient, booked: () => void): () => void {
  return queries.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    if (bookings.some(name => name === mutation?.options.mutationKey?.[0])) booked()
  })
}
