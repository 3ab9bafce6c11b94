import { doctorProfiles } from '@vizit/domain/filters/doctor-sorts.ts'
import {
  DAY_PART_HOURS,
  preferredDays,
  preferredTimes,
  timesOfDay,
} from '@vizit/domain/filters/preferred-time.ts'
import type { BookablePeriod } from '../bookable-period.ts'
import { type DoctorFilters, filterSql, firstFree, nameOf, PROFILE_SQL, timesOf } from './filters.ts'
import { givenValues } from './given-values.ts'
import { keptOrLookedUp } from './kept-times.ts'

/** The values of each filter that are counted. */
const COUNTED = {
  preferredDays,
  preferredTime: preferredTimes,
  timeOfDay: timesOfDay,
  profile: doctorProfiles,
} as const

/** How many doctors are left with each value of a filter, all other filters unchanged. */
export function doctorCountsQuery(asked: DoctorFilters, period: BookablePeriod) {
  const sql = givenValues()
  const filters = filterSql(asked, period, sql)
  const { kept } = filters
  const choices = Object.entries(COUNTED).flatMap(([filter, values]) =>
    values.map(value => ({ filter, value, changed: { ...asked, [filter]: value } as DoctorFilters })),
  )
  const columns = choices.map(({ changed }, n) => `bool_or(${isLeft(changed)}) as c${n}`)
  function isLeft(changed: DoctorFilters): string {
    const { isTimed, parts, end } = timesOf(changed, period)
    const earliest = parts.length > 0 ? `least(${parts.map(part => `first.f${part}`).join(', ')})` : 'null'
    const time = isTimed ? `coalesce(${earliest} < ${sql.add(end, 'timestamptz')}, false)` : 'true'
    return `${time} and ${PROFILE_SQL[changed.profile]}`
  }
  const counts = Object.keys(COUNTED).map(filter => {
    const own = choices.flatMap((choice, n) =>
      choice.filter === filter ? [`'${choice.value}', count(*) filter (where c${n})`] : [],
    )
    return `'${filter}', json_build_object(${own.join(', ')})`
  })
  const total = choices.findIndex(({ filter, value }) => filter === 'profile' && value === asked.profile)
  const text = `
  with ${sql.given()}${filters.offered}, counted as (
    select d.id, ${columns.join(', ')}
    from ${filters.assignments}
    ${kept.join}
    cross join lateral (
      select ${inParts(
        part => `${keptOrLookedUp(filters, kept.of(part), firstFree(filters, String(part)))} as f${part}`,
      )}
      -- Worked out once for each row and not in every column.
      offset 0
    ) first
    where ${filters.here} and ${filters.who}
    group by d.id
  )
  select (select ${filters.unknown} from given) as unknown,
    json_build_object('total', count(*) filter (where c${total}), ${counts.join(', ')})::text as json
  from counted`
  const { isTimed } = timesOf(asked, period)
  const name = isTimed ? undefined : nameOf(asked)
  return { name: name && `doctor-counts-${name}`, text, values: sql.values }
}

const inParts = (sqlOf: (part: number) => string) =>
  DAY_PART_HOURS.map((_hour, part) => sqlOf(part)).join(', ')
