import type { SignInPath } from '@vizit/domain/identity/sign-in-path.ts'

/**
 * The sign-in paths that this product supports behind its one form (decisions D5). Add an identity service here when it
 * is connected; until then its numbers get a message.
 */
const CONNECTED: ReadonlySet<SignInPath> = new Set(['api'])

export const isSignInPathConnected = (path: SignInPath) => CONNECTED.has(path)
