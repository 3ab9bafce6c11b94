import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { hideCoverageFrom, presentVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps, BookingSettings } from '../deps.ts'
import type { BookingContext, TimeslotRun } from '../store/booking-context.ts'
import type { Payer } from '../store/payers.ts'
import { holdOwnersOf } from './hold-owners.ts'
import type { Bookee } from './member-of.ts'
import { newVisit } from './new-visit.ts'
import { isBookedSo, isFreedAgain, ownVisitAt } from './own-visit-at.ts'
import { refuseClinic } from './refuse-clinic.ts'
import { refuseTakenPayer } from './refuse-payer.ts'
import { refuseVisitorBusy } from './refuse-visitor-busy.ts'
import { reserveAtTimetableOwner } from './route-to-timetable-owner.ts'
import { visitMessage } from './visit-message.ts'

export interface BookingRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

/** What is known of a booking before the timeslot is taken. */
export interface Facts {
  readonly settings: BookingSettings
  readonly member: Bookee
  readonly bookingContext: BookingContext
  readonly now: Date
}

export type PaidVisit = Pick<Facts, 'member' | 'now'> & { readonly slot: TimeslotRun }

export const paidVisit = ({ member, slot, now }: PaidVisit) => ({
  patient: member,
  day: civilDateOf(slot.startsAt),
  today: civilDateOf(now),
})

interface VisitToReserve extends Facts {
  readonly slot: TimeslotRun
  readonly account: NonNullable<BookingContext['account']>
  readonly payer: Payer | null
  readonly bodyHash: Buffer
}

/**
 * Takes the timeslot, if nothing has changed since it was read. `freed`: it was taken, and is free again; `changed`: the timetable, or what the
 * programme pays, is another one.
 */
export async function takeTimeslot(request: BookingRequest, deps: BookingDeps, taking: VisitToReserve) {
  const { actor, body, key, language } = request
  const { bookingContext, slot, account, payer, bodyHash, now } = taking
  const visitId = randomUUIDv7()
  const message = visitMessage({
    visitId,
    template: 'visit-booked',
    startsAt: slot.startsAt,
    patient: taking.member.firstName,
    place: bookingContext.place,
    account,
    accountId: actor.accountId,
  })
  // No message to others when people book for themselves.
  const others =
    taking.member.relKind === 'ME'
      ? []
      : await deps.messagesToOthers(deps.database.db, {
          what: 'booked',
          visitId,
          profileId: body.profileId,
          patient: taking.member.firstName,
          bookedBy: actor.accountId,
          by: actor.accountId,
          startsAt: slot.startsAt,
          place: bookingContext.place,
        })
  const { cancelCutOffMinutes: cutOffMinutes } = taking.settings
  const present = (visit: VisitDetails) =>
    presentVisit(hideCoverageFrom(taking.member, visit), { language, now, cutOffMinutes })
  const visit = present(newVisit(visitId, { ...taking, bookedBy: actor.accountId, patient: taking.member }))
  const answer = JSON.stringify(visit)
  const asked = {
    visitId,
    timeslotId: body.timetableId,
    assignmentId: body.assignmentId,
    service: bookingContext.service,
    payer,
    endsAt: slot.endsAt,
    profileId: body.profileId,
    accountId: actor.accountId,
    holders: holdOwnersOf(actor),
    now,
    key,
    bodyHash,
    messages: [deps.notifications.outboxRow(message), ...others],
    answer,
  }
  async function own() {
    const known = await ownVisitAt(deps.database, body, actor.accountId)
    if (!known) return
    return isBookedSo(known, body) ? present(known) : refuseVisitorBusy(deps.database, known.id, language)
  }
  // The database decides concurrent bookings; no check here could.
  const reserved = await reserveAtTimetableOwner(asked, { place: bookingContext.place, slot }, deps)
  switch (reserved.outcome) {
    case 'booked':
      deps.notifications.nudge()
      deps.changes.publish('visits', { profiles: [body.profileId] })
      return new JsonText(answer)
    case 'repeated':
      return new JsonText(reserved.answered)
    case 'visitor-busy':
      return (await own()) ?? refuseVisitorBusy(deps.database, reserved.order_id, language)
    case 'busy':
      return (
        (await own()) ??
        ((await isFreedAgain(deps.database, body.timetableId)) ? 'freed' : undefined) ??
        // The timeslot was freed and this account booked it again between the two reads.
        (await own()) ??
        new Refused('TIMESLOT_IS_BUSY', {})
      )
    case 'key-reused':
      return keyReused()
    case 'changed':
      return reserved.outcome
    case 'not-covered':
    case 'limit-reached':
      if (!payer) return new Refused('NOT_FOUND', {})
      return refuseTakenPayer(
        reserved.outcome,
        { ...paidVisit(taking), programId: payer.programId, payer, language },
        deps.database,
      )
    case 'unavailable':
      return refuseClinic('silent', bookingContext.place)
    case 'unknown':
      return new Refused('NOT_FOUND', {})
  }
}

export const keyReused = () =>
  new Refused('INVALID_ARGUMENT', { fields: [{ path: 'Idempotency-Key', problem: 'reused' }] })
