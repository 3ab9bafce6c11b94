import type { QuietHours } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Notifications } from '../../notifications/public.ts'
import { firstPlannedBooking } from '../store/bookings-for-relatives.ts'
import { contactOf } from '../store/contacts.ts'
import { accountOfProfile } from '../store/people.ts'
import { phoneOf } from '../store/profile-phones.ts'

interface Bookings {
  /** The patient, an adult. */
  readonly profileId: string
  /** The accounts that booked for them and can no longer change it. */
  readonly bookedBy: readonly string[]
  readonly now: Date
}

export interface TellingDeps {
  readonly notifications: Pick<Notifications, 'enqueue' | 'notifyAccount'>
  /** The account's quiet hours, when messages that can wait are not sent. */
  readonly quietHoursOf: (db: Kysely<DB>, accountId: string) => Promise<QuietHours | null>
}

/**
 * Tells a patient about planned visits booked by somebody who can no longer change them, and asks whether they are
 * still needed (docs/decisions/0053). A patient without an account has no list of visits; if their phone is known,
 * an SMS names the sign-in by this phone and the phone of the reception.
 */
export async function notifyOfBookings(
  trx: Kysely<DB>,
  { profileId, bookedBy, now }: Bookings,
  { notifications, quietHoursOf }: TellingDeps,
): Promise<void> {
  const left = await firstPlannedBooking(trx, { profileId, bookedBy, now })
  if (left === undefined) return
  const patient = await accountOfProfile(trx, profileId)
  if (patient !== undefined) {
    await notifications.notifyAccount(trx, patient, {
      template: 'bookings-left',
      data: {},
      opens: '/visits',
      topic: 'bookings-left',
      quiet: await quietHoursOf(trx, patient),
    })
    return
  }
  const phone = await phoneOf(trx, profileId)
  if (phone === undefined) return
  const { language } = await contactOf(trx, left.bookedBy)
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: phone,
    language,
    template: 'bookings-left-no-account',
    data: { reception: left.phone ?? '' },
  })
}
