import { showHold as call } from '@vizit/contract/calls/booking.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { readHold } from '../store/holds.ts'
import { holdersOf } from '../use-cases/holders.ts'

export const showHoldRoute = handle(call, async ({ actor }, { database, clock }: BookingDeps) => {
  const held = await readHold(database, holdersOf(actor), clock.now())
  return { hold: held && { ...held, expiresAt: formatInstant(held.expiresAt) } }
})
