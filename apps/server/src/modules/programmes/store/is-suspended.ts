import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Asked {
  readonly profileId: string
  readonly programme: string
  readonly day: CivilDate
}

/** Whether a programme would cover the person on that day, themselves or through a relative, if its coverer had not stopped it. */
export async function isSuspended(db: Kysely<DB>, { profileId, programme, day }: Asked): Promise<boolean> {
  const { rows } = await sql`
    select from coverage c
    join programme p on p.code = c.programme_code
    join programme_member m on m.id = c.member_id and m.removed_at is null
    join programme_contract k on k.id = m.contract_id and k.removed_at is null
    where c.programme_code = ${programme} and c.ended_at is null
      and not (p.active and k.is_ready and m.card = 'ACTIVE')
      and greatest(k.activates_on, m.valid_from) <= ${day}::date and coalesce(least(k.ends_on, m.valid_to) >= ${day}::date, true)
      and (c.profile_id = ${profileId}::uuid or p.covers_family and exists (
        select from family_relation covered
        join family_relation holder on holder.account_id = covered.account_id and holder.rel_kind = 'ME'
        where covered.profile_id = ${profileId}::uuid and covered.rel_kind in ('CHILD', 'SPOUSE')
          and holder.profile_id = c.profile_id))
    limit 1`.execute(db)
  return rows.length > 0
}
