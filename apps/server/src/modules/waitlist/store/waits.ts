import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  type InLanguages,
  inLanguages,
  personColumns,
  type TextRow,
  textColumns,
} from '../../visits/public.ts'

/** A wait with all that is shown of it. */
export interface WaitDetails {
  readonly waitId: string
  readonly accountId: string
  readonly profileId: string
  readonly firstName: string | null
  readonly joinedAt: Date
  readonly visitId: string | null
  readonly visitStartsAt: Date | null
  readonly doctorId: string | null
  readonly doctorName: InLanguages | null
  readonly speciality: InLanguages | null
  readonly serviceId: string | null
  readonly serviceName: InLanguages | null
  readonly branchId: string | null
  readonly branchName: InLanguages | null
  readonly providerName: InLanguages
  readonly weekdays: number[]
  readonly timeFrom: string | null
  readonly timeTo: string | null
  readonly lastDate: string | null
  readonly ahead: number
}

interface WaitRow
  extends Omit<WaitDetails, 'doctorName' | 'speciality' | 'serviceName' | 'branchName' | 'providerName'>,
    TextRow<'doctor'>,
    TextRow<'speciality'>,
    TextRow<'service'>,
    TextRow<'branch'>,
    TextRow<'provider'> {
  readonly specialityId: string | null
}

const columns = sql.raw(`w.id as "waitId", w.account_id as "accountId", w.profile_id as "profileId",
  who.first_name as "firstName", w.joined_at as "joinedAt", w.visit_id as "visitId",
  moving.starts_at as "visitStartsAt", w.doctor_id as "doctorId", w.service_id as "serviceId",
  w.branch_id as "branchId", s.id as "specialityId", w.weekdays,
  to_char(w.time_from, 'HH24:MI') as "timeFrom", to_char(w.time_to, 'HH24:MI') as "timeTo",
  w.last_date as "lastDate", ${personColumns('doctor', 'd')}, ${textColumns('speciality', 's.name')},
  ${textColumns('service', 'sv.name')}, ${textColumns('branch', 'b.name')}, ${textColumns('provider', 'p.name')}`)

/**
 * SQL: whether a wait concerns an assignment. The same condition as `wait_concerns_assignment`, inlined so that
 * PostgreSQL can use keys of the assignments. It would call the function for each pair: a function with a subquery
 * is not inlined.
 */
const concerns = (wait: string, place: string) => `(
  ${wait}.provider_id = ${place}.provider_id
  and (${wait}.doctor_id is null or ${wait}.doctor_id = ${place}.doctor_id)
  and (${wait}.branch_id is null or ${wait}.branch_id = ${place}.branch_id)
  and (${wait}.speciality_id is null or ${wait}.speciality_id = ${place}.speciality_id)
  and (${wait}.service_id is null or exists (
    select from assignment_service given
    where given.assignment_id = ${place}.id and given.service_id = ${wait}.service_id)))`

/** SQL: how many other patients joined earlier and wait for an assignment of this wait too. */
const ahead = sql.raw(`(
  select count(distinct earlier.profile_id)::int from waitlist_entry earlier
  where earlier.ended_at is null and earlier.number < w.number and earlier.provider_id = w.provider_id
    and earlier.profile_id <> w.profile_id
    and exists (select from unnest(wanted.places) place where ${concerns('earlier', 'place')}))`)

/** SQL: the assignments that this wait concerns. */
const wanted = sql.raw(`(
  select array_agg(place) as places from assignment place where ${concerns('w', 'place')})`)

/** The account's waits in the order of joining, or the one that is named. */
export async function readWaits(
  db: Kysely<DB>,
  accountId: string,
  waitId: string | null = null,
): Promise<WaitDetails[]> {
  const { rows } = await sql<WaitRow>`
    select ${columns}, ${ahead} as ahead
    from waitlist_entry w
    join profile who on who.id = w.profile_id
    join provider p on p.id = w.provider_id
    left join visit moving on moving.id = w.visit_id
    left join doctor d on d.id = w.doctor_id
    left join branch b on b.id = w.branch_id
    left join service sv on sv.id = w.service_id
    cross join lateral ${wanted} wanted
    left join lateral (
      select place.speciality_id from assignment place
      where place.doctor_id = w.doctor_id and place.active and wait_concerns_assignment(w, place)
      order by place.id limit 1) given on true
    left join speciality s on s.id = coalesce(w.speciality_id, given.speciality_id)
    where w.account_id = ${accountId} and w.ended_at is null and (${waitId}::uuid is null or w.id = ${waitId}::uuid)
    order by w.number`.execute(db)
  return rows.map(detailsOf)
}

function detailsOf({ specialityId, ...row }: WaitRow): WaitDetails {
  return {
    ...row,
    doctorName: row.doctorId === null ? null : inLanguages(row, 'doctor'),
    speciality: specialityId === null ? null : inLanguages(row, 'speciality'),
    serviceName: row.serviceId === null ? null : inLanguages(row, 'service'),
    branchName: row.branchId === null ? null : inLanguages(row, 'branch'),
    providerName: inLanguages(row, 'provider'),
  }
}
