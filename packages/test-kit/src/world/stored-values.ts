import { documentKeys } from '@vizit/server/modules/documents/public.ts'
import { type Measured, requireOpened } from '@vizit/server/modules/documents/sealing/sealed-value.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'
import { SECRET } from './secret.ts'

/** The decrypted values of all stored tests, or of one. */
export async function storedValues(
  db: Kysely<DB>,
  { testId, documentKey = documentKeys(SECRET).document }: { testId?: string; documentKey?: Buffer } = {},
): Promise<Measured[]> {
  const rows = await db
    .selectFrom('observation')
    .selectAll()
    .$if(testId !== undefined, query => query.where('test_id', '=', testId ?? ''))
    .orderBy('position')
    .execute()
  return rows.map(row => requireOpened(documentKey, row))
}
