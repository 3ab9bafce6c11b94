import type { CivilDate } from '../time/civil-date.ts'
import { isUsedUp, type LimitState } from './used-up.ts'

/** A limit as it stands by one of the coverages that a person has by a programme. */
export interface LimitOfCoverage extends LimitState {
  /** Visits that it has left from `renewsOn` on; null: none is known. */
  readonly remainingNext: number | null
  /** The first day of the coverage. */
  readonly validFrom: CivilDate
}

/**
 * A limit by the coverage that pays for the next visit, where a member is also covered with a relative of the same programme
 * (docs/decisions/0123-who-pays-for-a-visit.md). `limits` are in the order in which coverages pay. Of those that have begun it is the first with a visit left.
 * Where none has one, `renewsOn` is the first day on which one of them counts anew, or another coverage begins, with a visit that is not booked yet.
 */
export function limitOfPayer<Limit extends LimitOfCoverage>(
  limits: readonly Limit[],
  today: CivilDate,
): Limit | undefined {
  const [first = today] = limits.map(({ validFrom }) => validFrom).toSorted()
  const day = first > today ? first : today
  const begun = limits.filter(({ validFrom }) => validFrom <= day)
  const paying = begun.find(limit => !isUsedUp(limit))
  if (paying) return paying
  const renewed = begun.map(({ renewsOn, remainingNext }) => ({ renewsOn, remainingNext }))
  const later = limits
    .filter(limit => limit.validFrom > day && !isUsedUp(limit))
    .map(({ validFrom, remaining }) => ({ renewsOn: validFrom, remainingNext: remaining }))
  const [next] = [...renewed, ...later]
    .filter(({ renewsOn }) => renewsOn !== null)
    .toSorted(
      (one, other) =>
        Number(one.remainingNext === 0) - Number(other.remainingNext === 0) ||
        (one.renewsOn ?? '').localeCompare(other.renewsOn ?? ''),
    )
  const [empty] = begun
  return empty && next ? { ...empty, ...next } : empty
}
