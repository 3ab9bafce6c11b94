import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { heldLevels, type Relation } from '../../family/public.ts'
import type { AccountMessage } from '../../notifications/public.ts'
import { quietHoursOf } from '../../reminders/public.ts'
import { readValues } from '../../remote-config/public.ts'

interface NotifyReadersDeps {
  readonly notifyAccount: (trx: Kysely<DB>, accountId: string, message: AccountMessage) => Promise<boolean>
  /** The product's URL without a trailing slash. */
  readonly publicUrl: string
}

interface Reader extends Relation {
  readonly accountId: string
}

/**
 * Tells the patients themselves, and parents of children, that there is something new to read; returns how many
 * accounts. The message contains nothing about health, because others may see the phone. It waits for the end of
 * the quiet hours of reminders.
 */
export async function notifyReaders(
  trx: Kysely<DB>,
  profileIds: readonly string[],
  { notifyAccount, publicUrl }: NotifyReadersDeps,
): Promise<number> {
  const { accessLevelsConfig, reminders } = await readValues(trx)
  const { rows } = await sql<Reader>`
    select relation.account_id as "accountId", relation.rel_kind as "relKind",
      relation.access_level as "accessLevel"
    from family_relation relation
    where relation.profile_id = any(${[...profileIds]}::uuid[]) and relation.rel_kind in ('ME', 'CHILD')
    order by relation.account_id`.execute(trx)
  const readers = rows.filter(row => heldLevels(row, accessLevelsConfig).includes('VIEW_REPORTS_TESTS'))
  const notified = new Set(readers.map(({ accountId }) => accountId))
  for (const accountId of notified) {
    await notifyAccount(trx, accountId, {
      template: 'records-ready',
      data: { link: publicUrl },
      opens: '/tests',
      topic: 'tests',
      quiet: await quietHoursOf(trx, accountId, reminders),
    })
  }
  return notified.size
}
