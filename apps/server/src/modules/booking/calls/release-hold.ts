import { releaseHold as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { release } from '../store/holds.ts'
import { holdersOf, notifyOfHolds } from '../use-cases/holders.ts'

export const releaseHoldRoute = handle(call, async ({ actor, query }, { database, changes }: BookingDeps) => {
  await release(database, holdersOf(actor), query.timetableId)
  notifyOfHolds(changes, actor)
  return undefined
})
