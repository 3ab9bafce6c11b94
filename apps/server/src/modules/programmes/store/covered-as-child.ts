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

/** A programme that covered somebody until childhood ended, and does so no more. */
interface CoverOfChildhood {
  readonly programme: string
  /** It ended by its own date besides. */
  readonly isOver: boolean
}

/** The programmes that covered a person on the last day as a child, and do not cover them on a day. */
async function coverOfChildhood(
  db: Kysely<DB>,
  { profileId, birthday, day }: Grown,
): Promise<CoverOfChildhood[]> {
  const lastDay = addDays(comesOfAgeOn(birthday), -1)
  const { rows } = await sql<CoverOfChildhood>`
    select f.programme_code as programme, not bool_or(coalesce(f.valid_to >= ${day}::date, true)) as "isOver"
    from coverages_of(${profileId}::uuid, ${lastDay}::date) f
    where not f.is_own
      and not exists (
        select from coverages_of(${profileId}::uuid, ${day}::date) now where now.programme_code = f.programme_code)
    group by 1 order by 1`.execute(db)
  return rows
}

/** The programmes that covered a person on the last day as a child, also those that ended with it, and do not cover them on a day. */
export const outgrownProgrammes = async (db: Kysely<DB>, grown: Grown): Promise<string[]> =>
  (await coverOfChildhood(db, grown)).map(({ programme }) => programme)

/** The programmes that would cover a person on a day if they were a child still, and do not because they are 18. */
export const coveredAsChild = async (db: Kysely<DB>, grown: Grown): Promise<string[]> =>
  (await coverOfChildhood(db, grown)).flatMap(({ programme, isOver }) => (isOver ? [] : [programme]))
