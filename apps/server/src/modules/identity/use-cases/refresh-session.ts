import { hashToken, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { roughAddress } from '../devices/rough-address.ts'
import { touchDevice } from '../devices/store.ts'
import { isOfDeletedAccount, rotate, rotatedJustNow, sessionOfToken } from '../store/refresh-tokens.ts'
import { lockDeviceOf } from '../store/sessions.ts'
import { endSession } from './end-session.ts'
import { type GrantedSession, grantSession } from './grant-session.ts'

export interface RefreshSessionRequest {
  readonly refreshToken: string
  readonly deviceId: string
  /** The sender's network address; only a rough form is stored. */
  readonly address: string
}

/**
 * Why there are no new tokens: the owner signed the device out, the owner deleted the account, or another reason.
 */
export type NotRefreshed = 'signed-out' | 'account-deleted' | 'expired'

/**
 * Exchanges a refresh token for new tokens and marks it as spent. The answer may get lost, so for a minute the
 * spent token gets the same successor. The device counts as seen from where it refreshes.
 */
export async function refreshSession(
  { refreshToken, deviceId, address }: RefreshSessionRequest,
  deps: IdentityDeps,
): Promise<GrantedSession | NotRefreshed> {
  const { database, clock, keys } = deps
  // Derived, not random: only hashes are stored, and the same token must get the same successor.
  const successor = keyedHash(keys.refreshToken, 'successor', refreshToken).toString('base64url')
  const rotation = { deviceId, spent: hashToken(refreshToken), successor: hashToken(successor) }
  const now = clock.now()
  const holder = await database.db.transaction().execute(async trx => {
    await lockDeviceOf(trx, rotation.spent)
    const session = (await rotate(trx, rotation, now)) ?? (await rotatedJustNow(trx, rotation, now))
    if (!session) return null
    const owner = { accountId: session.account_id, deviceId }
    const { waits } = await touchDevice(trx, { ...owner, roughAddress: roughAddress(address), now })
    return { ...owner, sessionId: session.id, waits }
  })
  return holder ? grantSession(holder, successor, deps) : whyNot(rotation, deps)
}

/**
 * A token that comes from another device, or after its successor was used, is used by a thief or by the owner
 * after a thief: the session ends for both.
 */
async function whyNot(
  { deviceId, spent, successor }: { deviceId: string; spent: Buffer; successor: Buffer },
  deps: IdentityDeps,
): Promise<NotRefreshed> {
  const { db } = deps.database
  const session = await sessionOfToken(db, spent)
  if (!session) return (await isOfDeletedAccount(db, spent)) ? 'account-deleted' : 'expired'
  const isElsewhere = session.deviceId !== deviceId
  if (session.isOver) return session.isSignedOut && !isElsewhere ? 'signed-out' : 'expired'
  const isUsedUp = ![spent, successor].some(hash => hash.equals(session.refreshHash))
  if (isElsewhere || isUsedUp) await endSession(session.id, 'refresh-token-replayed', deps)
  return 'expired'
}
