import type { Result } from './result.ts'
import type { Session, SessionStore } from './session-store.ts'

type Refresh = (refreshToken: string, deviceId: string) => Promise<Result<unknown>>

/**
 * Trades an ended identity token for a new one, once for all calls and tabs that wait for it: a refresh token
 * is spent by its use, and a second use would end the session as a theft.
 */
export function sessionRefresher(store: SessionStore, refresh: Refresh) {
  return (ended: Session): Promise<Result<Session>> =>
    store.alone(async () => {
      const current = store.read()
      if (!current) return { ok: false, refusal: { code: 'SESSION_EXPIRED', detail: '', attributes: {} } }
      // Somebody else refreshed while this call waited for its turn.
      if (current.identityToken !== ended.identityToken) return { ok: true, answer: current }

      const result = await refresh(current.refreshToken, store.deviceId)
      if (result.ok) {
        const session = result.answer as Session
        store.write(session)
        return { ok: true, answer: session }
      }
      if (result.refusal.code === 'SESSION_EXPIRED') store.expire()
      return result
    })
}
