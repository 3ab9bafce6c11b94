import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { StoredValue } from '../sealing/sealed-value.ts'

/** The stored values of a test, in their order. */
export async function readStoredValues(trx: Kysely<DB>, testId: string): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select * from observation where test_id = ${testId} order by position`.execute(trx)
  return rows
}
