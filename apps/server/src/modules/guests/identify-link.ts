import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IdentifyLink } from '../../platform/http/actor.ts'
import { hashToken } from '../../platform/secret/one-time-code.ts'
import { visitOfSession } from './store/links.ts'

/** The visit that a confirmed code has opened for the holder of this token. */
export function createIdentifyLink({ database, clock }: { database: Database; clock: Clock }): IdentifyLink {
  return async token => {
    const visitId = await visitOfSession(database.db, hashToken(token), clock.now())
    if (visitId === undefined) return 'UNAUTHENTICATED'
    return visitId === null ? 'SESSION_EXPIRED' : { kind: 'link', visitId }
  }
}
