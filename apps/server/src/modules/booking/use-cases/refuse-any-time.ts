import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { heldLevels } from '../../family/public.ts'
import type { BookingDeps } from '../deps.ts'
import { readOffer } from '../store/offer.ts'
import { candidateOf, missingOf } from './candidate.ts'
import { declinesOf, declinesOfMove } from './declines.ts'
import { refuseDecline, refusePlace } from './refuse-decline.ts'
import { notSupported } from './refuse-service.ts'

export interface PatientAsked {
  readonly accountId: string
  readonly profileId: string
  readonly assignmentId: string
  readonly serviceId: string | null
  readonly language: Language
}

export type AnyTimeRefusal = Exclude<Awaited<ReturnType<typeof refuseAnyTime>>, undefined>

/** Why this account could book the patient there at no time; undefined when it could at some. */
export async function refuseAnyTime(asked: PatientAsked, deps: BookingDeps) {
  const found = await factsOf(asked, deps)
  if (found instanceof Refused) return found
  const { offer, member, person, settings } = found
  const codes = declinesOf(offer.terms, person, settings)
  if (codes.length > 0) {
    const { language } = asked
    return refuseDecline({ codes, offer, person, missing: missingOf(member), language })
  }
  return member.consentReceived ? undefined : new Refused('CONSENT_REQUIRED', {})
}

/** The same of a visit with this doctor, that would be moved. */
export async function refuseAnyMove(asked: PatientAsked, deps: BookingDeps) {
  const found = await factsOf(asked, deps)
  if (found instanceof Refused) return found
  const { offer, settings } = found
  const person = { ...found.person, known: true }
  const codes = declinesOfMove(offer.terms, person, settings)
  return codes.length > 0 ? refusePlace({ codes, offer, person, language: asked.language }) : undefined
}

async function factsOf(
  { accountId, profileId, assignmentId, serviceId }: PatientAsked,
  { database, clock, settings: read }: BookingDeps,
) {
  const now = clock.now()
  const asked = { accountId, profileId, assignmentId, now, ...(serviceId === null ? {} : { serviceId }) }
  const [settings, offer] = await Promise.all([read(), readOffer(database, asked)])
  if (!offer?.patient || !offer.account) return new Refused('NOT_FOUND', {})
  const accessLevels = heldLevels(offer.patient, settings.accessLevelsConfig)
  if (!accessLevels.includes('VIEW_NAME')) return new Refused('NOT_FOUND', {})
  if (serviceId !== null && !offer.service) return notSupported('service', offer)
  const member = { ...offer.patient, accessLevels }
  return { settings, offer, member, person: candidateOf(member, offer, now) }
}
