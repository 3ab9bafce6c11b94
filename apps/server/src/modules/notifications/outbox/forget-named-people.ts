import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { openFactsOf, type StoredMessage } from './outbox-row.ts'

/** Messages that say who asked for them to be sent, as long as they say anything. */
export const mayName = () => sql<StoredMessage & { readonly id: string }>`
  select id, recipient, template, data from outbox
  where template in ('family-code', 'spouse-code') and data <> '{}'`

/** Forgets those that name this person, cut short at most. What they say is sealed: it is opened, not searched. */
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
