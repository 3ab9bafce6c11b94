/** The consents of a person who books without an account (product §5). */
export type GuestConsent = 'user-agreement' | 'privacy-policy' | 'personal-data' | 'guardian'

/**
 * The date of the current user agreement and privacy policy (`apps/web/public/legal`). Set a new date whenever their
 * meaning changes.
 */
export const TERMS_VERSION = '2026-11-23'

/** The consents required for a booking; for a child also the guardian's. */
export function neededConsents(isChild: boolean): readonly GuestConsent[] {
  return isChild
    ? ['user-agreement', 'privacy-policy', 'personal-data', 'guardian']
    : ['user-agreement', 'privacy-policy', 'personal-data']
}
