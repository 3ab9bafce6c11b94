import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { heldLevels } from '../held-levels.ts'
import { adultsBookedFor, type BookedFor } from '../store/bookings-left.ts'
import { notifyOfBookings, type TellingDeps } from './notify-of-bookings.ts'

interface Leaver {
  readonly accountId: string
  /** Those whose profiles go with the account. */
  readonly except: readonly string[]
  readonly override: AccessLevelsOverride
  readonly now: Date
}

/** The adults for whom an account has booked visits that it may change; who lost that right, was told when it ended. */
export async function bookingsForAdults(
  db: Kysely<DB>,
  { accountId, except, override, now }: Leaver,
): Promise<BookedFor[]> {
  const adults = await adultsBookedFor(db, accountId, now)
  return adults.filter(
    adult => !except.includes(adult.profileId) && heldLevels(adult, override).includes('BOOK_VISITS'),
  )
}

/** Tells them, before the account goes, that these visits stay theirs. */
export async function tellAdultsOfBookings(
  trx: Kysely<DB>,
  leaver: Leaver,
  deps: TellingDeps,
): Promise<void> {
  const { accountId, now } = leaver
  for (const { profileId } of await bookingsForAdults(trx, leaver)) {
    await notifyOfBookings(trx, { profileId, bookedBy: [accountId], now }, deps)
  }
}
