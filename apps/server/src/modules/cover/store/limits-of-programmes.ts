import { isUsedUp, type LimitState } from '@vizit/domain/programmes/used-up.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type LimitsAsked, readLimitsLeft } from './limits-left.ts'
import type { ProgrammeOfPerson } from './programmes-of-person.ts'

/**
 * The limits of these programmes as they stand for the person today, by id. Who is covered twice, as a member and as a member's
 * relative, books with that of the two which has visits left.
 */
export async function limitsOfProgrammes(
  db: Kysely<DB>,
  programmes: readonly ProgrammeOfPerson[],
  of: Omit<LimitsAsked, 'programme'>,
): Promise<ReadonlyMap<string, LimitState>> {
  const each = await Promise.all(programmes.map(programme => readLimitsLeft(db, { ...of, programme })))
  const limits = new Map<string, LimitState>()
  for (const { id, ...limit } of each.flat()) limits.set(id, together(limit, limits.get(id)))
  return limits
}

function together(one: LimitState, other: LimitState | undefined): LimitState {
  if (!other || (isUsedUp(other) && !isUsedUp(one))) return one
  if (isUsedUp(one) && !isUsedUp(other)) return other
  const [renewsOn = null] = [one, other].flatMap(limit => limit.renewsOn ?? []).toSorted()
  return { remaining: Math.max(one.remaining, other.remaining), renewsOn }
}
