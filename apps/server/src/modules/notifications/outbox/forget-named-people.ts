import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { openFactsOf, type StoredMessage } from './outbox-row.ts'

/** Messages that may contain the name of the person who caused them and are not cleared yet. */
export const mayName = () => sql<StoredMessage & { readonly id: string }>`
  select id, recipient, template, data from outbox
  where template in ('family-code', 'spouse-code') and data <> '{}'`

/**
 * Deletes the messages that name this person, also when the name was shortened. They are sealed, so each one is
 * decrypted and compared.
 */
export async function forgetNamedPeople(trx: Kysely<DB>, key: Buffer, fullName: string): Promise<void> {
  const { rows } = await mayName().execute(trx)
  const naming = rows.filter(row => {
    const name = openFactsOf(key, row)?.name
    return name && fullName.startsWith(name)
  })
  if (naming.length === 0) return
  await trx
    .deleteFrom('outbox')
    .where(
      'id',
      'in',
      naming.map(({ id }) => id),
    )
    .execute()
}
