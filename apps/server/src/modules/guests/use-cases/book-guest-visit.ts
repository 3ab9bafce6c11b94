import type { BodyOf, ParamsOf } from '@vizit/contract/call.ts'
import type { bookGuestVisit as call } from '@vizit/contract/calls/guests/booking.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Patient, Guest as Visitor } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answeredBefore } from '../../../platform/idempotency/answer-once.ts'
import {
  declinesOf,
  holdOwnersOf,
  isWithin,
  readBookingContext,
  refuseAssignmentDecline,
  refuseService,
} from '../../booking/public.ts'
import type { GuestDeps, GuestSettings } from '../deps.ts'
import { bookTimeslot, type WantedTimeslot } from './book-timeslot.ts'
import { candidateOf } from './candidate.ts'
import { provePerson } from './prove-person.ts'
import { readGuest } from './read-guest.ts'

export interface GuestBooking {
  readonly actor: Visitor | Patient
  readonly params: ParamsOf<typeof call>
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly address: string
  readonly language: Language
}

/**
 * Books a visit for a person without an account, or refuses. A request repeated with its key gets the first
 * answer.
 */
export async function bookGuestVisit(request: GuestBooking, deps: GuestDeps) {
  const { actor, body, params, key, address, language } = request
  const now = deps.clock.now()
  const settings = await deps.settings()
  if (!settings.guestBooking.enabled) return new Refused('UNAUTHENTICATED', {})
  const guest = readGuest(body, civilDateOf(now))
  if (guest instanceof Refused) return guest
  const holders = holdOwnersOf(actor)
  const [holder] = holders
  const once = { holder, key, call: 'bookGuestVisit', body: { ...params, ...sayingsOf(body) }, now }
  const known = key === null ? undefined : await answeredBefore(deps.database.db, once)
  if (known) return known

  const offered = await offeredTo(guest.person.birthday, request, settings, deps)
  if (offered instanceof Refused) return offered
  const { recaptchaValue: proof, humanCheckId: checkId, humanCode: digits } = body
  const unproven = await provePerson({ holder, address, phone: guest.phone, proof, checkId, digits }, deps)
  if (unproven) return unproven
  return bookTimeslot({ guest, offered, once, holders, settings, language }, deps)
}

/** The fields of the request that stay the same when it is repeated; the human check differs each time. */
function sayingsOf({ recaptchaValue: _, humanCheckId: __, humanCode: ___, ...said }: GuestBooking['body']) {
  return said
}

/**
 * The timeslot and its terms, which do not depend on the person apart from their age on that day; or why it is not offered.
 */
async function offeredTo(
  birthday: CivilDate,
  { params, body, language }: GuestBooking,
  settings: GuestSettings,
  { database, clock }: GuestDeps,
): Promise<
  | WantedTimeslot
  | ReturnType<typeof refuseAssignmentDecline>
  | NonNullable<ReturnType<typeof refuseService>>
  | Refused<'NOT_FOUND' | 'TIMESLOT_IS_BUSY'>
> {
  const now = clock.now()
  const { timeslotId, doctorId, provider } = params
  const { serviceId, serviceOptionId: optionId } = body
  const bookingContext = await readBookingContext(database, { timeslotId, serviceId, optionId, now })
  const isThere =
    bookingContext?.place.doctorId === doctorId && bookingContext.place.providerCode === provider
  if (!bookingContext?.slot || !isThere) return new Refused('NOT_FOUND', {})
  const unsupported = refuseService(body, bookingContext)
  if (unsupported) return unsupported
  if (!isWithin(bookingContext.slot, bookingWindowEnd(now))) return new Refused('TIMESLOT_IS_BUSY', {})
  const person = candidateOf(birthday, { now, visitAt: bookingContext.slot.startsAt })
  const codes = declinesOf(bookingContext.terms, person, settings)
  if (codes.length > 0) return refuseAssignmentDecline({ codes, bookingContext, person, language })
  return { bookingContext, slot: bookingContext.slot }
}
