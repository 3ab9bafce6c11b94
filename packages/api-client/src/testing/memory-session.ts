import type { Session, SessionStore } from '../session-store.ts'

/** A session store of one tab, in memory only. */
export function memorySession(): SessionStore & { expired: number; signedOut: number } {
  let session: Session | null = null
  let last: Promise<unknown> = Promise.resolve()
  return {
    deviceId: 'device-1',
    anonymousId: 'guest-1',
    expired: 0,
    signedOut: 0,
    read: () => session,
    readLink: () => null,
    write(next) {
      session = next
    },
    expire(isSignedOut = false) {
      session = null
      this.expired++
      if (isSignedOut) this.signedOut++
    },
    withMutex(work) {
      const turn = last.then(work, work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
