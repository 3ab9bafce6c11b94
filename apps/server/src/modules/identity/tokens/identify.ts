import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Identify } from '../../../platform/http/actor.ts'
import { attributesOfWaiting } from '../access/waiting-device.ts'
import { createRecordActivity } from '../devices/record-activity.ts'
import { isLiving } from '../store/sessions.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { type Verified, verifyBearer } from './identity-token.ts'
import type { SigningKeys } from './signing-keys.ts'

const REMEMBERED = 20_000
/** Longer than any bearer value that we issue; longer ones are refused before they are cached. */
const LONGEST_BEARER = 1024

interface IdentifyDeps {
  readonly signingKeys: SigningKeys
  readonly clock: Clock
  readonly database: Database
  readonly ended: EndedSessions
}

/**
 * Who sends this bearer value. The signature is checked once and cached; whether the session has ended is checked
 * every time.
 */
export function createIdentify({ signingKeys, clock, database, ended }: IdentifyDeps): Identify {
  const verified = new LRUCache<string, Verified>({ max: REMEMBERED })
  const recordActivity = createRecordActivity(database)
  return async bearer => {
    if (bearer.length > LONGEST_BEARER) return 'UNAUTHENTICATED'
    const now = clock.now()
    const known = verified.get(bearer) ?? (await verifyBearer(signingKeys, bearer, now))
    if (typeof known === 'string') return known
    if (known.expiresAt <= now.getTime()) return 'SESSION_EXPIRED'
    if (!signingKeys.has(known.keyId)) return 'UNAUTHENTICATED'
    verified.set(bearer, known)
    const { waits, ...holder } = known.holder
    const hasEnded = ended.has(holder.sessionId) ?? !(await isLiving(database.db, holder.sessionId))
    if (hasEnded) return 'SESSION_EXPIRED'
    recordActivity(holder, known.issuedAt, now)
    if (!waits) return { kind: 'patient', ...holder }
    const profileAttributes = await attributesOfWaiting(database.db, holder)
    // The device got access meanwhile: answered as expired, so that the client refreshes and gets a token that
    // says so.
    return profileAttributes ? { kind: 'waiting', ...holder, profileAttributes } : 'SESSION_EXPIRED'
  }
}
