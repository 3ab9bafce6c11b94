import { DatabaseClient } from '@vizit/server/platform/database/database-client.ts'
import type { Attempt, Booked, Tally } from './clients.ts'
import type { Patient } from './servers.ts'

/** Doctors of different clinics whom any adult may book, with so many free times each. */
const FREE = `
  select t.id as "timeslotId", a.id as "assignmentId"
  from (
    select a.* from assignment a
    join doctor d on d.id = a.doctor_id and d.active and d.adult and not d.children
      and coalesce(d.adult_age, 18) <= 18 and coalesce(d.adult_age_to, 999) >= 120
    join branch b on b.id = a.branch_id and b.active
    join provider p on p.id = a.provider_id and p.active and p.online_booking and p.keeper = 'built-in'
    where a.active and a.booking_policy = 'open' order by a.id limit $1
  ) a
  cross join lateral (
    select * from timeslot t
    where t.assignment_id = a.id and t.visit_id is null and t.held_by is null and not t.withdrawn
      and t.starts_at > now() + interval '1 day' order by t.starts_at limit $2
  ) t
  order by t.starts_at, a.id`

/** Two attempts for each free time, by different patients one after the other: one of the two must be refused. */
export async function attemptsOn(
  url: string,
  patients: readonly Patient[],
  each: number,
): Promise<Attempt[]> {
  const rows = await asked<Pick<Attempt, 'timeslotId' | 'assignmentId'>>(url, FREE, [
    patients.length / 2,
    each,
  ])
  const assignments = [...new Set(rows.map(({ assignmentId }) => assignmentId))]
  return rows.flatMap(slot => {
    const lane = assignments.indexOf(slot.assignmentId)
    return patients.slice(2 * lane, 2 * lane + 2).map(patient => ({ ...slot, patient }))
  })
}

export interface Counted {
  readonly lost: number
  readonly doubled: number
  /** Visits in the database whose client got no answer: each belongs to a booking that was given up. */
  readonly unheard: number
}

/** Compares the answers with the database. */
export async function count(url: string, { booked }: Tally, patients: readonly Patient[]): Promise<Counted> {
  const kept = await asked<{ id: string; slot: string | null }>(
    url,
    `select visit.id, timeslot.id::text as slot from visit left join timeslot on timeslot.visit_id = visit.id
     where visit.profile_id = any($1) and visit.status = 'reserved'`,
    [patients.map(({ profileId }) => profileId)],
  )
  const [{ overlapping } = { overlapping: 0 }] = await asked<{ overlapping: number }>(
    url,
    `select count(*)::int as overlapping from visit a join visit b
     on a.id < b.id and (a.doctor_id = b.doctor_id or a.profile_id = b.profile_id)
       and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.status = 'reserved' and b.status = 'reserved'
       and a.profile_id = any($1) and b.profile_id = any($1)`,
    [patients.map(({ profileId }) => profileId)],
  )
  const slotOf = new Map(kept.map(({ id, slot }) => [id, slot]))
  const answered = new Set(booked.map(({ orderId }) => orderId))
  const slots = new Set(booked.map(({ attempt }) => attempt.timeslotId))
  return {
    lost: booked.filter(({ orderId, attempt }) => slotOf.get(orderId) !== String(attempt.timeslotId)).length,
    doubled: booked.length - slots.size + (booked.length - answered.size) + overlapping,
    unheard: kept.filter(({ id }) => !answered.has(id)).length,
  }
}

/** Seconds: the longest period without an answered booking around a moment. */
export function longestGap(booked: readonly Booked[], from: number, to: number): number {
  const answers = booked.map(({ at }) => at).filter(at => at > from - 5000 && at < to)
  const gaps = answers.sort((a, b) => a - b).map((at, index) => at - (answers[index - 1] ?? at))
  return Math.max(0, ...gaps) / 1000
}

async function asked<R extends object>(url: string, sql: string, values: unknown[]): Promise<R[]> {
  const client = new DatabaseClient({ connectionString: url })
  await client.connect()
  return client
    .query<R>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
