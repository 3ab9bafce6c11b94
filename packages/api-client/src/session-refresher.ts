import type { RefusalCode } from './refusal.ts'
import type { Result } from './result.ts'
import type { Refused, Session, SessionStore } from './session-store.ts'

type Refresh = (refreshToken: string, deviceId: string) => Promise<Result<unknown>>

/** No answer, or an answer that is not from the product: the server may have used the token nevertheless. */
const unanswered = new Set<RefusalCode>(['OFFLINE', 'TIMED_OUT', 'SERVICE_UNAVAILABLE', 'UNEXPECTED_PROBLEM'])
const ATTEMPTS = 3
const PAUSE_MS = 1000

const sessionExpired = {
  ok: false,
  refusal: { code: 'SESSION_EXPIRED', detail: '', attributes: {} },
} as const

const whyOf = ({ accountDeleted, signedOut }: Readonly<Record<string, unknown>>): Refused =>
  accountDeleted ? 'account-deleted' : signedOut ? 'signed-out-elsewhere' : 'expired'

/**
 * Exchanges an expired identity token for a new one, once for all waiting calls and tabs, because a refresh token can
 * be used only once. Without an answer it retries at once: the server repeats the same answer for a minute.
 */
export function sessionRefresher(store: SessionStore, refresh: Refresh) {
  async function answered(refreshToken: string): Promise<Result<unknown>> {
    for (let attempt = 1; ; attempt += 1) {
      const result = await refresh(refreshToken, store.deviceId)
      const isOver = attempt === ATTEMPTS || store.read()?.refreshToken !== refreshToken
      if (result.ok || isOver || !unanswered.has(result.refusal.code)) return result
      if (result.refusal.code !== 'TIMED_OUT') await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }

  return (ended: Session): Promise<Result<Session>> =>
    store.withMutex(async () => {
      const current = store.read()
      if (!current) return sessionExpired
      // Another call or tab has refreshed while this call waited for the lock.
      if (current.identityToken !== ended.identityToken) return { ok: true, answer: current }

      const result = await answered(current.refreshToken)
      const now = store.read()
      // The user has signed out meanwhile; an ended session does not start again.
      if (!now) return sessionExpired
      // Another tab was faster, in a browser that has no locks between tabs.
      if (now.refreshToken !== current.refreshToken) return { ok: true, answer: now }
      if (result.ok) {
        const session = result.answer as Session
        store.write(session)
        return { ok: true, answer: session }
      }
      const { refusal } = result
      if (refusal.code === 'SESSION_EXPIRED') store.expire(whyOf(refusal.attributes))
      return result
    })
}
