import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { overDefaults, type RemoteValues } from '../values.ts'

/** The current values, read directly, for a process without a server; invalid ones have their defaults. */
export async function readValues(db: Kysely<DB>): Promise<RemoteValues> {
  const stored = await db.selectFrom('remote_config').select(['key', 'value']).execute()
  return overDefaults(stored).values
}
