import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { FamilyDeps } from '../deps.ts'
import { contactOf } from '../store/contacts.ts'
import { accountOfProfile } from '../store/people.ts'
import { hasPlannedVisit } from '../store/planned-visits.ts'
import { phoneOf } from '../store/profile-phones.ts'

interface Bookings {
  /** The patient, an adult. */
  readonly profileId: string
  /** The account of whoever booked for them and leaves. */
  readonly bookedBy: string
  readonly now: Date
}

/**
 * Tells a patient that visits remain which somebody booked for them who can change them no longer, and asks whether they
 * are needed (docs/decisions/0053). Without an account they are told by SMS, where their phone is known.
 */
export async function tellOfBookings(
  trx: Kysely<DB>,
  { profileId, bookedBy, now }: Bookings,
  { notifications, quietHoursOf }: Pick<FamilyDeps, 'notifications' | 'quietHoursOf'>,
): Promise<void> {
  if (!(await hasPlannedVisit(trx, { profileId, bookedBy, now }))) return
  const patient = await accountOfProfile(trx, profileId)
  if (patient !== undefined) {
    await notifications.tellAccount(trx, patient, {
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
  const { language } = await contactOf(trx, bookedBy)
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: phone,
    language,
    template: 'bookings-left',
    data: {},
  })
}
