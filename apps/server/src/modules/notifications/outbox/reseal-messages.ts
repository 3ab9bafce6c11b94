import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { SealingKeys } from '../../../platform/sealing/sealing-keys.ts'
import { isSealedBy, type StoredMessage, sealedAnew } from './outbox-row.ts'

const BATCH = 500

type Row = StoredMessage & { readonly id: string }

/**
 * Seals the messages that are unencrypted or sealed by the former key. Returns how many. Servers may send at the
 * same time.
 */
export async function resealMessages(
  db: Kysely<DB>,
  { current: key, former = key }: SealingKeys,
): Promise<number> {
  let resealed = 0
  let after = '0'
  for (;;) {
    const { rows } = await sql<Row>`
      select id, recipient, template, data from outbox
      where id > ${after} and data <> '{}' order by id limit ${BATCH}`.execute(db)
    for (const row of rows) {
      if (isSealedBy(key, row)) continue
      const data = sealedAnew(row, { key, former, sealsFacts: true })
      if (data === null) continue
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ data })
        .where('id', '=', row.id)
        // Skips a message that was sent meanwhile: it is cleared.
        .where('data', '=', JSON.stringify(row.data))
        .executeTakeFirstOrThrow()
      resealed += Number(numUpdatedRows)
    }
    const last = rows.at(-1)
    if (!last) return resealed
    after = last.id
  }
}
