import { ADULT_AGE } from '../person/age.ts'
import type { DeclineCode } from './decline-code.ts'
import type { BookingTerms, Candidate } from './decline-reasons.ts'

/** What can be done about a decline reason, each with a place of its own that leads there (product §6). */
export const remedies = [
  'fill-profile',
  'complete-child',
  'add-child',
  'ask-relative',
  'missed-visits',
  'support',
  'other-doctor',
  'other-time',
  'registry',
] as const

export type Remedy = (typeof remedies)[number]

/** Those after which whoever books can go on at once; the others take somebody else, or end here. */
const mending: ReadonlySet<Remedy> = new Set<Remedy>(['fill-profile', 'complete-child', 'add-child'])

/** What is asked about besides the person. */
export interface RemedyContext {
  /** Does the doctor, or one of those in question, take children for it? */
  readonly takesChildren: boolean
  /** Somebody of the family can be booked there: nobody has to be added for that. */
  readonly takesFamily: boolean
}

/** The remedy of a reason for this person; null where only words help. */
export function remedyOf(
  code: DeclineCode,
  { relation, age }: Pick<Candidate, 'relation' | 'age'>,
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
    // No account can link a programme yet: another doctor is all there is.
    case 7:
      return 'other-doctor'
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

/** Do these terms take a child at all? */
export const takesChildren = ({ ages, service }: Pick<BookingTerms, 'ages' | 'service'>): boolean =>
  ages.children && (service?.forChildren ?? true)

/** Can whoever books mend all of it, so that booking here is open to them? A client may meet newer remedies. */
export function isMendable(reasons: readonly { readonly remedy?: string | null | undefined }[]): boolean {
  return reasons.length > 0 && reasons.every(({ remedy }) => mending.has(remedy as Remedy))
}

interface Asked {
  readonly allowed: boolean
  readonly reasons: readonly { readonly remedy?: string | null | undefined }[]
}

/** Reasons that the registry alone, or nobody else, can settle. */
const atRegistry: ReadonlySet<string> = new Set<Remedy>(['registry', 'missed-visits'])

/**
 * How it goes on for all who may be booked for: somebody can be; what stands in the way can be mended by themselves;
 * another doctor is for them; or nothing helps but to call the registry (product §6).
 */
export function wayOn(people: readonly Asked[]): 'book' | 'mend' | 'other-doctor' | 'registry' {
  if (people.some(({ allowed }) => allowed)) return 'book'
  if (people.some(({ reasons }) => isMendable(reasons))) return 'mend'
  const isForOthers = ({ reasons }: Asked) => reasons.some(({ remedy }) => remedy === 'other-doctor')
  return people.some(isForOthers) && !people.some(needsRegistry) ? 'other-doctor' : 'registry'
}

const needsRegistry = ({ reasons }: Asked) => reasons.some(({ remedy }) => atRegistry.has(remedy ?? ''))

/** Is it for some of them the registry that has to be called? */
export const callsRegistry = (people: readonly Asked[]): boolean =>
  wayOn(people) === 'registry' || people.some(needsRegistry)
