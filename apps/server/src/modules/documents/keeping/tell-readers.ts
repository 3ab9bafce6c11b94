import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { AccountMessage } from '../../notifications/public.ts'

interface Telling {
  readonly tellAccount: (trx: Kysely<DB>, accountId: string, message: AccountMessage) => Promise<boolean>
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string
}

/**
 * Tells the people themselves, and the parents of children, that there is something to read. It says nothing of health:
 * others see a phone that lies on a table.
 */
export async function tellReaders(
  trx: Kysely<DB>,
  profileIds: readonly string[],
  { tellAccount, publicUrl }: Telling,
): Promise<number> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id from family_relation
    where profile_id = any(${[...profileIds]}::uuid[]) and rel_kind in ('ME', 'CHILD')
      and access_level = 'VIEW_REPORTS_TESTS'
    order by account_id`.execute(trx)
  for (const { account_id } of rows) {
    await tellAccount(trx, account_id, {
      template: 'records-ready',
      data: { link: publicUrl },
      opens: '/tests',
      topic: 'tests',
    })
  }
  return rows.length
}
