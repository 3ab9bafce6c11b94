import { randomUUIDv7 } from 'node:crypto'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { storePrescription } from '../../documents/public.ts'
import { demoPrescriptions } from './prescriptions.ts'

type Trx = Kysely<DB>

interface PastVisit {
  readonly providerId: string
  readonly profileId: string
  readonly recordId: string
  /** The visit is on this day, then or later. */
  readonly from: Date
}

interface Deps {
  readonly documentKey: Buffer
  readonly now: Date
}

/** How long after the visit the prescriptions can be used. */
const VALID_DAYS = 60

/** Gives a patient of the demo a completed visit, with what the doctor prescribed; nothing if the day is full. */
export async function addPastVisit(
  trx: Trx,
  { providerId, profileId, recordId, from }: PastVisit,
  deps: Deps,
): Promise<void> {
  const made = await insertVisit(trx, { providerId, profileId, from }, deps.now)
  if (!made) return
  const validUntil = addDays(civilDateOf(made.startsAt), VALID_DAYS)
  for (const [at, drug] of demoPrescriptions.entries()) {
    const { id: visitId, startsAt: prescribedAt, physicianName } = made
    const said = { providerId, recordId, visitId, prescribedAt, physicianName, withdrawn: false }
    const facts = { ...drug, validUntil: drug.count === null ? null : validUntil }
    await storePrescription(trx, { ...said, number: `p${at + 1}-${profileId}`, facts }, deps)
  }
}

interface InsertedVisit {
  readonly id: string
  readonly startsAt: Date
  readonly physicianName: string
}

/** With the first doctor who had nobody at some time of that day: one doctor has one visit at a time. */
async function insertVisit(
  trx: Trx,
  { providerId, profileId, from }: Omit<PastVisit, 'recordId'>,
  now: Date,
): Promise<InsertedVisit | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vizit demo visits', 0))`.execute(trx)
  const { rows } = await sql<InsertedVisit>`
    with free as (
      select a.id, a.doctor_id, t as starts_at, t + interval '20 minutes' as ends_at
      from assignment a cross join generate_series(${from}::timestamptz, ${from}::timestamptz + interval '9 hours', interval '20 minutes') t
      where a.provider_id = ${providerId} and a.active and not exists (
        select from visit v where v.doctor_id = a.doctor_id and v.status <> 'cancelled'
          and v.starts_at < t + interval '20 minutes' and v.ends_at > t)
      order by a.id, t limit 1
    ), made as (
      insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, starts_at, ends_at, status, created_at,
        updated_at)
      select ${randomUUIDv7()}, ${providerId}, id, doctor_id, ${profileId}, starts_at, ends_at, 'completed', starts_at, ${now}
      from free returning id, doctor_id, starts_at
    )
    select made.id, made.starts_at as "startsAt",
      concat_ws(' ', d.last_name_ru, d.first_name_ru, d.middle_name_ru) as "physicianName"
    from made join doctor d on d.id = made.doctor_id`.execute(trx)
  return rows[0]
}
