import type { CivilDate } from '../time/civil-date.ts'

/** A limit of visits as it stands for a person. */
export interface LimitState {
  readonly remaining: number
  /** The first day on which its visits are counted anew; null: none is known. */
  readonly renewsOn: CivilDate | null
}

export interface UsedUp {
  /** The first day on which one of the limits has visits again; null: none is known. */
  readonly renewsOn: CivilDate | null
}

/** The next visit that this limit counts is not paid. The booking and the badges ask here. */
export const isUsedUp = ({ remaining }: Pick<LimitState, 'remaining'>): boolean => remaining <= 0

/**
 * Whether no visit of something would be paid now: each part that is covered is counted in a limit, and none of these has a visit left.
 * `limitIds` null: a part of it is counted in no limit. Null: the next visit can be paid.
 */
export function usedUpLimits(
  limitIds: readonly string[] | null,
  limits: ReadonlyMap<string, LimitState>,
): UsedUp | null {
  const counted = limitIds?.map(id => limits.get(id)) ?? []
  const empty = counted.filter(limit => limit !== undefined).filter(isUsedUp)
  if (empty.length === 0 || empty.length < counted.length) return null
  const [renewsOn = null] = empty.flatMap(limit => limit.renewsOn ?? []).toSorted()
  return { renewsOn }
}
