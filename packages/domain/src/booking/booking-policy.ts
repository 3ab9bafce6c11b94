import type { BookingTerms } from './decline-reasons.ts'

export type BookingPolicy = BookingTerms['policy']

/** True if a person about whom nothing is known may book there (product §6, "Booking restrictions"). */
export const takesStrangers = (policy: BookingPolicy): boolean => policy === 'open'

/** True if signing in may make booking possible: it shows whether the person has been there before, or has a programme. */
export const opensBySignIn = (policy: BookingPolicy): boolean => policy !== 'registry'

/** True if times there may be shown to a person, by what is known about them. */
export const isFor = (
  policy: BookingPolicy,
  { isKnown, isCovered = false }: { readonly isKnown: boolean; readonly isCovered?: boolean },
): boolean =>
  takesStrangers(policy) || (policy === 'second-visit' && isKnown) || (policy === 'programme' && isCovered)
