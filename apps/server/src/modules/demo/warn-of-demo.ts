import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DB } from '../../platform/database/generated/db.ts'

const DEMO_BESIDE_REAL =
  'demo organisations stand beside real ones: what they show of patients is made up. Suspend them (vizit provider suspend CODE) and set DEMO=off'

/**
 * Warns about demo organisations on a production server. Undefined: there are not both demo and real
 * organisations.
 */
export async function warnOfDemo(db: Kysely<DB>, log: Logger): Promise<string | undefined> {
  const kinds = await db
    .selectFrom('provider')
    .select('is_demo')
    .distinct()
    .where('active', '=', true)
    .execute()
  if (kinds.length < 2) return undefined
  log.warn(DEMO_BESIDE_REAL)
  return DEMO_BESIDE_REAL
}
