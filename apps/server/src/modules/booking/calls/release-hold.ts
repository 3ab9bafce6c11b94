import { releaseHold as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { release } from '../store/holds.ts'
import { holdersOf } from '../use-cases/holders.ts'

export const releaseHoldRoute = handle(call, async ({ actor }, { database }: BookingDeps) => {
  await release(database, holdersOf(actor))
  return undefined
})
