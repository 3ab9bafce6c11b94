import { session } from '../session/session.ts'
import { wasSignedOut } from '../session/session-record.ts'
import { lockDevice, wipeDevice } from './wipe.ts'

/**
 * The device store is deleted when the owner signs out: here, in another tab or from another device. Any other end of
 * the session locks it until the same account signs in.
 */
export function followEnd(): void {
  if (session.state() === 'signed-in') return
  if (wasSignedOut()) void wipeDevice()
  else lockDevice()
}

/** Handles at the start an end of the session that happened while this browser was not running. */
export function wipeStoreOnSignOut(): () => void {
  followEnd()
  return session.subscribe(followEnd)
}
