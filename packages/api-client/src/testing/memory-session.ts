import type { Refused, Session, SessionStore } from '../session-store.ts'

/** A session store of one tab, in memory only. */
export function memorySession(): SessionStore & { expired: number; why: Refused | undefined } {
  let session: Session | null = null
  let last: Promise<unknown> = Promise.resolve()
  return {
    deviceId: 'device-1',
    anonymousId: 'guest-1',
    expired: 0,
    why: undefined,
    read: () => session,
    readLink: () => null,
    write(next) {
      session = next
    },
    expire(why) {
      session = null
      this.expired++
      this.why = why
    },
    withMutex(work) {
      const turn = last.then(work, work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
