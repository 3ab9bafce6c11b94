/** The `system` of our identifiers at every clinic. */
export const ORDER_SYSTEM = 'urn:vizit:order'
/** Codes of presentations in the register of medicines that was imported. */
export const PACK_SYSTEM = 'urn:vizit:drug-pack'
export const PROFILE_SYSTEM = 'urn:vizit:profile'
