import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { heldLevels } from '../../family/public.ts'
import type { BookingDeps } from '../deps.ts'
import { readBookingContext } from '../store/booking-context.ts'
import { candidateOf, missingOf } from './candidate.ts'
import { declinesOf, declinesOfMove } from './declines.ts'
import { refuseAssignmentDecline, refuseDecline } from './refuse-decline.ts'
import { notSupported } from './refuse-service.ts'
import { asSeenBy } from './sees-coverage.ts'

export interface PatientRequest {
  readonly accountId: string
  readonly profileId: string
  readonly assignmentId: string
  readonly serviceId: string | null
  /** When the visit would begin; absent while no time is chosen. */
  readonly visitAt?: Date
  readonly language: Language
}

export type AnyTimeRefusal = Exclude<Awaited<ReturnType<typeof refuseAnyTime>>, undefined>

/** Why this account cannot book the patient there at any time. Undefined: it can at some. */
export async function refuseAnyTime(asked: PatientRequest, deps: BookingDeps) {
  const found = await factsOf(asked, deps)
  if (found instanceof Refused) return found
  const { bookingContext, member, person, settings } = found
  const codes = declinesOf(bookingContext.terms, person, settings)
  if (codes.length > 0) {
    const { language } = asked
    return refuseDecline({ codes, bookingContext, person, missing: missingOf(member), language })
  }
  return member.consentReceived ? undefined : new Refused('CONSENT_REQUIRED', {})
}

/** The same for moving an existing visit with this doctor. */
export async function refuseAnyMove(asked: PatientRequest, deps: BookingDeps) {
  const found = await factsOf(asked, deps)
  if (found instanceof Refused) return found
  const { bookingContext, settings } = found
  const person = { ...found.person, known: true }
  const codes = declinesOfMove(bookingContext.terms, person, settings)
  return codes.length > 0
    ? refuseAssignmentDecline({ codes, bookingContext, person, language: asked.language })
    : undefined
}

async function factsOf(
  { accountId, profileId, assignmentId, serviceId, visitAt }: PatientRequest,
  { database, clock, settings: read }: BookingDeps,
) {
  const now = clock.now()
  const asked = { accountId, profileId, assignmentId, now, ...(serviceId === null ? {} : { serviceId }) }
  const [settings, bookingContext] = await Promise.all([read(), readBookingContext(database, asked)])
  if (!bookingContext?.patient || !bookingContext.account) return new Refused('NOT_FOUND', {})
  const accessLevels = heldLevels(bookingContext.patient, settings.accessLevelsConfig)
  if (!accessLevels.includes('VIEW_NAME')) return new Refused('NOT_FOUND', {})
  if (serviceId !== null && !bookingContext.service) return notSupported('service', bookingContext)
  const member = { ...bookingContext.patient, accessLevels }
  const seen = asSeenBy(member, bookingContext)
  return { settings, bookingContext: seen, member, person: candidateOf(member, seen, { now, visitAt }) }
}
