import type { IdentityDeps } from '../deps.ts'
import { rotate, sessionOfSpent } from '../store/sessions.ts'
import { drawToken, hashToken } from '../tokens/one-time-code.ts'
import { endSession } from './end-session.ts'
import { type GrantedSession, grantSession } from './grant-session.ts'

/**
 * New tokens for a refresh token, which is spent by it. A spent one that comes back was stolen, from the
 * thief or from the owner: the session ends for both.
 */
export async function refreshSession(
  refreshToken: string,
  deviceId: string,
  deps: IdentityDeps,
): Promise<GrantedSession | null> {
  const { database, clock } = deps
  const spent = hashToken(refreshToken)
  const fresh = drawToken()
  const session = await database.db
    .transaction()
    .execute(trx => rotate(trx, { deviceId, spent, fresh: hashToken(fresh), now: clock.now() }))
  if (session) {
    const patient = {
      kind: 'patient',
      accountId: session.account_id,
      deviceId,
      sessionId: session.id,
    } as const
    return grantSession(patient, fresh, deps)
  }
  const stolen = await sessionOfSpent(database.db, spent)
  if (stolen) await endSession(stolen, 'refresh-token-replayed', deps)
  return null
}
