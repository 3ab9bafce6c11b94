import type { BookingTerms } from './decline-reasons.ts'

export type BookingPolicy = BookingTerms['policy']

/** May somebody of whom nothing is known book there (product §6, "Booking restrictions")? */
export const takesStrangers = (policy: BookingPolicy): boolean => policy === 'open'

/** May signing in open it? Who has been there is known; programmes cannot be linked yet, so that nobody has one. */
export const opensBySignIn = (policy: BookingPolicy): boolean =>
  policy === 'open' || policy === 'second-visit'

/** May time there be advertised to somebody: is it for them as far as is known of them? */
export const isFor = (policy: BookingPolicy, { isKnown }: { readonly isKnown: boolean }): boolean =>
  takesStrangers(policy) || (policy === 'second-visit' && isKnown)
