import type { IdentityDeps } from '../deps.ts'
import { endById } from '../store/sessions.ts'
import { announceEnded } from '../tokens/ended-sessions.ts'

/** Ends a session on every server at once. */
export async function endSession(
  sessionId: string,
  { database, clock, ended }: Pick<IdentityDeps, 'database' | 'clock' | 'ended'>,
): Promise<void> {
  await database.db.transaction().execute(async trx => {
    for (const id of await endById(trx, sessionId, clock.now())) await announceEnded(trx, id)
  })
  ended.add(sessionId)
}
