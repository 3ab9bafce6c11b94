import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf } from '@vizit/contract/call.ts'
import type { bookVisit as call } from '@vizit/contract/calls/booking.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { isKnownKey } from '../../../platform/idempotency/is-known-key.ts'
import { requestHash } from '../../../platform/idempotency/request-hash.ts'
import { hideCoverageFrom, presentVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps, BookingSettings } from '../deps.ts'
import {
  type BookingContext,
  isWithin,
  readBookingContext,
  type TimeslotRun,
} from '../store/booking-context.ts'
import type { Payer } from '../store/payers.ts'
import { candidateOf, missingOf } from './candidate.ts'
import { declinesOf } from './declines.ts'
import { holdOwnersOf } from './hold-owners.ts'
import { type Bookee, memberOf } from './member-of.ts'
import { newVisit } from './new-visit.ts'
import { isFreedAgain, ownVisitAt } from './own-visit-at.ts'
import { payersFor } from './payers-for.ts'
import { refuseClinic } from './refuse-clinic.ts'
import { refuseDecline } from './refuse-decline.ts'
import { refusePayer, refuseTakenPayer } from './refuse-payer.ts'
import { refuseService } from './refuse-service.ts'
import { refuseVisitorBusy } from './refuse-visitor-busy.ts'
import { reserveAtTimetableOwner } from './route-to-timetable-owner.ts'
import { asSeenBy } from './sees-coverage.ts'
import { visitMessage } from './visit-message.ts'

export interface BookingRequest {
  readonly actor: Patient
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

/**
 * Books a visit, or refuses. A request repeated with its idempotency key gets the first answer (decisions D13).
 */
export async function bookVisit(request: BookingRequest, deps: BookingDeps) {
  for (let freed = 0; ; ) {
    const answer = await attempt(request, deps)
    // Retry once when the timeslot was freed meanwhile, for example because the account cancelled its own visit.
    if (answer === 'freed') {
      freed += 1
      if (freed > 1) return new Refused('TIMESLOT_IS_BUSY', {})
    }
    // Retry when an import changed the timetable after the read, so that the visit would end at another time.
    else if (answer !== 'changed') return answer
  }
}

async function attempt(request: BookingRequest, deps: BookingDeps) {
  const { actor, body, key } = request
  const now = deps.clock.now()
  const [settings, read] = await Promise.all([
    deps.settings(),
    readBookingContext(deps.database, {
      timeslotId: body.timetableId,
      assignmentId: body.assignmentId,
      serviceId: body.serviceId,
      optionId: body.serviceOptionId,
      profileId: body.profileId,
      accountId: actor.accountId,
      key,
      now,
    }),
  ])
  const member = read?.patient && memberOf(read.patient, settings)
  if (!member || !read.account) return new Refused('NOT_FOUND', {})
  const bookingContext = asSeenBy(member, read)
  const bodyHash = requestHash('bookVisit', body)
  if (bookingContext.knownKey) {
    return bookingContext.knownKey.bodyHash.equals(bodyHash)
      ? new JsonText(bookingContext.knownKey.answer)
      : keyReused()
  }
  if (!bookingContext.slot) return new Refused('NOT_FOUND', {})
  const unsupported = refuseService(body, bookingContext)
  if (unsupported) return unsupported
  if (!isWithin(bookingContext.slot, bookingWindowEnd(now))) return new Refused('TIMESLOT_IS_BUSY', {})
  const facts = { settings, member, bookingContext, now }
  const declined = refuseByRules(request, facts)
  if (declined) return declined
  const { slot } = bookingContext
  const { account } = read
  const payer = await payerOf(request, { ...facts, slot }, deps)
  if (payer instanceof Refused) return (await answeredMeanwhile(request, deps, facts)) ?? payer
  return take(request, deps, { ...facts, slot, account, payer, bodyHash })
}

/** The same request, or the same booking from another tab, has used the limit up: its answer counts. */
async function answeredMeanwhile(
  { actor, body, key, language }: BookingRequest,
  { database }: BookingDeps,
  { settings, member, now }: Facts,
) {
  const { accountId } = actor
  if (key !== null && (await isKnownKey(database.db, { accountId, key, now }))) return 'changed'
  const own = await ownVisitAt(database, body, accountId)
  return (
    own &&
    presentVisit(hideCoverageFrom(member, own), {
      language,
      now,
      cutOffMinutes: settings.cancelCutOffMinutes,
    })
  )
}

/** The programme that pays; null: own expenses, which cost no further statement. */
async function payerOf(
  { body: { programId }, language }: BookingRequest,
  visit: Parameters<typeof payersFor>[1] & PaidVisit,
  { database }: BookingDeps,
) {
  if (programId === undefined) return null
  const payer = (await payersFor(database, visit)).find(known => known.programId === programId)
  return (await refusePayer({ ...paidVisit(visit), programId, payer, language }, database)) ?? payer ?? null
}

type PaidVisit = Pick<Facts, 'member' | 'now'> & { readonly slot: TimeslotRun }

const paidVisit = ({ member, slot, now }: PaidVisit) => ({
  patient: member,
  day: civilDateOf(slot.startsAt),
  today: civilDateOf(now),
})

interface Facts {
  readonly settings: BookingSettings
  readonly member: Bookee
  readonly bookingContext: BookingContext
  readonly now: Date
}

function refuseByRules({ language }: BookingRequest, { settings, member, bookingContext, now }: Facts) {
  const person = candidateOf(member, bookingContext, { now, visitAt: bookingContext.slot?.startsAt })
  const codes = declinesOf(bookingContext.terms, person, settings)
  if (codes.length > 0) {
    return refuseDecline({ codes, bookingContext, person, missing: missingOf(member), language })
  }
  return member.consentReceived ? undefined : new Refused('CONSENT_REQUIRED', {})
}

interface VisitToReserve extends Facts {
  readonly slot: TimeslotRun
  readonly account: NonNullable<BookingContext['account']>
  readonly payer: Payer | null
  readonly bodyHash: Buffer
}

async function take(request: BookingRequest, deps: BookingDeps, taking: VisitToReserve) {
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
    return known && present(known)
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

const keyReused = () => invalid('Idempotency-Key', 'reused')

const invalid = (path: string, problem: string) =>
  new Refused('INVALID_ARGUMENT', { fields: [{ path, problem }] })
