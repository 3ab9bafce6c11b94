import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Outbox } from '../../../platform/database/generated/db.ts'

/** Writes many messages in one statement. Their ids are drawn first, so that each message keeps its own. */
export async function writeMessages(trx: Kysely<DB>, rows: readonly Insertable<Outbox>[]): Promise<string[]> {
  if (rows.length === 0) return []
  const { rows: drawn } = await sql<{ id: string }>`
    select nextval(pg_get_serial_sequence('outbox', 'id')) as id
    from generate_series(1, ${rows.length}::int)`.execute(trx)
  const ids = drawn.map(({ id }) => id)
  await trx
    .insertInto('outbox')
    .values(rows.map((row, at) => ({ ...row, id: ids[at] })))
    .execute()
  return ids
}
