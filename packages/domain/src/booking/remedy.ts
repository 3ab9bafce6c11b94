import { ADULT_AGE } from '../person/age.ts'
import type { DeclineCode } from './decline-code.ts'
import type { BookingTerms, Candidate } from './decline-reasons.ts'

/** What the user can do about a decline reason. Each remedy has its own screen or link (product §6). */
export const remedies = [
  'fill-profile',
  'complete-child',
  'add-child',
  'ask-relative',
  'missed-visits',
  'support',
  'link-programme',
  'other-doctor',
  'other-time',
  'registry',
] as const

export type Remedy = (typeof remedies)[number]

/**
 * Remedies after which the user can continue the same booking at once. The others lead to another patient or doctor, or
 * end the booking.
 */
const mending: ReadonlySet<Remedy> = new Set<Remedy>(['fill-profile', 'complete-child', 'add-child'])

/** The facts besides the person that decide the remedy. */
export interface RemedyContext {
  /** True if the doctor, or one of the doctors in question, accepts children for this service. */
  readonly takesChildren: boolean
  /** True if another member of the family can be booked there, so that nobody has to be added. */
  readonly takesFamily: boolean
}

/** The remedy for a reason and this person; null if only the text can help. */
export function remedyOf(
  code: DeclineCode,
  {
    relation,
    age,
    isMember = false,
    coversOtherDay = false,
  }: Pick<Candidate, 'relation' | 'age' | 'isMember' | 'coversOtherDay'>,
  { takesChildren, takesFamily }: RemedyContext,
): Remedy | null {
  switch (code) {
    case 0:
      return 'ask-relative'
    case 3:
      return 'support'
    case 5:
      return 'add-child'
    case 6:
      if (relation === 'ME') return 'fill-profile'
      return relation === 'CHILD' ? 'complete-child' : null
    // Another programme than the one that they have is hardly found. Parents link what covers a child, adult relatives their own.
    case 7:
      if (coversOtherDay) return 'other-time'
      return (relation === 'ME' || relation === 'CHILD') && !isMember ? 'link-programme' : 'other-doctor'
    case 8: {
      const isParent = relation === 'ME' && age !== null && age >= ADULT_AGE
      return isParent && takesChildren && !takesFamily ? 'add-child' : 'other-doctor'
    }
    case 12:
      return 'missed-visits'
    case 13:
      return 'other-time'
    case 2:
    case 4:
    case 9:
    case 14:
      return 'registry'
    case 10:
    case 11:
      return null
  }
}

/** True if children are accepted under these terms. */
export const takesChildren = ({ ages, service }: Pick<BookingTerms, 'ages' | 'service'>): boolean =>
  ages.children && (service?.forChildren ?? true)

/**
 * True if the user can remove all the reasons, so that booking becomes possible. Remedies that an older client does not
 * know count as not removable.
 */
export function isSolvableByUser(
  reasons: readonly { readonly remedy?: string | null | undefined }[],
): boolean {
  return reasons.length > 0 && reasons.every(({ remedy }) => mending.has(remedy as Remedy))
}

interface PersonToBook {
  readonly allowed: boolean
  readonly reasons: readonly { readonly remedy?: string | null | undefined }[]
}

export type NextStep = 'book' | 'mend' | 'link-programme' | 'other-time' | 'other-doctor' | 'registry'

/** Reasons that only the registry, or nobody, can solve. */
const atRegistry: ReadonlySet<string> = new Set<Remedy>(['registry', 'missed-visits'])

/**
 * The next step for all the people whom the user may book for: 'book' if somebody can be booked; otherwise by the
 * remedies: the user can fix the reasons, needs another time, links a programme, needs another doctor, or has to phone the
 * registry (product §6).
 */
export function nextStepFor(people: readonly PersonToBook[]): NextStep {
  if (people.some(({ allowed }) => allowed)) return 'book'
  if (people.some(({ reasons }) => isSolvableByUser(reasons))) return 'mend'
  if (people.some(needsBesidesMending('other-time'))) return 'other-time'
  if (people.some(needsBesidesMending('link-programme'))) return 'link-programme'
  const isForOthers = ({ reasons }: PersonToBook) =>
    reasons.some(({ remedy }) => remedy === 'other-doctor' || remedy === 'link-programme')
  return people.some(isForOthers) && !people.some(needsRegistry) ? 'other-doctor' : 'registry'
}

const needsBesidesMending =
  (needed: Remedy) =>
  ({ reasons }: PersonToBook) =>
    reasons.some(({ remedy }) => remedy === needed) &&
    reasons.every(({ remedy }) => remedy === needed || mending.has(remedy as Remedy))

const needsRegistry = ({ reasons }: PersonToBook) =>
  reasons.some(({ remedy }) => atRegistry.has(remedy ?? ''))

/** True if at least one of them has to phone the registry. */
export const hasToCallRegistry = (people: readonly PersonToBook[]): boolean =>
  nextStepFor(people) === 'registry' || people.some(needsRegistry)
