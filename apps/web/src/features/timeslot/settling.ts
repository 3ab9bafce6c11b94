/** How the address takes what nobody chose, singles: in its place, and with why a time was refused still to be read. */
export const SETTLING = { replace: true, state: true } as const
