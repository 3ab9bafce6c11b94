import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isUnsent } from '../../notifications/public.ts'

/** The topic of what is told of a person's programme. The push service sees its hash, of which nobody may guess the programme. */
export const coverageTopic = (profileId: string, programme: string) => `coverage:${profileId}:${programme}`

interface Changed {
  readonly programme: string
  readonly now: Date
}

/**
 * In the transaction that begins or ends coverages of a programme: deletes the messages about it that nobody has got and that are true no
 * more, whoever was to read them: that it is over for somebody whom it covers, and that it is linked, or is not, where it is otherwise.
 */
export async function withdrawUntrue(trx: Kysely<DB>, { programme, now }: Changed): Promise<void> {
  const today = civilDateOf(now)
  const isCovered = sql`exists (select from coverages_of(about.person, ${today}) f where f.programme_code = ${programme})`
  const isLinked = sql`exists (select from linked_programmes(about.person, ${today}) l where l.programme_code = ${programme})`
  await sql`
    with untrue as (
      select o.id from outbox o
      cross join lateral (
        -- Only topics of this form have an id there.
        select case when o.topic like 'coverage:%' then split_part(o.topic, ':', 2)::uuid end as person
      ) about
      where ${isUnsent(now)} and o.topic like 'coverage:%' and split_part(o.topic, ':', 3) = ${programme}
        and case o.template
          when 'coverage-linked' then not ${isLinked} and not ${isCovered}
          when 'coverage-not-linked' then ${isLinked}
          else ${isCovered} end
      for update of o skip locked
    )
    delete from outbox using untrue where outbox.id = untrue.id`.execute(trx)
}
