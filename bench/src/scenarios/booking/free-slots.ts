import type { Pool } from 'pg'

export interface FreeSlot {
  readonly timeslotId: string
  readonly assignmentId: string
  readonly doctorId: string
  readonly providerId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

// Grouped by doctor, so that the slots of one lane never overlap; in an order unrelated to the tables'.
const QUERY = `
  select t.id as "timeslotId", a.id as "assignmentId", a.doctor_id as "doctorId", a.provider_id as "providerId",
    t.starts_at as "startsAt", t.ends_at as "endsAt"
  from (
    select a.* from assignment a
    join doctor d on d.id = a.doctor_id and d.active and d.adult and not d.children
      and coalesce(d.adult_age, 18) <= 18 and coalesce(d.adult_age_to, 999) >= 120
    join branch b on b.id = a.branch_id and b.active
    join provider p on p.id = a.provider_id and p.active and p.online_booking
    where a.active and a.booking_policy = 'open'
    order by md5(a.id || $1) limit $2
  ) a
  cross join lateral (
    select * from timeslot t
    where t.assignment_id = a.id and t.visit_id is null and t.held_by is null and not t.withdrawn
      and t.starts_at > now() + interval '1 day'
    order by md5(t.id || $1) limit $3
  ) t`

/** Free timeslots in lanes of one assignment each; another seed finds others. */
export async function freeSlots(
  pool: Pool,
  { lanes, each, seed }: { lanes: number; each: number; seed: string },
): Promise<FreeSlot[][]> {
  const { rows } = await pool.query<FreeSlot>(QUERY, [seed, lanes, each])
  const found = [...Map.groupBy(rows, row => row.assignmentId).values()]
  if (found.length < lanes) throw new Error(`only ${found.length} assignments can be booked, not ${lanes}`)
  return found
}
