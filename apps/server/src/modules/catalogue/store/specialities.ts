import type { Language } from '../../../platform/http/language.ts'
import { bookablePeriodAs, isBookable, isFree, TAKES_STRANGERS } from './is-bookable-sql.ts'
import { byName, inLanguage, instant } from './names.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'

/** SQL: where doctors work now, one row per assignment. */
const WORKING = `
    from assignment a
    join doctor d on d.id = a.doctor_id and d.active
    join branch b on b.id = a.branch_id and b.active
    join provider p on p.id = a.provider_id and p.active`

/** Specialities of active doctors; $1 = a town's code or null; $2 = one that is listed too, or null. */
export const specialitiesQuery = (language: Language): JsonQuery => ({
  name: `specialities-${language}`,
  text: `select ${jsonArray(`
    select s.id::text as "specialityId", ${inLanguage('s', 'name', language)} as speciality, s.synonyms
    from speciality s
    where s.id in (
      select a.speciality_id ${WORKING}
      where a.active and ($1::int is null or b.location_code = $1)
      union all select $2::bigint)
    order by ${byName('s', language)}, s.id`)} as json`,
})

/** SQL: whether this is so of a doctor who is free at the nearest time of all. */
const ofNearest = (what: string) =>
  `(array_agg(${what} order by nearest.starts_at nulls last, ${what} desc))[1]`

/** Branches with a doctor of the speciality $1; $2 = a town's code or null, $3… = the period. */
export function specialityBranchesQuery(language: Language): JsonQuery {
  const period = bookablePeriodAs(3)
  return {
    name: `speciality-branches-${language}`,
    text: `select ${jsonArray(`
    select p.code as "providerCode", ${inLanguage('p', 'name', language)} as provider, p.is_demo as "isDemo",
      b.id::text as "branchId", ${inLanguage('b', 'name', language)} as branch,
      array_to_string(b.phones, ';') as phones, ${inLanguage('b', 'address', language)} as address,
      b.location_code as "locationCode", b.latitude, b.longitude,
      count(*)::int as "doctorsCount", ${instant('min(nearest.starts_at)')} as "nearestTimeslot",
      case when min(nearest.starts_at) is not null then json_build_object(
        'adult', ${ofNearest('d.adult')}, 'children', ${ofNearest('d.children')}) end as "nearestFor"
    ${WORKING}
    left join lateral (
      select t.starts_at from timeslot t
      where t.assignment_id = a.id and ${isBookable(period)} and ${TAKES_STRANGERS} and ${isFree('t', period)}
      order by t.starts_at limit 1
    ) nearest on true
    where a.active and a.speciality_id = $1 and ($2::int is null or b.location_code = $2)
    group by p.id, b.id
    order by min(nearest.starts_at) nulls last, count(*) desc, b.id`)} as json`,
  }
}
