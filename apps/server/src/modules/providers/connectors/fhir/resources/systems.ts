/** The `system` of our identifiers at every clinic. */
export const ORDER_SYSTEM = 'urn:vizit:order'
export const PROFILE_SYSTEM = 'urn:vizit:profile'
