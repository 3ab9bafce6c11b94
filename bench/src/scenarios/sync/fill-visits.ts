import type { Pool } from 'pg'

/** Per person: three in the future, the others in the last weeks. */
const VISITS = 20
const AHEAD = 3

/**
 * Visits of five minutes, one a day per person; people with the same doctor come one after another. Overlapping
 * visits are skipped. Visits of an earlier run, which have no timeslot, are deleted first.
 */
export async function fillVisits(pool: Pool, profileIds: readonly string[]): Promise<void> {
  await pool.query('delete from visit where not exists (select from timeslot where visit_id = visit.id)')
  await pool.query(
    `with doctor as (
       select distinct on (doctor_id) id, provider_id, doctor_id from assignment order by doctor_id, id
     ), counted as (
       select doctor.*, row_number() over (order by doctor_id) - 1 as n, count(*) over () as doctors from doctor
     ), planned as (
       select profile_id, day, (person - 1) * $2 + day as turn
       from unnest($1::uuid[]) with ordinality people (profile_id, person), generate_series(0, $2 - 1) day
     ), timed as (
       select profile_id, counted.*, date_trunc('hour', now()) + make_interval(days => ($3 - day)::int,
         mins => (5 * (turn / doctors))::int) as starts_at
       from planned join counted on n = turn % doctors
     )
     insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, starts_at, ends_at, status, updated_at)
     select gen_random_uuid(), provider_id, id, doctor_id, profile_id, starts_at, starts_at + interval '5 minutes',
       case when starts_at > now() then 'reserved' else 'completed' end, least(starts_at, now() - interval '3 days')
     from timed
     on conflict do nothing`,
    [profileIds, VISITS, AHEAD],
  )
  await pool.query('vacuum (analyze) visit')
}
