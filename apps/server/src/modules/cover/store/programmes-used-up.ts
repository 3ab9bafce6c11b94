import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type LimitLeft, type LimitsAsked, readLimitsLeft } from './limits-left.ts'
import type { ProgrammeOfPerson } from './programmes-of-person.ts'

export interface UsedUp {
  /** The first day on which one of the limits has visits again; null: with the next contract. */
  readonly renewsOn: CivilDate | null
}

/**
 * Of these programmes those with limits, of which none that counts visits has one left for the person today; by code. Who is covered
 * twice, as a member and as a member's relative, has used up both.
 */
export async function programmesUsedUp(
  db: Kysely<DB>,
  programmes: readonly ProgrammeOfPerson[],
  of: Omit<LimitsAsked, 'programme'>,
): Promise<ReadonlyMap<string, UsedUp>> {
  const limits = await Promise.all(
    programmes.map(async programme => ({
      code: programme.code,
      left: await readLimitsLeft(db, { ...of, programme }),
    })),
  )
  const used = new Map<string, UsedUp>()
  for (const code of new Set(limits.map(({ code }) => code))) {
    const all = limits.flatMap(one => (one.code === code ? one.left : []))
    const empty = all.filter(isEmpty)
    if (empty.length === 0 || (empty.length < all.length && !(await onlyTheseCount(db, code, empty))))
      continue
    const [renewsOn = null] = empty.flatMap(one => one.renewsOn ?? []).toSorted()
    used.set(code, { renewsOn })
  }
  return used
}

const isEmpty = ({ remaining }: LimitLeft) => remaining === 0

/** Whether nothing that the programme covers is counted in another limit than these: a coverer can name one that it never uses. */
async function onlyTheseCount(db: Kysely<DB>, code: string, empty: readonly LimitLeft[]): Promise<boolean> {
  const { rows } = await sql`
    select from programme_cover c
    where c.programme_code = ${code} and c.limit_id <> all(${empty.map(({ id }) => id)}::bigint[])
    limit 1`.execute(db)
  return rows.length === 0
}
