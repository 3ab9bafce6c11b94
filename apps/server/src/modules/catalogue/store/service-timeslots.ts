import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type BookablePeriod, bookablePeriodValues } from './bookable-period.ts'
import { bookablePeriodAs, isBookable, isFree } from './is-bookable-sql.ts'
import { byDoctor } from './names.ts'
import { mergePacked, packTimeslots } from './packed-timeslots.ts'

/**
 * SQL: the assignments `a` at which the service `s` is provided and can be booked online, with its duration in
 * `m`.
 */
const GIVEN = `
  (assignment_service m
    join assignment a on a.id = m.assignment_id
    join doctor d on d.id = a.doctor_id
    join branch b on b.id = a.branch_id)`

/** Free timeslots of `a` from $3 to $4, and later ones that a run may need. */
const SLOTS = `(
  select ${packTimeslots('t')} from timeslot t
  where t.assignment_id = a.id and t.starts_at >= $3
    and t.starts_at < $4::timestamptz + make_interval(mins => m.duration_minutes) and ${isFree('t', bookablePeriodAs(6))}
) as packed`

const COLUMNS =
  's.id is not null as "isKnown", a.id, a.doctor_id, a.branch_id, a.speciality_id, m.duration_minutes as minutes'

const serviceOf = (service: string) =>
  `left join service s on s.id = ${service} and s.provider_id = p.id and s.active and not s.hidden`

const ofDoctor = {
  name: 'service-timeslots-of-doctor',
  text: `select ${COLUMNS}, ${SLOTS}
    from provider p join doctor asked on asked.provider_id = p.id ${serviceOf('$5')}
    left join ${GIVEN} on m.service_id = s.id and a.doctor_id = asked.id and ${isBookable(bookablePeriodAs(6))}
    where p.code = $1 and asked.id = $2 and asked.active`,
}

const ofBranches = (language: Language) => ({
  name: `service-timeslots-of-branches-${language}`,
  text: `select ${COLUMNS}, ${SLOTS}
    from provider p left join branch asked on asked.id = $2 and asked.provider_id = p.id and asked.active
    ${serviceOf('$5')}
    left join ${GIVEN} on m.service_id = s.id and ($2::bigint is null or a.branch_id = $2)
      and ($9::bigint is null or a.speciality_id = $9) and ($10::bigint[] is null or a.id = any($10))
      and ${isBookable(bookablePeriodAs(6))}
    where p.code = $1 and ($2::bigint is null or asked.id is not null)
    order by ${byDoctor('d', language)}, a.id`,
})

interface ServiceDays {
  readonly provider: string
  readonly serviceId: string
  readonly from: CivilDate
  /** Included. */
  readonly to: CivilDate
}

export interface DoctorOfService extends ServiceDays {
  readonly doctorId: string
}

export interface BranchesOfService extends ServiceDays {
  /** Absent: every branch of the medical organisation. */
  readonly branchId?: string | undefined
  readonly specialityId?: string | undefined
  /** Only these. Absent: all. */
  readonly assignmentIds?: readonly string[] | undefined
  /** The language by whose alphabet doctors are ordered. Absent: any order. */
  readonly language?: Language
}

export interface GivenRow {
  /** Whether the service exists. */
  readonly isKnown: boolean
  /** Id of the assignment. Null: nobody provides the service. */
  readonly id: string | null
  readonly doctor_id: string
  readonly branch_id: string
  readonly speciality_id: string
  readonly minutes: number
  readonly packed: Buffer | null
}

const daysOf = ({ from, to }: ServiceDays) =>
  [new Date(minskMidnight(from)), new Date(minskMidnight(addDays(to, 1)))] as const

/** Runs of a service with one doctor: one row per assignment. */
export function doctorOfServiceQuery(asked: DoctorOfService, period: BookablePeriod) {
  const { provider, doctorId, serviceId } = asked
  return {
    ...ofDoctor,
    values: [provider, doctorId, ...daysOf(asked), serviceId, ...bookablePeriodValues(period)],
  }
}

/** Runs of a service with every doctor who provides it: one row per assignment, by the doctor's name. */
export function branchesOfServiceQuery(asked: BranchesOfService, period: BookablePeriod) {
  const {
    provider,
    branchId = null,
    serviceId,
    specialityId = null,
    assignmentIds = null,
    language = 'ru',
  } = asked
  const narrowed = [specialityId, assignmentIds]
  const values = [
    provider,
    branchId,
    ...daysOf(asked),
    serviceId,
    ...bookablePeriodValues(period),
    ...narrowed,
  ]
  return { ...ofBranches(language), values }
}

/** The packed runs of such a row. */
export function runsOf({ packed, minutes }: GivenRow, asked: ServiceDays): Buffer | null {
  return mergePacked(packed, minutes, daysOf(asked)[1])
}
