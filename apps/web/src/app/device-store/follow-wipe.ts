import { session } from '../session/session.ts'
import { markCode } from './has-code.ts'
import { wipeDevice } from './wipe.ts'

/**
 * What is kept on the device goes with the session: at the sign-out, here or in another tab, and when the server refuses the
 * session because it was ended elsewhere. An end that this browser has slept through is made up for at the start.
 */
export function followWipe(): () => void {
  const wipeUnlessSignedIn = () => {
    if (session.state() === 'signed-in') return
    markCode(false)
    void wipeDevice()
  }
  wipeUnlessSignedIn()
  return session.subscribe(wipeUnlessSignedIn)
}
