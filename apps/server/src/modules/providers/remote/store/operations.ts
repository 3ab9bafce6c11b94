import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

type Db = Kysely<DB>

export interface Operation {
  readonly id: string
  readonly providerId: string
  readonly kind: 'book' | 'move' | 'cancel' | 'withdraw'
  readonly state: 'taking' | 'taken' | 'cancelling' | 'undoing' | 'ended'
  readonly visitId: string | null
  readonly slotIds: readonly string[]
  readonly patientId: string | null
  readonly appointmentId: string | null
  readonly formerHolder: string | null
  readonly sentAt: Date | null
  readonly claim: string
  readonly claimedUntil: Date
  readonly attempts: number
  readonly createdAt: Date
}

const columns = sql`
  id, provider_id as "providerId", kind, state, visit_id as "visitId", slot_ids as "slotIds", patient_id as "patientId",
  appointment_id as "appointmentId", former_holder as "formerHolder", sent_at as "sentAt", claim,
  claimed_until as "claimedUntil", attempts, created_at as "createdAt"`

export async function findOperation(db: Db, id: string): Promise<Operation | undefined> {
  const { rows } = await sql<Operation>`select ${columns} from fhir_operation where id = ${id}`.execute(db)
  return rows[0]
}

export interface OperationClaim {
  readonly claim: string
  readonly now: Date
  readonly until: Date
}

export interface AbandonedOperations {
  /** At most this many per organisation, so that one with many operations does not delay the others. */
  readonly ofEach: number
  /** Organisations whose operations are not claimed now. */
  readonly besides: readonly string[]
}

/** Claims abandoned operations; rows that another server is claiming are skipped. */
export async function claimAbandonedOperations(
  db: Db,
  { claim, now, until }: OperationClaim,
  { ofEach, besides }: AbandonedOperations,
): Promise<Operation[]> {
  const { rows } = await sql<Operation>`
    update fhir_operation set claim = ${claim}, claimed_until = ${until}, attempts = attempts + 1
    where id = any(array(
      select id from fhir_operation where state <> 'ended' and claimed_until <= ${now} and id in (
        select id from (
          select id, row_number() over (partition by provider_id order by claimed_until) as place
          from fhir_operation
          where state <> 'ended' and claimed_until <= ${now} and provider_id <> all(${besides}::bigint[])) left_behind
        where place <= ${ofEach})
      for update skip locked))
    returning ${columns}`.execute(db)
  return rows
}

/** The same for one operation. Undefined: a server works on it, or it has ended. */
export async function claimOne(
  db: Db,
  id: string,
  { claim, now, until }: OperationClaim,
): Promise<Operation | undefined> {
  const { rows } = await sql<Operation>`
    update fhir_operation set claim = ${claim}, claimed_until = ${until}, attempts = attempts + 1
    where id = ${id} and state <> 'ended' and claimed_until <= ${now} returning ${columns}`.execute(db)
  return rows[0]
}

type ClaimedOperation = Pick<Operation, 'id' | 'claim'>

/** The operation, locked until the transaction ends, if the caller's claim still holds. */
export async function lockOwn(trx: Db, { id, claim }: ClaimedOperation): Promise<Operation | undefined> {
  const { rows } = await sql<Operation>`
    select ${columns} from fhir_operation where id = ${id} and claim = ${claim} and state <> 'ended' for update`.execute(
    trx,
  )
  return rows[0]
}

interface Step {
  readonly state?: Operation['state']
  readonly patient_id?: string
  readonly appointment_id?: string | null
  readonly slot_ids?: string[]
  readonly sent_at?: Date
  readonly claimed_until?: Date
  readonly ended_at?: Date
}

/** Records a step. False: another server has claimed the operation meanwhile. */
export async function note(db: Db, { id, claim }: ClaimedOperation, step: Step): Promise<boolean> {
  const noted = await db
    .updateTable('fhir_operation')
    .set(step)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

export const end = (db: Db, own: ClaimedOperation, now: Date): Promise<boolean> =>
  note(db, own, { state: 'ended', ended_at: now })

/** Returns or frees what the operation holds here. */
export async function releaseOperationHolds(
  trx: Db,
  { id }: Pick<ClaimedOperation, 'id'>,
  now: Date,
): Promise<void> {
  await sql`select release_operation_holds(${id}, ${now})`.execute(trx)
}

/**
 * Begins operations for visits that were cancelled here without the clinic; their appointments must be cancelled
 * there too.
 */
export async function withdrawCancelled(
  db: Db,
  { claim, now }: Pick<OperationClaim, 'claim' | 'now'>,
): Promise<void> {
  await sql`
    with off as (
      update fhir_appointment appointment set is_live = false from visit
      where visit.id = appointment.visit_id and appointment.is_live and visit.status = 'cancelled' and not exists (
        select from fhir_operation open where open.visit_id = visit.id and open.state in ('taking', 'taken', 'cancelling'))
      returning appointment.provider_id, appointment.appointment_id, appointment.slot_ids
    )
    insert into fhir_operation (id, provider_id, kind, state, slot_ids, appointment_id, claim, claimed_until, created_at)
    select gen_random_uuid(), provider_id, 'withdraw', 'undoing', slot_ids, appointment_id, ${claim}, ${now}, ${now}
    from off`.execute(db)
}

export async function forgetEnded(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('fhir_operation').where('state', '=', 'ended').where('ended_at', '<', before).execute()
}
