/** The name of a guest's draft in this tab. */
export const GUEST_DRAFT = 'guest'
