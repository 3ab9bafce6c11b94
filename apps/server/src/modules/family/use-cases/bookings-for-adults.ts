import type { AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { heldLevels } from '../held-levels.ts'
import { adultsBookedFor, type BookedFor } from '../store/bookings-for-relatives.ts'
import { notifyOfBookings, type TellingDeps } from './notify-of-bookings.ts'

interface Leaver {
  readonly accountId: string
  /** Profiles that are deleted with the account. */
  readonly except: readonly string[]
  readonly override: AccessLevelsOverride
  readonly now: Date
}

/**
 * The adults for whom an account has booked planned visits that it may still change. Those who took that right
 * away were told then.
 */
export async function bookingsForAdults(
  db: Kysely<DB>,
  { accountId, except, override, now }: Leaver,
): Promise<BookedFor[]> {
  const adults = await adultsBookedFor(db, accountId, now)
  return adults.filter(
    adult => !except.includes(adult.profileId) && heldLevels(adult, override).includes('BOOK_VISITS'),
  )
}

/** Tells them, before the account is deleted, that they keep these visits. */
export async function notifyAdultsOfBookings(
  trx: Kysely<DB>,
  leaver: Leaver,
  deps: TellingDeps,
): Promise<void> {
  const { accountId, now } = leaver
  for (const { profileId } of await bookingsForAdults(trx, leaver)) {
    await notifyOfBookings(trx, { profileId, bookedBy: [accountId], now }, deps)
  }
}
