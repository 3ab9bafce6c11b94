import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findVisit, type VisitDetails } from '../../visits/public.ts'
import type { BookingDeps, BookingSettings } from '../deps.ts'
import { type BookingContext, isWithin, readBookingContext } from '../store/booking-context.ts'
import type { MoveResult } from '../store/changes.ts'
import { declinesOfMove } from './declines.ts'
import { messagesToOthersOf } from './messages-to-others-of.ts'
import { refuseChange } from './refuse-change.ts'
import { refuseClinic } from './refuse-clinic.ts'
import { type CoveredMove, coverageAfterMove, coverageChanges } from './refuse-coverage-change.ts'
import { refuseAssignmentDecline } from './refuse-decline.ts'
import { notSupported } from './refuse-service.ts'
import { refuseVisitorBusy } from './refuse-visitor-busy.ts'
import { moveAtTimetableOwner } from './route-to-timetable-owner.ts'
import { asSeenBy } from './sees-coverage.ts'
import { visitMessage } from './visit-message.ts'

/** A request to move a visit to another timeslot, by whoever may move it. */
export interface MoveToRequest {
  readonly visit: VisitDetails
  readonly timeslotId: string
  /** The programme's share after the move to which the person has agreed. */
  readonly acceptedShare?: number | undefined
  /** The patient as the caller may see them: without VIEW_COVERAGE not whether a programme pays. Missing: by a link. */
  readonly patient?: CoveredMove['patient']
  /** Null: a person without an account. */
  readonly accountId: string | null
  readonly holders: readonly string[]
  readonly language: Language
  /**
   * The patient as input of the booking rules, and the contact for the message. Undefined: nobody can be told; the
   * move is refused.
   */
  whom(
    bookingContext: BookingContext,
    now: Date,
  ):
    | {
        readonly person: Candidate
        readonly contact: { readonly phone: string; readonly language: Language }
      }
    | undefined
}

export type MoveToDeps = Pick<
  BookingDeps,
  'database' | 'clock' | 'notifications' | 'changes' | 'messagesToOthers' | 'remote' | 'settings'
>

/**
 * Moves a visit to another timeslot of the same medical organisation, with the same or another doctor of it, in
 * one step (decisions D11). Moving it to its own timeslot succeeds and changes nothing.
 */
export async function moveTo(moving: MoveToRequest, deps: MoveToDeps) {
  const { visit, timeslotId, accountId } = moving
  const now = deps.clock.now()
  const [settings, read] = await Promise.all([
    deps.settings(),
    readBookingContext(deps.database, {
      timeslotId,
      serviceId: visit.service?.id,
      optionId: visit.option?.id,
      profileId: visit.profileId,
      ...(accountId === null ? {} : { accountId }),
      now,
    }),
  ])
  const bookingContext = read && moving.patient ? asSeenBy(moving.patient, read) : read
  if (!bookingContext?.slot || bookingContext.place.providerId !== visit.place.providerId)
    return new Refused('NOT_FOUND', {})
  const whom = moving.whom(bookingContext, now)
  if (!whom) return new Refused('NOT_FOUND', {})
  const declined = refuseByRules(moving, { bookingContext, settings, person: whom.person })
  if (declined) return declined
  const { place, slot } = bookingContext
  const covered = { ...moving, bookingContext, slot, now }
  const isElsewhere = visit.timeslotId !== timeslotId
  let paidShare = 0
  if (isElsewhere) {
    if (visit.service && !bookingContext.service) return notSupported('service', bookingContext)
    if (visit.option && !bookingContext.service?.option) return notSupported('option', bookingContext)
    if (!isWithin(slot, bookingWindowEnd(now))) return new Refused('TIMESLOT_IS_BUSY', {})
    const share = await coverageAfterMove(covered, deps.database)
    if (share instanceof Refused) return share
    paidShare = share
  }
  const message = visitMessage({
    visitId: visit.id,
    template: 'visit-moved',
    startsAt: slot.startsAt,
    patient: visit.patientFirstName,
    place,
    account: whom.contact,
    accountId,
  })
  const others = await messagesToOthersOf(
    { ...visit, startsAt: slot.startsAt, place },
    { what: 'moved', by: accountId },
    deps,
  )
  const asked = {
    visitId: visit.id,
    timeslotId,
    covered: visit.covererCode === null ? null : { acceptedShare: moving.acceptedShare ?? null },
    minutes: bookingContext.service?.minutes ?? null,
    accountId,
    holders: moving.holders,
    now,
    cutOffMinutes: settings.cancelCutOffMinutes,
    messages: [deps.notifications.outboxRow(message), ...others],
  }
  const coverer = covererOf(visit.covererCode, paidShare)
  const moved = await moveAtTimetableOwner(asked, { place, slot, profileId: visit.profileId, coverer }, deps)
  return answerOf(moved, { moving, bookingContext, settings, covered }, deps)
}

const covererOf = (code: string | null, share: number) =>
  code === null || share === 0 ? null : { code, share }

interface AnswerContext {
  readonly moving: MoveToRequest
  readonly bookingContext: BookingContext
  readonly settings: BookingSettings
  readonly covered: CoveredMove
}

async function answerOf(
  moved: MoveResult | { readonly outcome: 'unavailable' },
  { moving, bookingContext, settings, covered }: AnswerContext,
  deps: MoveToDeps,
) {
  const { visit, language } = moving
  switch (moved.outcome) {
    case 'moved':
      deps.notifications.nudge()
      deps.changes.publish('visits', { profiles: [visit.profileId] })
      return (await findVisit(deps.database, visit.id)) ?? new Refused('NOT_FOUND', {})
    case 'unchanged':
      return visit
    case 'over':
    case 'too-late':
      return refuseChange(moved.outcome, visit.place, settings.cancelCutOffMinutes)
    case 'visitor-busy':
      return refuseVisitorBusy(deps.database, moved.order_id, language)
    case 'coverage-changes':
      return coverageChanges(covered, { share: moved.share, why: moved.why }, deps.database)
    case 'busy':
      return new Refused('TIMESLOT_IS_BUSY', {})
    case 'unavailable':
      return refuseClinic('silent', bookingContext.place)
    // Another move came first: the visit has left the timeslot at which this move would have kept it.
    case 'unsupported':
      return notSupported('service', bookingContext)
    case 'unknown':
      return new Refused('NOT_FOUND', {})
  }
}

interface MoveToCheck {
  readonly bookingContext: BookingContext
  readonly settings: BookingSettings
  readonly person: Candidate
}

function refuseByRules(
  { visit, timeslotId, language }: MoveToRequest,
  { bookingContext, settings, person: seen }: MoveToCheck,
) {
  const isSameDoctor = visit.place.doctorId === bookingContext.place.doctorId
  const person = { ...seen, known: seen.known || isSameDoctor }
  const codes = declinesOfMove(bookingContext.terms, person, settings)
  if (codes.length === 0 || (visit.timeslotId === timeslotId && person.mayBook)) return undefined
  return refuseAssignmentDecline({ codes, bookingContext, person, language })
}
