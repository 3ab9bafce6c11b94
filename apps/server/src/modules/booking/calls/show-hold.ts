import { showHold as call } from '@vizit/contract/calls/booking.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { BookingDeps } from '../deps.ts'
import { readHold } from '../store/holds.ts'
import { holdOwnersOf } from '../use-cases/hold-owners.ts'

export const showHoldRoute = handle(call, async ({ actor }, { database, clock }: BookingDeps) => {
  const held = await readHold(database, holdOwnersOf(actor), clock.now())
  return { hold: held && { ...held, expiresAt: formatInstant(held.expiresAt) } }
})
