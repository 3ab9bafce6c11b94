import { limitOfPayer } from '@vizit/domain/programmes/limit-of-payer.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type LimitLeft, type LimitsAsked, readLimitsLeft } from './limits-left.ts'
import type { ProgrammeOfPerson } from './programmes-of-person.ts'

/**
 * The limits of these programmes as they stand for the person today, each once, by name. Who is covered twice, as a member and as a
 * member's relative, has those by which the next visit is booked.
 */
export async function limitsOfProgrammes(
  db: Kysely<DB>,
  programmes: readonly ProgrammeOfPerson[],
  of: Omit<LimitsAsked, 'programme'>,
): Promise<LimitLeft[]> {
  const each = await Promise.all(
    programmes.toSorted(inOrderOfPaying).map(async programme => {
      const limits = await readLimitsLeft(db, { ...of, programme })
      return limits.map(limit => ({ ...limit, validFrom: programme.validFrom }))
    }),
  )
  return [...Map.groupBy(each.flat(), ({ id }) => id).values()].flatMap(limits => {
    const limit = limitOfPayer(limits, of.today)
    if (!limit) return []
    const { validFrom, ...left } = limit
    return left
  })
}

/** As `readPayers` orders the coverages by one programme. */
const inOrderOfPaying = (one: ProgrammeOfPerson, other: ProgrammeOfPerson): number =>
  Number(other.isOwn) - Number(one.isOwn) || (one.coverageId < other.coverageId ? -1 : 1)
