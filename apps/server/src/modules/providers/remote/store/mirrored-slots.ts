import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

type Db = Kysely<DB>

/** A free time of a clinic. */
export interface FreeSlot {
  readonly slotId: string
  readonly assignmentId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Lets one transaction at a time write an organisation's timeslots. */
export async function lockMirror(trx: Db, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fhir slots of ${providerId}`}, 0))`.execute(trx)
}

/** Offers these times: inserts new timeslots and restores withdrawn ones. Returns whether anything changed. */
export async function addFreeSlots(
  trx: Db,
  providerId: string,
  slots: readonly FreeSlot[],
  now: Date,
): Promise<boolean> {
  if (slots.length === 0) return false
  const given = sql`(
    select * from unnest(${slots.map(slot => slot.slotId)}::text[], ${slots.map(slot => slot.assignmentId)}::bigint[],
      ${slots.map(slot => slot.startsAt)}::timestamptz[], ${slots.map(slot => slot.endsAt)}::timestamptz[])
      as given (slot_id, assignment_id, starts_at, ends_at)) given`
  await removeMoved(trx, providerId, given, now)
  // When a visit or hold ends, its withdrawn timeslot is deleted with it; the lock makes that wait until the
  // timeslot is offered again.
  await sql`
    select from timeslot slot join ${given} using (assignment_id, starts_at)
    where slot.withdrawn or slot.visit_id is not null or slot.held_by is not null
    order by slot.id for no key update of slot`.execute(trx)
  const added = await sql`
    insert into timeslot (assignment_id, starts_at, ends_at, explicit)
    select given.assignment_id, given.starts_at, given.ends_at, true
    from ${given} join assignment place on place.id = given.assignment_id
    where not exists (
        select from fhir_slot known where known.provider_id = ${providerId} and known.slot_id = given.slot_id)
      and not exists (
        select from visit where visit.doctor_id = place.doctor_id and visit.status <> 'cancelled'
          and tstzrange(visit.starts_at, visit.ends_at) && tstzrange(given.starts_at, given.ends_at))
    on conflict (assignment_id, starts_at) do nothing`.execute(trx)
  await sql`
    insert into fhir_slot (timeslot_id, provider_id, slot_id)
    select slot.id, ${providerId}, given.slot_id
    from ${given} join timeslot slot using (assignment_id, starts_at, ends_at)
    on conflict do nothing`.execute(trx)
  const restored = await sql`
    update timeslot set withdrawn = false
    where withdrawn and id in (
      select known.timeslot_id from fhir_slot known join ${given} using (slot_id) where known.provider_id = ${providerId})`.execute(
    trx,
  )
  return Number(added.numAffectedRows ?? 0n) + Number(restored.numAffectedRows ?? 0n) > 0
}

/** A slot that the clinic moved to another time becomes another timeslot here. */
async function removeMoved(trx: Db, providerId: string, given: ReturnType<typeof sql>, now: Date) {
  const { rows } = await sql<{ slot_id: string }>`
    select known.slot_id from fhir_slot known
    join ${given} using (slot_id) join timeslot slot on slot.id = known.timeslot_id
    where known.provider_id = ${providerId}
      and (slot.assignment_id, slot.starts_at, slot.ends_at)
        is distinct from (given.assignment_id, given.starts_at, given.ends_at)`.execute(trx)
  const moved = rows.map(row => row.slot_id)
  await withdrawMirrored(trx, providerId, moved, now)
  await sql`
    delete from fhir_slot where provider_id = ${providerId} and slot_id = any(${moved}::text[])`.execute(trx)
}

/** Withdraws these times: free ones at once, held ones when their hold ends; visits keep theirs. */
export async function withdrawMirrored(
  trx: Db,
  providerId: string,
  slotIds: readonly string[],
  now: Date,
): Promise<boolean> {
  if (slotIds.length === 0) return false
  const { rows } = await sql<{ timeslot_id: string }>`
    select timeslot_id from fhir_slot
    where provider_id = ${providerId} and slot_id = any(${[...slotIds]}::text[])`.execute(trx)
  return withdrawTimeslots(
    trx,
    rows.map(row => row.timeslot_id),
    now,
  )
}

async function withdrawTimeslots(trx: Db, timeslotIds: readonly string[], now: Date): Promise<boolean> {
  if (timeslotIds.length === 0) return false
  const ids = sql`${[...timeslotIds]}::bigint[]`
  await sql`select from timeslot where id = any(${ids}) order by id for update`.execute(trx)
  const removed = await sql`
    delete from timeslot
    where id = any(${ids}) and visit_id is null and (held_until is null or held_until <= ${now})`.execute(trx)
  const withdrawn = await sql`
    update timeslot set withdrawn = true where id = any(${ids}) and visit_id is null and not withdrawn`.execute(
    trx,
  )
  return Number(removed.numAffectedRows ?? 0n) + Number(withdrawn.numAffectedRows ?? 0n) > 0
}

/** Withdraws all future times that are not in `offered`, the complete list of what the clinic offers. */
export async function withdrawAllBut(
  trx: Db,
  providerId: string,
  offered: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select slot.id from timeslot slot
    join assignment place on place.id = slot.assignment_id
    left join fhir_slot known on known.timeslot_id = slot.id
    where place.provider_id = ${providerId} and slot.starts_at > ${now} and slot.visit_id is null
      and not exists (
        select from unnest(${[...offered]}::text[]) as offered (slot_id) where offered.slot_id = known.slot_id)`.execute(
    trx,
  )
  return withdrawTimeslots(
    trx,
    rows.map(row => row.id),
    now,
  )
}

/** The assignments of these slots within the organisation. Null: not known here. */
export async function assignmentOfSlots(
  db: Db,
  slotIds: readonly string[],
  neighbourId: string,
): Promise<string | null> {
  const { rows } = await sql<{ assignment_id: string }>`
    select distinct slot.assignment_id
    from fhir_slot known
    join timeslot slot on slot.id = known.timeslot_id
    join assignment neighbour on neighbour.id = ${neighbourId} and neighbour.provider_id = known.provider_id
    where known.slot_id = any(${[...slotIds]}::text[])`.execute(db)
  return rows.length === 1 ? (rows[0]?.assignment_id ?? null) : null
}
