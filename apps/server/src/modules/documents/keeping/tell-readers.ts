import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { heldLevels, type Relation } from '../../family/public.ts'
import type { AccountMessage } from '../../notifications/public.ts'
import { readValues } from '../../remote-config/public.ts'

interface Telling {
  readonly tellAccount: (trx: Kysely<DB>, accountId: string, message: AccountMessage) => Promise<boolean>
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string
}

interface Reader extends Relation {
  readonly accountId: string
  /** Whether it has settings of its own; without, those of the remote configuration hold. */
  readonly hasSet: boolean
  readonly from: string | null
  readonly to: string | null
}

/**
 * Tells the people themselves, and the parents of children, that there is something to read; of how many accounts. It says
 * nothing of health: others see a phone that lies on a table. Nobody is told in their quiet hours, those of reminders.
 */
export async function tellReaders(
  trx: Kysely<DB>,
  profileIds: readonly string[],
  { tellAccount, publicUrl }: Telling,
): Promise<number> {
  const { accessLevelsConfig, reminders } = await readValues(trx)
  const usual = { from: reminders.quietFrom, to: reminders.quietTo }
  const { rows } = await sql<Reader>`
    select relation.account_id as "accountId", relation.rel_kind as "relKind",
      relation.access_level as "accessLevel", own.account_id is not null as "hasSet",
      to_char(own.quiet_from, 'HH24:MI') as "from", to_char(own.quiet_to, 'HH24:MI') as "to"
    from family_relation relation left join reminder_settings own on own.account_id = relation.account_id
    where relation.profile_id = any(${[...profileIds]}::uuid[]) and relation.rel_kind in ('ME', 'CHILD')
    order by relation.account_id`.execute(trx)
  const readers = rows.filter(row => heldLevels(row, accessLevelsConfig).includes('VIEW_REPORTS_TESTS'))
  const told = new Map(readers.map(reader => [reader.accountId, reader]))
  for (const { accountId, hasSet, from, to } of told.values()) {
    const own = from === null || to === null ? null : { from, to }
    await tellAccount(trx, accountId, {
      template: 'records-ready',
      data: { link: publicUrl },
      opens: '/tests',
      topic: 'tests',
      quiet: hasSet ? own : usual,
    })
  }
  return told.size
}
