import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { Database } from '../../../platform/database/database.ts'
import { limits } from '../limits.ts'

/**
 * Deletes attempts that no limit counts any more, and expired relative requests, family codes and requests to
 * join.
 */
export async function forgetOldAttempts({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  const counted = new Date(now.getTime() - limits.keptAttemptDays * DAY_MS)
  await db.deleteFrom('family_attempt').where('at', '<', counted).execute()
  await db.deleteFrom('relative_request').where('expires_at', '<', now).execute()
  await db.deleteFrom('join_request').where('expires_at', '<', now).execute()
  await db.deleteFrom('family_code').where('expires_at', '<', now).execute()
}
