import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { overDefaults, type RemoteValues } from '../values.ts'

/** The values in force, for whoever has no server beside them; what does not fit leaves its default. */
export async function readValues(db: Kysely<DB>): Promise<RemoteValues> {
  const stored = await db.selectFrom('remote_config').select(['key', 'value']).execute()
  return overDefaults(stored).values
}
