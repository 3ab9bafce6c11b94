import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { IdentityDeps } from '../deps.ts'
import { forgetStoreKeys } from '../store/device-store-keys.ts'
import { endById, keepAccountOf } from '../store/sessions.ts'
import { insertAuthEvent } from '../store/sign-in-statistics.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'

/** Ends a session on every server at once: the user signed out, or its refresh token was stolen. */
export async function endSession(
  sessionId: string,
  why: 'signed-out' | 'refresh-token-replayed',
  { database, clock, ended }: Pick<IdentityDeps, 'database' | 'clock' | 'ended'>,
): Promise<void> {
  const now = clock.now()
  await database.db.transaction().execute(async trx => {
    await keepAccountOf(trx, sessionId)
    const isSignedOut = why === 'signed-out'
    const owner = await endById(trx, { id: sessionId, isSignedOut, now })
    if (!owner) return
    const { accountId, deviceId } = owner
    if (isSignedOut) await forgetStoreKeys(trx, { accountId, deviceIds: [deviceId] })
    await recordAudit(trx, { action: why, subject: sessionId, accountId, at: now })
    const value = why === 'signed-out' ? why : 'session-revoked'
    await insertAuthEvent(trx, { accountId, event: 'auth state changed', value, at: now })
    await announceEnded(trx, sessionId)
  })
  ended.add(sessionId)
}
