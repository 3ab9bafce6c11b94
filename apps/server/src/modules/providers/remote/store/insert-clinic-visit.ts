import { randomUUIDv7 } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { unknownAppointments } from './appointments-of-patients.ts'

type Db = Kysely<DB>

export interface ClinicSlotTime {
  readonly slotId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

export interface ClinicVisit {
  readonly providerId: string
  readonly appointmentId: string
  readonly profileId: string
  readonly assignmentId: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The clinic's slots of the appointment; empty if the clinic does not state them. */
  readonly slots: readonly ClinicSlotTime[]
}

/**
 * Inserts an appointment that its clinic made as a visit; returns its id. Null: a concurrent change came first.
 */
export async function insertClinicVisit(trx: Db, made: ClinicVisit, now: Date): Promise<string | null> {
  const { providerId, appointmentId, profileId, assignmentId, startsAt, endsAt } = made
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`fhir appointment ${providerId} ${appointmentId}`}, 0))`.execute(
    trx,
  )
  if (!(await unknownAppointments(trx, providerId, [appointmentId])).has(appointmentId)) return null
  const visitId = randomUUIDv7()
  await sql`
    insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, starts_at, ends_at, status, created_at,
      updated_at)
    select ${visitId}, provider_id, id, doctor_id, ${profileId}, ${startsAt}, ${endsAt}, 'created_manually', ${now}, ${now}
    from assignment where id = ${assignmentId}`.execute(trx)
  await takeSlots(trx, visitId, made)
  await trx
    .insertInto('fhir_appointment')
    .values({
      ...{ visit_id: visitId, provider_id: providerId, appointment_id: appointmentId },
      ...{ slot_ids: made.slots.map(({ slotId }) => slotId), is_live: true, read_at: now },
    })
    .execute()
  await trx
    .insertInto('audit')
    .values({
      ...{ at: now, profile_id: profileId, action: 'visit-booked', subject: visitId },
      details: JSON.stringify({ by: 'clinic' }),
    })
    .execute()
  return visitId
}

/**
 * Gives the visit its timeslots: those that were offered, and new ones for slots that the clinic never offered.
 */
async function takeSlots(trx: Db, visitId: string, { providerId, assignmentId, slots }: ClinicVisit) {
  const given = sql`
    unnest(${slots.map(({ slotId }) => slotId)}::text[], ${slots.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${slots.map(({ endsAt }) => endsAt)}::timestamptz[]) as given (slot_id, starts_at, ends_at)`
  await sql`
    insert into timeslot (assignment_id, starts_at, ends_at, explicit, visit_id)
    select ${assignmentId}, starts_at, ends_at, true, ${visitId} from ${given}
    on conflict (assignment_id, starts_at) do update
      set visit_id = excluded.visit_id, held_by = null, held_until = null
      where timeslot.visit_id is null and timeslot.ends_at = excluded.ends_at`.execute(trx)
  await sql`
    insert into fhir_slot (timeslot_id, provider_id, slot_id)
    select slot.id, ${providerId}, given.slot_id
    from ${given} join timeslot slot using (starts_at, ends_at)
    where slot.visit_id = ${visitId}
    on conflict do nothing`.execute(trx)
}
