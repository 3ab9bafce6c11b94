import { DAY_PART_HOURS } from '@vizit/domain/filters/preferred-time.ts'
import type { addBookablePeriod } from '../is-bookable-sql.ts'

/** SQL of the first free times that are kept for each assignment (docs/decisions/0139-first-free-times-are-kept.md). */
export interface KeptTimes {
  /** Joins them to the assignment `a`. */
  readonly join: string
  /** Nothing is kept, or it is not valid any more: the times have to be looked up. */
  readonly isMissing: string
  /** The first free time in this part of the day within the dates that can be booked; null: there is none, or nothing is kept. */
  of(part: number): string
}

/** Without `isUsed` all times are looked up. */
export function keptTimes(
  { now, until }: Pick<ReturnType<typeof addBookablePeriod>, 'now' | 'until'>,
  isUsed: boolean,
): KeptTimes {
  if (!isUsed) return { join: '', isMissing: 'true', of: () => 'null::timestamptz' }
  return {
    join: `left join free_time kept on kept.assignment_id = a.id and kept.computed_at <= ${now}
      and kept.valid_until > ${now} and kept.assignment_id not in (select assignment_id from changed_free_time)`,
    isMissing: 'kept.assignment_id is null',
    of: part => `case when kept.first_${part} < ${until} then kept.first_${part} end`,
  }
}

/** SQL: the earliest kept time of these parts of the day, given as an array unless they are all parts. */
export const earliestKept = (kept: KeptTimes, parts: string | null) =>
  `least(${DAY_PART_HOURS.map((_hour, part) =>
    parts === null ? kept.of(part) : `case when ${part} = any(${parts}) then ${kept.of(part)} end`,
  ).join(', ')})`

/** SQL: the kept time or, only where nothing is kept, what looks it up; null at an assignment that is not open to anybody. */
export const keptOrLookedUp = (
  { kept, isOpen }: { readonly kept: KeptTimes; readonly isOpen: string },
  time: string,
  lookUp: string,
) => `case when ${isOpen} then case when ${kept.isMissing} then ${lookUp} else ${time} end end`
