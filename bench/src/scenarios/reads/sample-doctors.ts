import type { Pool } from 'pg'

export interface SampledDoctor {
  readonly provider: string
  readonly doctorId: string
  /** A date with free time. */
  readonly date: string
}

// In an order unrelated to the tables', and the same in every run.
const QUERY = `
  select p.code as provider, d.id::text as "doctorId", day.date::text as date
  from doctor d
  join provider p on p.id = d.provider_id and p.active
  cross join lateral (
    select (t.starts_at at time zone 'Europe/Minsk')::date as date
    from assignment a join timeslot t on t.assignment_id = a.id
    where a.doctor_id = d.id and a.active and a.booking_policy <> 'registry'
      and t.visit_id is null and t.starts_at > now() + interval '2 days'
    order by md5(t.id::text) limit 1
  ) day
  where d.active order by md5(d.id::text) limit $1`

/** Enough doctors that their timeslots do not all fit into the processor's caches. */
export async function sampleDoctors(pool: Pool, most = 2000): Promise<readonly SampledDoctor[]> {
  const { rows } = await pool.query<SampledDoctor>(QUERY, [most])
  return rows
}
