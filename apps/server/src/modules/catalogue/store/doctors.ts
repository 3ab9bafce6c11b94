import type { Language } from '../../../platform/http/language.ts'
import { REVIEWS_COUNT } from './doctor-list/reviews-count.ts'
import { bookablePeriodAs, isBookable, isFree, isRunFree, TAKES_STRANGERS } from './is-bookable-sql.ts'
import { byDoctor, displayName, fullName, inLanguage, instant } from './names.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'

/** Doctors of the medical organisation $1; $2… = the period. */
export const doctorsQuery = (language: Language): JsonQuery => ({
  name: `doctors-${language}`,
  text: `select ${jsonArray(doctors(language, { which: 'd.provider_id = p.id', period: bookablePeriodAs(2) }))} as json
  from provider p where p.code = $1`,
})

/**
 * Doctors of the branch $2 of the medical organisation $1; $3… = the period. Filtered in SQL, because large
 * organisations have many doctors in other branches.
 */
export const branchDoctorsQuery = (language: Language): JsonQuery => ({
  name: `branch-doctors-${language}`,
  text: `select ${jsonArray(
    doctors(language, { which: WORKS_AT_ASKED, here: 'a.branch_id = $2', period: bookablePeriodAs(3) }),
  )} as json
  from provider p join branch asked on asked.provider_id = p.id
  where p.code = $1 and asked.id = $2`,
})

const WORKS_AT_ASKED =
  'd.id in (select x.doctor_id from assignment x where x.branch_id = asked.id and x.active)'

/**
 * Doctors of the medical organisation $1 who provide the service $6, at the branch $2 (null: at any); $3… = the
 * period. Their nearest free time is long enough for the service.
 */
export const serviceDoctorsQuery = (language: Language): JsonQuery => ({
  name: `service-doctors-${language}`,
  text: `select ${jsonArray(
    doctors(language, {
      which: GIVES_SERVICE,
      here: '($2::bigint is null or a.branch_id = $2) and asked.duration_minutes is not null',
      serviceId: '$6',
      period: bookablePeriodAs(3),
    }),
  )} as json
  from provider p
  where p.code = $1 and ($2::bigint is null or exists (
    select from branch where id = $2 and provider_id = p.id))`,
})

const GIVES_SERVICE = `d.id in (
      select x.doctor_id from service s
      join assignment_service m on m.service_id = s.id
      join assignment x on x.id = m.assignment_id
      where s.id = $6 and s.provider_id = p.id and s.active and not s.hidden and x.active)`

/** Doctors of any medical organisation by their ids $1; $2… = the period. */
export const physiciansQuery = (language: Language, withAssignments: boolean): JsonQuery => ({
  name: `physicians-${language}-${withAssignments}`,
  text: `select ${jsonArray(`
    select r.* from provider p cross join lateral (
      ${doctors(language, { which: NUMBERED, period: bookablePeriodAs(2), withAssignments, withReviewsCount: true })}
    ) r`)} as json`,
})

const NUMBERED = 'd.provider_id = p.id and d.id = any($1::bigint[])'

interface DoctorsQuery {
  /** SQL condition: which doctors `d`. */
  readonly which: string
  /**
   * SQL condition: which of their assignments `a` count for the speciality and the nearest free timeslot. Absent:
   * all.
   */
  readonly here?: string
  /** If given, the nearest free time is long enough for this service. */
  readonly serviceId?: string
  readonly period: ReturnType<typeof bookablePeriodAs>
  readonly withAssignments?: boolean
  readonly withReviewsCount?: boolean
}

function doctors(language: Language, asked: DoctorsQuery): string {
  const { which, withAssignments = true, withReviewsCount = false } = asked
  return `
    select d.id::text as id, d.id::text as "doctorId", p.code as "providerCode",
      ${fullName('d', language)} as "fullName", ${displayName('d', language)} as "displayName",
      w.speciality_id::text as "specialityId",
      w.speciality as "specialityName",
      ${inLanguage('d', 'qualification', language)} as qualification, d.work_start as "workStart",
      ${inLanguage('d', 'description', language)} as description,
      '/api/v2/public/photos/' || d.photo_hash as "photoUrl",
      d.adult, d.children, d.adult_age, d.adult_age_to, d.children_age, d.children_age_to,
      w.branches, ${withAssignments ? 'w.assignments, w.works_at' : `'{}'::text[] as assignments, '[]'::json`} as "worksAt",
      ${instant('w.nearest')} as "nearestTimeslot"${withReviewsCount ? `, ${REVIEWS_COUNT} as "reviewsCount"` : ''}
    from doctor d
    cross join lateral (${worksAt(language, asked)}) w
    where ${which} and d.active and w.at_branch
    order by ${byDoctor('d', language)}, d.id`
}

/** The places where a doctor works. */
function worksAt(language: Language, { here = 'true', serviceId, period }: DoctorsQuery): string {
  const speciality = inLanguage('s', 'name', language)
  const isLongEnough = serviceId ? `and ${isRunFree('t', 'asked.duration_minutes', period)}` : ''
  return `
    select bool_or(${here}) as at_branch,
      (array_agg(a.speciality_id order by (${here}) desc, a.id))[1] as speciality_id,
      (array_agg(${speciality} order by (${here}) desc, a.id))[1] as speciality,
      array_agg(distinct a.branch_id::text) as branches,
      array_agg(a.id::text order by a.id) as assignments,
      min(nearest.starts_at) filter (where (${here}) and ${TAKES_STRANGERS}) as nearest,
      json_agg(json_build_object(
        'branchId', a.branch_id::text, 'assignmentId', a.id::text, 'specialityId', a.speciality_id::text,
        'specialityName', ${speciality}, 'nearestTimeslot', ${instant('nearest.starts_at')},
        'bookingPolicy', a.booking_policy, 'onlineBooking', ${isBookable(period)},
        'serviceMappings', coalesce(services.mappings, '[]')) order by a.id) as works_at
    from assignment a
    join branch b on b.id = a.branch_id and b.active
    join speciality s on s.id = a.speciality_id
    ${serviceId ? `left join assignment_service asked on asked.assignment_id = a.id and asked.service_id = ${serviceId}` : ''}
    left join lateral (
      select t.starts_at from timeslot t
      where t.assignment_id = a.id and ${isBookable(period)} and ${isFree('t', period)} ${isLongEnough}
      order by t.starts_at limit 1
    ) nearest on true
    left join lateral (
      select json_agg(json_build_object('serviceId', m.service_id::text, 'duration', m.duration_minutes)
        order by m.service_id) as mappings
      from assignment_service m where m.assignment_id = a.id
    ) services on true
    where a.doctor_id = d.id and a.active`
}
