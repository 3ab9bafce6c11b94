import type { Language } from '../../../platform/http/language.ts'
import { bookablePeriodAs, isBookable, isFree, isRunFree } from './is-bookable-sql.ts'
import { fullName, inLanguage, instant } from './names.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'
import { lowestPrice, service } from './services.ts'

/** Assignments $2 (those found) of the medical organisation $1; $3 = is booking open? */
export const assignmentsQuery = (language: Language): JsonQuery => ({
  name: `assignments-${language}`,
  text: `select ${jsonArray(`${assignment(language, { isOpen: '$3::boolean' })} and a.id = any($2::bigint[]) order by a.id`)} as json
  from provider p where p.code = $1`,
})

/** The timeslot $2 of the medical organisation $1 with its assignment; $3… = the period, $6 = a service or null. */
export const timeslotQuery = (language: Language): JsonQuery => ({
  name: `timeslot-${language}`,
  text: `select json_build_object(
      'timeslotId', t.id::text, 'startTime', ${instant('t.starts_at')},
      'endTime', ${instant('coalesce(run.ends_at, t.ends_at)')},
      'date', to_char(t.starts_at at time zone p.time_zone, 'YYYY-MM-DD'),
      'free', ${isFree('t', bookablePeriodAs(3))} and of_slot."onlineBooking"
        and ($6::bigint is null or ${isRunFree('t', 'asked.duration', bookablePeriodAs(3))}),
      'assignment', row_to_json(of_slot), 'ages', (
        select json_build_object('adult', d.adult, 'children', d.children, 'adultAge', d.adult_age,
          'adultAgeTo', d.adult_age_to, 'childrenAge', d.children_age, 'childrenAgeTo', d.children_age_to)
        from doctor d where d.id = of_slot."doctorId"::bigint),
      'service', case when asked.id is not null then row_to_json(asked) end,
      'priceFrom', ${lowestPrice('m.assignment_id = t.assignment_id')}
    )::text as json
  from provider p
  join timeslot t on t.id = $2
  cross join lateral (${assignment(language, bookablePeriodAs(3))} and a.id = t.assignment_id) of_slot
  left join lateral (
    ${service(language, 'm.duration_minutes')}
    from assignment_service m join service s on s.id = m.service_id
    where m.assignment_id = t.assignment_id and m.service_id = $6 and s.active and not s.hidden
  ) asked on true
  left join lateral (
    select max(r.ends_at) as ends_at from timeslot r where r.id = any(timeslot_run(t.id, asked.duration))
  ) run on asked.id is not null
  where p.code = $1 and ($6::bigint is null or asked.id is not null)`,
})

const assignment = (language: Language, period: { isOpen: string }) => `
  select a.id::text as "assignmentId", p.code as "providerCode", d.id::text as "doctorId",
    ${fullName('d', language)} as "physicianName", '/api/v2/public/photos/' || d.photo_hash as "photoUrl",
    b.id::text as "branchId", ${inLanguage('b', 'name', language)} as "branchName",
    ${inLanguage('b', 'address', language)} as "branchAddress", array_to_string(b.phones, ';') as phones,
    s.id::text as "specialityId", ${inLanguage('s', 'name', language)} as speciality,
    a.booking_policy as "bookingPolicy", ${isBookable(period)} as "onlineBooking"
  from assignment a
  join doctor d on d.id = a.doctor_id
  join branch b on b.id = a.branch_id
  join speciality s on s.id = a.speciality_id
  where a.provider_id = p.id and a.active`
