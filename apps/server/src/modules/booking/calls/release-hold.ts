import { releaseHold as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { BookingDeps } from '../deps.ts'
import { release } from '../store/holds.ts'
import { holdOwnersOf, notifyOfHolds } from '../use-cases/hold-owners.ts'

export const releaseHoldRoute = handle(call, async ({ actor, query }, { database, changes }: BookingDeps) => {
  await release(database, holdOwnersOf(actor), query.timetableId)
  notifyOfHolds(changes, actor)
  return undefined
})
