/** Where what a guest writes is kept, for this tab. */
export const GUEST_DRAFT = 'guest'
