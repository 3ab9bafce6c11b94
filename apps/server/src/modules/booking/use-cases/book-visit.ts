import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { isKnownKey } from '../../../platform/idempotency/is-known-key.ts'
import { requestHash } from '../../../platform/idempotency/request-hash.ts'
import { hideCoverageFrom, presentVisit } from '../../visits/public.ts'
import type { BookingDeps } from '../deps.ts'
import { isWithin, readBookingContext } from '../store/booking-context.ts'
import { candidateOf, missingOf } from './candidate.ts'
import { declinesOf } from './declines.ts'
import { memberOf } from './member-of.ts'
import { isBookedSo, ownVisitAt } from './own-visit-at.ts'
import { payersFor } from './payers-for.ts'
import { refuseDecline } from './refuse-decline.ts'
import { refusePayer } from './refuse-payer.ts'
import { refuseService } from './refuse-service.ts'
import { asSeenBy } from './sees-coverage.ts'
import {
  type BookingRequest,
  type Facts,
  keyReused,
  type PaidVisit,
  paidVisit,
  takeTimeslot,
} from './take-timeslot.ts'

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
  const payer = await payerOf(request, { ...facts, slot, visitId: null }, deps)
  if (payer instanceof Refused) return (await answeredMeanwhile(request, deps, facts)) ?? payer
  return takeTimeslot(request, deps, { ...facts, slot, account, payer, bodyHash })
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
  if (!own || !isBookedSo(own, body)) return
  return presentVisit(hideCoverageFrom(member, own), {
    language,
    now,
    cutOffMinutes: settings.cancelCutOffMinutes,
  })
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

function refuseByRules({ language }: BookingRequest, { settings, member, bookingContext, now }: Facts) {
  const person = candidateOf(member, bookingContext, { now, visitAt: bookingContext.slot?.startsAt })
  const codes = declinesOf(bookingContext.terms, person, settings)
  if (codes.length > 0) {
    return refuseDecline({ codes, bookingContext, person, missing: missingOf(member), language })
  }
  return member.consentReceived ? undefined : new Refused('CONSENT_REQUIRED', {})
}
