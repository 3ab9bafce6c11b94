import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { roughAddress } from '../devices/rough-address.ts'
import { touchDevice } from '../devices/store.ts'
import { lockDeviceOf, rotate, sessionOfSpent } from '../store/sessions.ts'
import { endSession } from './end-session.ts'
import { type GrantedSession, grantSession } from './grant-session.ts'

export interface Refreshing {
  readonly refreshToken: string
  readonly deviceId: string
  /** The sender's network address; kept roughly. */
  readonly address: string
}

/**
 * New tokens for a refresh token, which is spent by it. A spent one that comes back was stolen, from the
 * thief or from the owner: the session ends for both. Here, and not at every call, the device counts as seen.
 */
export async function refreshSession(
  { refreshToken, deviceId, address }: Refreshing,
  deps: IdentityDeps,
): Promise<GrantedSession | null> {
  const { database, clock } = deps
  const spent = hashToken(refreshToken)
  const fresh = drawToken()
  const now = clock.now()
  const holder = await database.db.transaction().execute(async trx => {
    await lockDeviceOf(trx, spent)
    const session = await rotate(trx, { deviceId, spent, fresh: hashToken(fresh), now })
    if (!session) return null
    const owner = { accountId: session.account_id, deviceId }
    const { waits } = await touchDevice(trx, { ...owner, roughAddress: roughAddress(address), now })
    return { ...owner, sessionId: session.id, waits }
  })
  if (holder) return grantSession(holder, fresh, deps)
  const stolen = await sessionOfSpent(database.db, spent)
  if (stolen) await endSession(stolen, 'refresh-token-replayed', deps)
  return null
}
