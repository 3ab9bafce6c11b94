import { session } from '../session/session.ts'
import { wasSignedOut } from '../session/session-record.ts'
import { lockDevice, wipeDevice } from './wipe.ts'

/**
 * What is kept on the device goes when its owner signs out, here, in another tab or from another device; any other end of the
 * session locks it until the same account signs in.
 */
export function followEnd(): void {
  if (session.state() === 'signed-in') return
  if (wasSignedOut()) void wipeDevice()
  else lockDevice()
}

/** An end that this browser has slept through is made up for at the start. */
export function followWipe(): () => void {
  followEnd()
  return session.subscribe(followEnd)
}
