import { comesOfAgeOn } from '@vizit/domain/person/coming-of-age.ts'
import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface Grown {
  readonly profileId: string
  readonly birthday: CivilDate
  /** On or after the 18th birthday. */
  readonly day: CivilDate
}

/** The programmes that would cover a person on a day if they were a child still, and do not because they are 18. */
export async function coveredAsChild(db: Kysely<DB>, { profileId, birthday, day }: Grown): Promise<string[]> {
  const lastDay = addDays(comesOfAgeOn(birthday), -1)
  const { rows } = await sql<{ code: string }>`
    select distinct f.programme_code as code
    from coverages_of(${profileId}::uuid, ${lastDay}::date) f
    where not f.is_own and coalesce(f.valid_to >= ${day}::date, true)
      and not exists (
        select from coverages_of(${profileId}::uuid, ${day}::date) now where now.programme_code = f.programme_code)
    order by 1`.execute(db)
  return rows.map(({ code }) => code)
}
