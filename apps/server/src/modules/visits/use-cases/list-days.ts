import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import { pastRangeStart } from '@vizit/domain/visits/past-range.ts'

export const dayBegins = (date: CivilDate) => new Date(minskMidnight(date))

/** The range of start times between two days; without a first day it begins a month ago (calls §9). */
export function listDays(
  { dateStart, dateEnd }: { dateStart?: CivilDate | undefined; dateEnd?: CivilDate | undefined },
  now: Date,
) {
  return {
    from: dayBegins(dateStart ?? pastRangeStart(civilDateOf(now))),
    to: dateEnd === undefined ? null : dayBegins(addDays(dateEnd, 1)),
  }
}
