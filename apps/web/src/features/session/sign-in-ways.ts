import type { SignInPath } from '@vizit/domain/identity/sign-in-path.ts'

/**
 * The ways to sign in by phone that this product has behind its one form (decisions D5). Whoever connects an
 * identity service adds it here; until then its numbers are told so.
 */
const CONNECTED: ReadonlySet<SignInPath> = new Set(['api'])

export const isConnected = (path: SignInPath) => CONNECTED.has(path)
