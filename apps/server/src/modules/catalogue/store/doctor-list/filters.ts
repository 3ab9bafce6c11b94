import type { QueryOf } from '@vizit/contract/call.ts'
import type { countDoctors } from '@vizit/contract/calls/catalogue/doctor-list.ts'
import { DAY_PART_HOURS, dayPartsOf, preferredDaysEnd } from '@vizit/domain/filters/preferred-time.ts'
import type { BookablePeriod } from '../bookable-period.ts'
import { addBookablePeriod, isBookable, isFree, isRunFree, TAKES_STRANGERS } from '../is-bookable-sql.ts'
import {
  isAmongCoveredAssignments,
  isAssignmentCovered,
  isServiceCovered,
  joinCoveredBranch,
} from '../is-covered.ts'
import { missingFields } from '../missing-fields.ts'
import type { StatementValues } from '../statement-values.ts'
import { keptTimes } from './kept-times.ts'

export type DoctorFilters = Omit<QueryOf<typeof countDoctors>, 'q'> & {
  /** Only the doctors whom the search finds. */
  readonly searched?: readonly string[] | undefined
  /** Only the favourite doctors of this account. */
  readonly bookmarkedBy?: string
}

/** SQL of the filters and of the period, each value added once. */
export function filterSql(filters: DoctorFilters, period: BookablePeriod, values: StatementValues) {
  const { add } = values
  const { locationCode, specialityId, medcenterId, serviceId, programId } = filters
  const periodSql = addBookablePeriod(period, values)
  const town = locationCode ? add(locationCode, 'int') : null
  const speciality = specialityId && add(specialityId, 'bigint')
  const medcenter = medcenterId && add(medcenterId, 'bigint')
  const service = serviceId && add(serviceId, 'bigint')
  const programme = programId && add(programId, 'text')
  const isOfAllPlaces = !(town || speciality || medcenter || filters.searched || filters.bookmarkedBy)
  const places = [
    'a.active',
    town && `b.location_code = ${town}`,
    speciality && `a.speciality_id = ${speciality}`,
    medcenter && `a.branch_id = ${medcenter}`,
  ]
  return {
    period: periodSql,
    /** What is kept of the free times at the assignment `a` (`kept-times.ts`). A service may need a run of several. */
    kept: keptTimes(periodSql, !service),
    /** A common table expression `offered`: the services that are the same as the one asked for, one at each assignment. */
    offered: service ? offeredSql(service) : '',
    isOfService: Boolean(service),
    /** Where doctors work: an assignment `a`, and with a service its minutes there in `m`. */
    assignments: `given cross join assignment a
      join branch b on b.id = a.branch_id and b.active
      ${programme && !service ? joinCoveredBranch(programme) : ''}
      join provider p on p.id = a.provider_id and p.active
      join doctor d on d.id = a.doctor_id and d.active
      ${service ? 'join offered m on m.assignment_id = a.id' : ''}`,
    /** Which assignments. */
    here: allOf([
      ...places,
      programme && coveredBy(programme, service ? 'service' : isOfAllPlaces ? 'all' : 'some'),
    ]),
    /** Which assignments of one doctor. */
    hereOfOne: allOf([...places, programme && coveredBy(programme, service ? 'service' : 'some')]),
    /** Which doctors `d`, apart from the choice of adults or children. */
    who: allOf([
      filters.searched && `d.id = any(${add(filters.searched, 'bigint[]')})`,
      filters.age !== undefined && `doctor_accepts_age(d, ${add(filters.age, 'int')})`,
      filters.bookmarkedBy &&
        `d.id in (select doctor_id from favourite_doctor where account_id = ${add(filters.bookmarkedBy, 'uuid')})`,
    ]),
    /** The fields that name what does not exist. */
    unknown: missingFields({
      locationCode: town && `location where code = ${town}`,
      specialityId: speciality && `speciality where id = ${speciality}`,
      medcenterId: medcenter && `branch where id = ${medcenter}`,
      serviceId: service && `service where id = ${service}`,
      programId: programme && `programme where code = ${programme} and active`,
    }),
    /** Is the assignment open to anybody? Only such have free times here. */
    isOpen: `${isBookable(periodSql)} and ${TAKES_STRANGERS}`,
    /** Is the timeslot `t` free, with a service as the start of a whole run? */
    isFree: `${isFree('t', periodSql)}${service ? ` and ${isRunFree('t', 'm.duration_minutes', periodSql)}` : ''}`,
  }
}

