/** The `system` of our identifiers at every clinic. */
export const ORDER_SYSTEM = 'urn:vizit:order'
/** Codes of presentations in the register of medicines that was imported. */
export const PACK_SYSTEM = 'urn:vizit:drug-pack'
/** Codes of programmes that pay. */
export const PROGRAMME_SYSTEM = 'urn:vizit:programme'
/** The part that the patient pays, as HL7 names it. */
export const COPAY_SYSTEM = 'http://terminology.hl7.org/CodeSystem/coverage-copay-type'
export const PROFILE_SYSTEM = 'urn:vizit:profile'
