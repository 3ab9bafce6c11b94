import { searchedPatient } from '@vizit/domain/services/service-age.ts'
import {
  type addBookablePeriod,
  instant,
  isBookable,
  isBranchCovered,
  isFree,
  isRunFree,
  isServiceCovered,
  lowestPriceAt,
  TAKES_STRANGERS,
} from '../../catalogue/public.ts'

/** Whether a service `s`, and somebody who gives it, the doctor `d`, take a patient of an age: of all ages if absent. */
export interface AgeSql {
  readonly service: string
  readonly doctor: string
}

/** SQL of whom a search is for; `add` takes an age in whole years. As `isServiceForAge` and `doctorAcceptsAge` of the domain. */
export function ageSql(age: number, add: (age: number) => string): AgeSql {
  const patient = searchedPatient(age)
  if (patient === 'anyChild') return { service: 's.for_children', doctor: 'd.children' }
  // Doctors of adults may take some of them only, such as those from 60: an adult of any age finds them, too.
  if (patient === 'anyAdult') return { service: 's.for_adult', doctor: 'd.adult' }
  const value = add(age)
  return { service: serviceSuitsAge(age, () => value), doctor: `doctor_accepts_age(d, ${value})` }
}

/** SQL: is the service `s` for whom a search is for? Only the age of a child decides. */
export function serviceSuitsAge(age: number, add: (age: number) => string): string {
  const patient = searchedPatient(age)
  if (patient === 'anyChild') return 's.for_children'
  return patient === 'child' ? `s.for_children and ${add(age)} >= coalesce(s.children_age, 0)` : 's.for_adult'
}

/** SQL: does somebody who gives the service take adults, does somebody children? */
const OF_ANY_AGE: AgeSql = {
  service: 'true',
  doctor: '(d.adult and s.for_adult or d.children and s.for_children)',
}

/**
 * SQL: the services of each branch that are the common service, at most one: the cheapest. Its price here is what
 * `priceAtBranches` of the domain says. Found by the service, which few branches of a country give.
 */
export const serviceOffers = (common: string, age: AgeSql | null) => `
  select distinct on (given.branch_id) given.branch_id, s.id as service_id, given.duration, ${lowestPriceAt('given.branch_id')} as price
  from (
    select a.branch_id, s.id as service_id, min(m.duration_minutes) as duration
    from service s
    join assignment_service m on m.service_id = s.id
    join assignment a on a.id = m.assignment_id and a.active
    join doctor d on d.id = a.doctor_id and d.active
    where s.common_id = ${common} and s.active and not s.hidden
      ${age ? `and ${age.service} and ${age.doctor}` : ''}
    group by a.branch_id, s.id
  ) given
  join service s on s.id = given.service_id
  order by given.branch_id, price nulls last, s.id`

/** SQL: does the programme cover something at the branch `b`; of a common service, that service? */
export const isCovered = (programme: string, common: string | null) =>
  common === null
    ? isBranchCovered(programme, 'b.id')
    : `exists (
    select from service s
    where s.common_id = ${common} and s.provider_id = b.provider_id
      and ${isServiceCovered(programme, { service: 's.id', branch: 'b.id' })})`

/**
 * SQL of JSON of the earliest free time for the whole service `s` at the branch `b` that new patients can book, and whom the doctors take
 * who are free then: "the nearest time" of a paediatrician is none for an adult.
 */
export const nearestRun = (period: ReturnType<typeof addBookablePeriod>, age: AgeSql | null) => `
          select ${instant('nearest.starts_at')} as starts_at, bool_or(d.adult and s.for_adult) as adult,
            bool_or(d.children and s.for_children) as children
          from assignment_service m
          join assignment a on a.id = m.assignment_id and a.branch_id = b.id
          join doctor d on d.id = a.doctor_id
          cross join lateral (
            select t.starts_at from timeslot t
            where t.assignment_id = a.id and ${isFree('t', period)}
              and ${isRunFree('t', 'm.duration_minutes', period)}
            order by t.starts_at limit 1
          ) nearest
          where m.service_id = s.id and ${isBookable(period)} and ${TAKES_STRANGERS}
            and ${(age ?? OF_ANY_AGE).doctor}
          group by nearest.starts_at order by nearest.starts_at limit 1`
