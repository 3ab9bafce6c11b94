import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

type Db = Kysely<DB>

/** A visit that a clinic holds. */
export interface BookedVisit {
  readonly visitId: string
  readonly profileId: string
  readonly appointmentId: string
  readonly readAt: Date
}

/** How long after its end a clinic may still report a visit as missed or completed. */
const SETTLED_AFTER = sql`interval '31 days'`

/** Visits of these profiles, or of all (null), whose final state the clinic knows and we do not. */
export async function bookedVisits(
  db: Db,
  { providerId, profileIds, now }: { providerId: string; profileIds: readonly string[] | null; now: Date },
): Promise<BookedVisit[]> {
  const people = profileIds && [...profileIds]
  const { rows } = await sql<BookedVisit>`
    select visit.id as "visitId", visit.profile_id as "profileId", appointment_id as "appointmentId", read_at as "readAt"
    from fhir_appointment join visit on visit.id = visit_id
    where fhir_appointment.provider_id = ${providerId} and is_live
      and (visit_is_planned(visit.status) or visit.status = 'arrived')
      and visit.ends_at > ${now}::timestamptz - ${SETTLED_AFTER}
      and (${people}::uuid[] is null or visit.profile_id = any(${people}::uuid[]))
    order by visit.starts_at`.execute(db)
  return rows
}

/**
 * Visits that were being changed here at some moment since then: news from the clinic about them was ignored
 * meanwhile, and the clinic does not repeat it.
 */
export async function changedHereSince(db: Db, providerId: string, since: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom('fhir_operation')
    .select('visit_id')
    .where('provider_id', '=', providerId)
    .where('visit_id', 'is not', null)
    .where(where => where.or([where('ended_at', 'is', null), where('ended_at', '>=', since)]))
    .execute()
  return new Set(rows.flatMap(({ visit_id }) => visit_id ?? []))
}

export async function noteRead(db: Db, visitIds: readonly string[], now: Date): Promise<void> {
  if (visitIds.length === 0) return
  const these = sql<string>`any(${[...visitIds]}::uuid[])`
  await db.updateTable('fhir_appointment').set({ read_at: now }).where('visit_id', '=', these).execute()
}

export interface LockedVisit {
  readonly id: string
  readonly profileId: string
  readonly status: string
  readonly assignmentId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * The visit, locked until the transaction ends. Undefined: a patient's change of it at the clinic is in progress.
 */
export async function lockVisit(trx: Db, { visitId, appointmentId }: BookedVisit) {
  const { rows } = await sql<LockedVisit>`
    select visit.id, profile_id as "profileId", status, assignment_id as "assignmentId", starts_at as "startsAt",
      ends_at as "endsAt"
    from visit
    where id = ${visitId} and status <> 'cancelled'
      and exists (
        select from fhir_appointment
        where visit_id = visit.id and appointment_id = ${appointmentId} and is_live)
      and not exists (
        select from fhir_operation
        where visit_id = visit.id and state in ('taking', 'taken', 'cancelling'))
    for no key update`.execute(trx)
  return rows[0]
}

export async function setStatus(trx: Db, visitId: string, status: string, now: Date): Promise<void> {
  await trx
    .updateTable('visit')
    .set(row => ({ status, updated_at: now, sequence: row('sequence', '+', 1) }))
    .where('id', '=', visitId)
    .execute()
}

export interface NewTime {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly slotIds: readonly string[]
  /** The assignment of the slots' schedules. Null: unchanged. */
  readonly assignmentId: string | null
}

/**
 * Moves a visit as its clinic has moved it. Its former timeslots are offered when the clinic reports them as free.
 */
export async function moveAsClinic(trx: Db, visit: LockedVisit, to: NewTime, now: Date): Promise<void> {
  const assignmentId = to.assignmentId ?? visit.assignmentId
  const slotIds = [...to.slotIds]
  await sql`
    update visit set assignment_id = place.id, doctor_id = place.doctor_id, starts_at = ${to.startsAt},
      ends_at = ${to.endsAt}, sequence = sequence + 1, updated_at = ${now}
    from assignment place where place.id = ${assignmentId} and visit.id = ${visit.id}`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    select slot.id from timeslot slot
    where visit_id = ${visit.id} or id in (select timeslot_id from fhir_slot where slot_id = any(${slotIds}::text[]))
    order by id for update`.execute(trx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update timeslot set visit_id = null, withdrawn = true
    where id = any(${ids}::bigint[]) and visit_id = ${visit.id}`.execute(trx)
  await sql`
    update timeslot set visit_id = ${visit.id}, held_by = null, held_until = null
    from fhir_slot known
    where known.timeslot_id = timeslot.id and timeslot.assignment_id = ${assignmentId}
      and known.slot_id = any(${slotIds}::text[]) and visit_id is null`.execute(trx)
  await trx
    .updateTable('fhir_appointment')
    .set({ slot_ids: slotIds, read_at: now })
    .where('visit_id', '=', visit.id)
    .execute()
  await trx
    .insertInto('audit')
    .values({
      at: now,
      profile_id: visit.profileId,
      action: 'visit-moved',
      subject: visit.id,
      details: JSON.stringify({ from: visit.startsAt, to: to.startsAt, by: 'clinic' }),
    })
    .execute()
}
