import type { KeyObject } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Identify } from '../../../platform/http/actor.ts'
import { isLiving } from '../store/sessions.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { type Verified, verifyBearer } from './identity-token.ts'

const REMEMBERED = 20_000
/** Longer than any bearer that we hand out; nobody fills the memory with longer ones. */
const LONGEST_BEARER = 1024

interface IdentifyDeps {
  readonly key: KeyObject
  readonly clock: Clock
  readonly database: Database
  readonly ended: EndedSessions
}

/** Who sends this bearer value. Signatures are checked once; whether the session still lives, every time. */
export function createIdentify({ key, clock, database, ended }: IdentifyDeps): Identify {
  const verified = new LRUCache<string, Verified>({ max: REMEMBERED })
  return async bearer => {
    if (bearer.length > LONGEST_BEARER) return 'UNAUTHENTICATED'
    const now = clock.now()
    const known = verified.get(bearer) ?? (await verifyBearer(key, bearer, now))
    if (typeof known === 'string') return known
    if (known.expiresAt <= now.getTime()) return 'SESSION_EXPIRED'
    verified.set(bearer, known)
    const hasEnded =
      ended.has(known.patient.sessionId) ?? !(await isLiving(database.db, known.patient.sessionId))
    return hasEnded ? 'SESSION_EXPIRED' : known.patient
  }
}
