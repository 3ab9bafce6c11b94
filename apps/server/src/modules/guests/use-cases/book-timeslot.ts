import { randomUUIDv7 } from 'node:crypto'
import { missesTooMany } from '@vizit/domain/booking/missed-visits.ts'
import { TERMS_VERSION } from '@vizit/domain/guests/consents.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { type AnswerOnceRequest, answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'
import { type BookingContext, newVisit, reserveWithoutAccount } from '../../booking/public.ts'
import { calendarFile } from '../../visits/public.ts'
import type { GuestDeps, GuestSettings } from '../deps.ts'
import { plannedOf, saveConsents, saveContact } from '../store/contacts.ts'
import { spendChecks } from '../store/human-checks.ts'
import { saveLink } from '../store/links.ts'
import {
  addPatient,
  isBooked,
  isForbidden,
  lockPhone,
  recordOf,
  removePatient,
  samePeople,
} from '../store/patients.ts'
import { bookAtClinic } from './book-at-clinic.ts'
import { guestMessages } from './guest-message.ts'
import { presentGuestVisit } from './present-guest-visit.ts'
import type { Guest } from './read-guest.ts'

/** The requested timeslot with its terms. */
export interface WantedTimeslot {
  readonly bookingContext: BookingContext
  readonly slot: NonNullable<BookingContext['slot']>
}

export interface TimeslotBooking {
  readonly guest: Guest
  readonly offered: WantedTimeslot
  readonly once: AnswerOnceRequest & { readonly holder: string }
  readonly holders: readonly string[]
  readonly settings: GuestSettings
  readonly language: Language
  /** The id of the patient if they are new here; generated if missing. */
  readonly newProfileId?: string
  readonly visitId: string
}

/** Takes the timeslot in one transaction with the patient, the contact, the consents and the link. */
export async function bookTimeslot(asked: Omit<TimeslotBooking, 'visitId'>, deps: GuestDeps) {
  const taking = { ...asked, visitId: randomUUIDv7() }
  const { place } = taking.offered.bookingContext
  const answer =
    place.timetableOwner === 'built-in'
      ? await retryDeadlocks(() =>
          deps.database.db
            .transaction()
            .execute(trx => answerOnce(trx, taking.once, () => takeOnce(trx, taking, deps))),
        )
      : await bookAtClinic(
          taking,
          {
            checkAttemptLimits: trx => checkAttemptLimits(trx, taking),
            take: (trx, changed) => takeOnce(trx, { ...taking, ...changed }, deps),
          },
          deps,
        )
  if (!(answer instanceof Refused)) deps.notifications.nudge()
  return answer
}

async function takeOnce(trx: Kysely<DB>, taking: TimeslotBooking, deps: GuestDeps) {
  const { guest, once, newProfileId: id } = taking
  const judged = await checkAttemptLimits(trx, taking)
  if (judged instanceof Refused) return judged
  const { former } = judged
  const { phone, person } = guest
  const profileId = former ?? (await addPatient(trx, person, { phone, now: once.now, id }))
  const booked = await book(trx, profileId, taking, deps)
  if (booked instanceof Refused && former === null) await removePatient(trx, profileId)
  return booked
}

/** Whether they may book. `former`: the patients without an account who may be this person. */
async function checkAttemptLimits(trx: Kysely<DB>, taking: TimeslotBooking) {
  const { guest, once, settings } = taking
  await lockPhone(trx, guest.phone)
  const known = await samePeople(trx, guest.phone, guest.person)
  const refused = await refuse(trx, known, taking)
  if (refused) return refused
  if ((await plannedOf(trx, guest.phone, once.now)) >= settings.guestBooking.visitsPerPhone) {
    return new Refused('GUEST_VISITS_LIMIT', {})
  }
  return { former: known.find(({ owned }) => !owned)?.id ?? null }
}

/**
 * When known facts about the person prevent the booking, the refusal does not name them: a stranger who enters
 * somebody's phone, name and birthday learns nothing about their visits but that an hour is not free for them.
 */
async function refuse(
  trx: Kysely<DB>,
  known: Awaited<ReturnType<typeof samePeople>>,
  { guest, offered, once, settings }: TimeslotBooking,
) {
  const { bookingContext, slot } = offered
  const ids = known.map(({ id }) => id)
  if (
    missesTooMany(await recordOf(trx, ids, once.now), settings.missedVisits) ||
    (await isForbidden(trx, guest.phone))
  ) {
    return new Refused('NO_ASSIGNMENT_BOOKING', { phones: bookingContext.place.branchPhones.join(';') })
  }
  return (await isBooked(trx, ids, slot)) ? new Refused('PATIENT_BUSY', {}) : undefined
}

async function book(trx: Kysely<DB>, profileId: string, taking: TimeslotBooking, deps: GuestDeps) {
  const { guest, offered, once, holders, settings, language, visitId } = taking
  const { bookingContext, slot } = offered
  const { now } = once
  const token = drawToken(16)
  const contact = { phone: guest.phone, email: guest.email, language }
  const { place } = bookingContext
  const link = `${deps.publicUrl}/v#${token}`
  const patient = guest.person.firstName
  const [sms, ...mails] = guestMessages({ contact, patient, startsAt: slot.startsAt, place, link })
  const { outcome } = await reserveWithoutAccount(trx, {
    visitId,
    timeslotId: slot.id,
    assignmentId: place.assignmentId,
    service: bookingContext.service,
    endsAt: slot.endsAt,
    profileId,
    holders,
    now,
    messages: [deps.notifications.outboxRow(sms)],
  })
  if (outcome === 'visitor-busy') return new Refused('PATIENT_BUSY', {})
  if (outcome === 'unknown') return new Refused('NOT_FOUND', {})
  // The clinic changed its timetable meanwhile and the timeslot is gone.
  if (outcome !== 'booked') return new Refused('TIMESLOT_IS_BUSY', {})

  await saveContact(trx, visitId, { ...contact, note: guest.note, noteKey: deps.keys.note, now })
  const { consents, guardian: givenBy } = guest
  await saveConsents(trx, visitId, { consents, givenBy, version: TERMS_VERSION, now })
  await saveLink(trx, visitId, hashToken(token), now)
  await spendChecks(trx, once.holder)
  for (const mail of mails) await deps.notifications.enqueue(trx, mail)
  const visit = newVisit(visitId, {
    patient: { profileId, firstName: patient },
    bookingContext,
    bookedBy: null,
    slot,
    // Whoever has no account is covered by no programme.
    payer: null,
    now,
  })
  const cutOffMinutes = settings.cancelCutOffMinutes
  return {
    visit: presentGuestVisit(visit, { language, now, cutOffMinutes }),
    calendarFile: calendarFile(visit, language),
  }
}
