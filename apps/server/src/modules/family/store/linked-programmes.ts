import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * The programmes of which people are members by their own data: those that are linked and not over, also before their first day and while
 * they are suspended. Rows (profile_id, programme_code).
 */
export const linkedProgrammes = (today: CivilDate) => sql<{ profile_id: string; programme_code: string }>`
  select c.profile_id, c.programme_code
  from coverage c
  join programme_member m on m.id = c.member_id and m.removed_at is null
  join programme_contract k on k.id = m.contract_id and k.removed_at is null
  where c.ended_at is null and coalesce(least(k.ends_on, m.valid_to) >= ${today}, true)`

/** Whether a programme keeps the name, birthday and sex of this person (product §6). Lock the person before. */
export async function isKeptByProgramme(
  trx: Kysely<DB>,
  profileId: string,
  today: CivilDate,
): Promise<boolean> {
  const { rows } = await sql`
    select from (${linkedProgrammes(today)}) linked where linked.profile_id = ${profileId} limit 1`.execute(
    trx,
  )
  return rows.length > 0
}