export type FilterSql = ReturnType<typeof filterSql>

/** SQL: the first free start at the assignment `a` in this part of the day; one look into the index `timeslot_free`. */
export const firstFree = ({ isFree: isFreeHere }: Pick<FilterSql, 'isFree'>, part: string) => `(
  select t.starts_at from timeslot t
  where t.assignment_id = a.id and timeslot_day_part(t.starts_at) = ${part} and ${isFreeHere}
  order by t.starts_at limit 1)`

export const PROFILE_SQL = { '0': 'true', '1': 'd.adult', '2': 'd.children' } as const

/** The end of the dates asked for, and the parts of the day; `isTimed`: only who is free then is listed. */
export function timesOf(filters: DoctorFilters, period: BookablePeriod) {
  return {
    parts: dayPartsOf(filters),
    end: preferredDaysEnd(period.now, filters.preferredDays) ?? period.until,
    isTimed: isTimed(filters),
  }
}

/**
 * A name by which PostgreSQL keeps the plan of a statement with these filters; undefined: these are too seldom asked for,
 * and every name is kept by every connection.
 */
export function nameOf({
  locationCode,
  specialityId,
  profile,
  ...filters
}: DoctorFilters): string | undefined {
  const { searched, medcenterId, serviceId, programId, age, bookmarkedBy } = filters
  const isSeldom = [searched, medcenterId, serviceId, age, bookmarkedBy].some(given => given !== undefined)
  if (isSeldom || profile !== '0') return undefined
  const isAnyTime = dayPartsOf(filters).length === DAY_PART_HOURS.length
  const given = [
    locationCode && 'town',
    specialityId && 'speciality',
    programId && 'programme',
    isTimed(filters) && 'timed',
    isAnyTime && 'any-time',
  ]
  return given.filter(Boolean).join('-') || 'all'
}

/** The filters of the time that let through every time. */
export const ANY_TIME = { preferredDays: '0', preferredTime: '0', timeOfDay: 'all' } as const

/** Is only listed who is free on some days or at some hours? */
export const isTimed = ({
  preferredDays,
  preferredTime,
  timeOfDay,
}: Pick<DoctorFilters, 'preferredDays' | 'preferredTime' | 'timeOfDay'>) =>
  preferredDays !== ANY_TIME.preferredDays ||
  preferredTime !== ANY_TIME.preferredTime ||
  timeOfDay !== ANY_TIME.timeOfDay

const allOf = (conditions: readonly (string | false | null | undefined)[]) =>
  conditions.filter(Boolean).join(' and ') || 'true'

/**
 * An id of a service stands for the same service of every organisation (docs/decisions/0082). Where an assignment gives several
 * that are the same, it is the one asked for.
 */
const offeredSql = (service: string) => `, offered as materialized (
    select distinct on (m.assignment_id) m.assignment_id, m.service_id, m.duration_minutes
    from given
    join service s on s.common_id = (select common_id from service where id = ${service}) and s.active and not s.hidden
    join assignment_service m on m.service_id = s.id
    order by m.assignment_id, s.id <> ${service}, s.id
  )`

/** SQL: does the programme cover something at the assignment `a`; of a service asked for, that service? */
function coveredBy(programme: string, asked: 'service' | 'some' | 'all'): string {
  if (asked === 'service')
    return isServiceCovered(programme, { service: 'm.service_id', branch: 'a.branch_id' })
  return asked === 'all' ? isAmongCoveredAssignments(programme) : isAssignmentCovered(programme)
}
