import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { IdentityDeps } from '../deps.ts'
import { lockAccount } from '../store/accounts.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'
import { type DevicesToEnd, type EndedDevices, endOnDevices } from './end-on-devices.ts'

/**
 * Signs devices out on every server at once; they must get access again. Returns on how many devices the account
 * was signed in.
 */
export async function endDevices({ accountId, which }: DevicesToEnd, deps: IdentityDeps): Promise<number> {
  const { database, clock, changes, ended } = deps
  const now = clock.now()
  const sessions = await database.db.transaction().execute(async trx => {
    await lockAccount(trx, accountId)
    const over: EndedDevices[] = await endOnDevices(trx, { accountId, which, isSignedOut: true, now })
    for (const { sessionId } of over) await announceEnded(trx, sessionId)
    for (const subject of new Set(over.map(({ ref }) => ref))) {
      await recordAudit(trx, { action: 'device-signed-out', subject, accountId, at: now })
    }
    return over
  })
  for (const { sessionId } of sessions) ended.add(sessionId)
  changes.publish('devices', { accounts: [accountId] })
  return new Set(sessions.map(({ ref }) => ref)).size
}
