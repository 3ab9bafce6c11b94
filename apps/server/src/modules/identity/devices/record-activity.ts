import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/database/database.ts'
import type { SessionHolder } from '../tokens/identity-token.ts'
import { keepSeen } from './store.ts'

const REMEMBERED = 20_000
/** The last activity of a device is written once a minute at most. */
const EVERY_MS = 60_000

type RecordActivity = (holder: SessionHolder, since: number, now: Date) => void

/**
 * Notes that a device sent a call. `since`: its token was issued then, with a write of its own. No call waits for the
 * write; one that fails is made again by the next call.
 */
export function createRecordActivity(database: Database): RecordActivity {
  const written = new LRUCache<string, number>({ max: REMEMBERED })
  return ({ accountId, deviceId, sessionId }, since, now) => {
    const before = written.get(sessionId) ?? since
    if (now.getTime() - before < EVERY_MS) return
    written.set(sessionId, now.getTime())
    keepSeen(database.db, { accountId, deviceId }, now).catch(() => written.set(sessionId, before))
  }
}
