import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Clinic, ClinicAssignment } from '../clinic.ts'
import type { Contents } from '../files/read-tables.ts'
import { type Problem, problemOfFile } from '../problem.ts'
import { tooManyMissing } from './too-many-missing.ts'

/** Codes have no spaces. */
const keyOf = (...codes: string[]) => codes.join(' ')
const placeOf = ({ doctor, branch, speciality }: ClinicAssignment) => [doctor, branch, speciality]
const startOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16)

/**
 * Files that lack more than half of what is loaded of the clinic, as one that was cut off does. Importing them would switch the rest
 * off, or withdraw its timeslots.
 */
export async function checkMissingRows(
  db: Kysely<DB>,
  { clinic, contents, now }: { clinic: Clinic; contents: Contents; now: Date },
): Promise<Problem[]> {
  const { assignments, branches, doctors, serviceGroups, serviceOptions, services } = clinic
  const codesOf = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)
  const given: Readonly<Record<keyof ReturnType<typeof loadedRows>, readonly string[]>> = {
    branches: codesOf(branches),
    doctors: codesOf(doctors),
    assignments: assignments.map(place => keyOf(...placeOf(place))),
    serviceGroups: codesOf(serviceGroups),
    services: codesOf(services),
    serviceOptions: serviceOptions.map(({ service, code }) => keyOf(service, code)),
    assignmentServices: assignments.flatMap(place =>
      place.services.map(({ service }) => keyOf(...placeOf(place), service)),
    ),
    timetable: assignments.flatMap(place =>
      place.timetable.shifts.length > 0 ? keyOf(...placeOf(place)) : [],
    ),
    slots: assignments.flatMap(place =>
      place.slots.map(({ startsAt }) => keyOf(...placeOf(place), startOf(startsAt))),
    ),
  }
  const loaded = loadedRows(clinic.code, now)
  const problems: Problem[] = []
  for (const [name, codes] of Object.entries(given) as [keyof typeof given, readonly string[]][]) {
    const missing = await tooManyMissing(db, loaded[name], codes)
    if (missing) problems.push(problemOfFile(contents[name].file, 'tooManyMissing', missing))
  }
  return problems
}

/** What is loaded of each file, by the keys of `checkMissingRows`. */
function loadedRows(provider: string, now: Date) {
  const own = sql`(select id from provider where code = ${provider})`
  const place = sql`
    from assignment a join doctor d on d.id = a.doctor_id join branch b on b.id = a.branch_id
    join speciality s on s.id = a.speciality_id`
  const key = (...more: RawBuilder<unknown>[]) =>
    sql`concat_ws(' ', ${sql.join([sql`d.code`, sql`b.code`, sql`s.code`, ...more])})`
  const ofPlaces = (what: RawBuilder<unknown>, joined = sql``, where = sql`true`) => sql`
    select ${what} as code ${place} ${joined} where a.provider_id = ${own} and a.active and ${where}`
  return {
    branches: sql`select code from branch where provider_id = ${own} and active`,
    doctors: sql`select code from doctor where provider_id = ${own} and active`,
    assignments: ofPlaces(key()),
    // Former groups stay as long as past visits name their services.
    serviceGroups: sql`
      select g.code from service_group g where g.provider_id = ${own}
        and exists (select from service s where s.group_id = g.id and s.active)`,
    services: sql`select code from service where provider_id = ${own} and active`,
    serviceOptions: sql`
      select concat_ws(' ', s.code, o.code) as code
      from service_option o join service s on s.id = o.service_id where o.provider_id = ${own} and o.active`,
    assignmentServices: ofPlaces(
      key(sql`g.code`),
      sql`join assignment_service m on m.assignment_id = a.id join service g on g.id = m.service_id`,
    ),
    timetable: ofPlaces(
      key(),
      sql``,
      sql`exists (select from timetable_hours h where h.assignment_id = a.id)`,
    ),
    slots: ofPlaces(
      key(sql`to_char(t.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`),
      sql`join timeslot t on t.assignment_id = a.id`,
      sql`t.explicit and not t.withdrawn and t.starts_at > ${now}`,
    ),
  } as const
}
