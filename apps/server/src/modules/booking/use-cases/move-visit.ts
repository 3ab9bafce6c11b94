import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { Member } from '../../family/public.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps, BookingSettings } from '../deps.ts'
import { type Moved, move } from '../store/changes.ts'
import { isWithin, type Offer, readOffer } from '../store/offer.ts'
import { candidateOf } from './candidate.ts'
import { declinesOf } from './declines.ts'
import { holdersOf } from './holders.ts'
import { refuseChange } from './refuse-change.ts'
import { refusePlace } from './refuse-decline.ts'
import { notSupported } from './refuse-service.ts'
import { refuseVisitorBusy } from './refuse-visitor-busy.ts'
import { visitMessage } from './visit-message.ts'

export interface MoveRequest {
  readonly actor: Patient
  readonly orderId: string
  readonly timeslotId: string
  readonly language: Language
}

/**
 * Moves a visit to another timeslot of the same medical organisation, at this or another doctor of it, in one
 * step (decisions D11); to the timeslot that it has, it does nothing and succeeds.
 */
export async function moveVisit(request: MoveRequest, deps: BookingDeps) {
  const { actor, timeslotId } = request
  const now = deps.clock.now()
  const visit = await findVisit(deps.database, request.orderId)
  const member = visit && (await deps.family.memberFor(actor, visit.profileId, 'VIEW_VISITS'))
  if (!visit || !member || visit.status === 'cancelled') return new Refused('NOT_FOUND', {})
  const [settings, offer] = await Promise.all([
    deps.settings(),
    readOffer(deps.database, {
      timeslotId,
      serviceId: visit.service?.id,
      optionId: visit.option?.id,
      profileId: visit.profileId,
      accountId: actor.accountId,
      now,
    }),
  ])
  if (!offer?.slot || !offer.account || offer.place.providerId !== visit.place.providerId) {
    return new Refused('NOT_FOUND', {})
  }
  const declined = refuseByRules(request, { visit, member, offer, settings, now })
  if (declined) return declined
  const isElsewhere = visit.timeslotId !== timeslotId
  if (isElsewhere) {
    if (visit.service && !offer.service) return notSupported('service', offer)
    if (visit.option && !offer.service?.option) return notSupported('option', offer)
    if (!isWithin(offer.slot, bookingWindowEnd(now))) return new Refused('TIMESLOT_IS_BUSY', {})
  }
  const message = visitMessage({
    template: 'visit-moved',
    startsAt: offer.slot.startsAt,
    place: offer.place,
    account: offer.account,
  })
  const moved = await move(deps.database, {
    visitId: visit.id,
    timeslotId,
    minutes: offer.service?.minutes ?? null,
    accountId: actor.accountId,
    holders: holdersOf(actor),
    now,
    cutOffMinutes: settings.cancelCutOffMinutes,
    message: deps.notifications.outboxRow(message),
  })
  return answerOf(moved, { visit, settings }, request, deps)
}

async function answerOf(
  moved: Moved,
  { visit, settings }: Pick<Moving, 'visit' | 'settings'>,
  request: MoveRequest,
  deps: BookingDeps,
) {
  switch (moved.outcome) {
    case 'moved':
      deps.notifications.nudge()
      deps.changes.tell('visits', { profiles: [visit.profileId] })
      return (await findVisit(deps.database, visit.id)) ?? new Refused('NOT_FOUND', {})
    case 'unchanged':
      return visit
    case 'over':
    case 'too-late':
      return refuseChange(moved.outcome, visit.place, settings.cancelCutOffMinutes)
    case 'visitor-busy':
      return refuseVisitorBusy(deps.database, moved.order_id, request.language)
    case 'busy':
      return new Refused('TIMESLOT_IS_BUSY', {})
    case 'unknown':
      return new Refused('NOT_FOUND', {})
  }
}

/** What the person has done or left undone closes new bookings; it does not keep a visit from being moved. */
const ABOUT_THE_PERSON: readonly DeclineCode[] = [3, 5, 6, 12]

interface Moving {
  readonly visit: VisitDetails
  readonly member: Member
  readonly offer: Offer
  readonly settings: BookingSettings
  readonly now: Date
}

function refuseByRules(
  { language, timeslotId }: MoveRequest,
  { visit, member, offer, settings, now }: Moving,
) {
  const candidate = candidateOf(member, offer, now)
  const isSameDoctor = visit.place.doctorId === offer.place.doctorId
  const person = { ...candidate, known: candidate.known || isSameDoctor }
  const codes = declinesOf(offer.terms, person, settings).filter(code => !ABOUT_THE_PERSON.includes(code))
  if (codes.length === 0 || (visit.timeslotId === timeslotId && person.mayBook)) return undefined
  return refusePlace({ codes, offer, person, language })
}
