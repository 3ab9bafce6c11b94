/** What whoever books without an account agrees to (product §5). */
export type GuestConsent = 'user-agreement' | 'privacy-policy' | 'personal-data' | 'guardian'

/** Of the user agreement and the privacy policy that the screens link to: a new one with every change of their sense. */
export const TERMS_VERSION = '2026-11-21'

/** Without these nobody is booked; a child's guardian agrees as such, too. */
export function neededConsents(isChild: boolean): readonly GuestConsent[] {
  return isChild
    ? ['user-agreement', 'privacy-policy', 'personal-data', 'guardian']
    : ['user-agreement', 'privacy-policy', 'personal-data']
}
