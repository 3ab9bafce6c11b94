/** What whoever books without an account agrees to (product §5). */
export type GuestConsent = 'user-agreement' | 'privacy-policy' | 'personal-data' | 'guardian'

/** The date that the user agreement and the privacy policy bear (`apps/web/public/legal`): a new one with every change of their sense. */
export const TERMS_VERSION = '2026-11-23'

/** Without these nobody is booked; a child's guardian agrees as such, too. */
export function neededConsents(isChild: boolean): readonly GuestConsent[] {
  return isChild
    ? ['user-agreement', 'privacy-policy', 'personal-data', 'guardian']
    : ['user-agreement', 'privacy-policy', 'personal-data']
}
