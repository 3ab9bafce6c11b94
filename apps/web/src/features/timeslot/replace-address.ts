/**
 * How automatic selections are written to the address: they replace the entry, and keep the reason of a refused time on
 * the screen.
 */
export const REPLACE_ADDRESS = { replace: true, state: true } as const
