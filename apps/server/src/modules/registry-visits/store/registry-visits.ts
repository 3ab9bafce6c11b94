import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Outbox } from '../../../platform/database/generated/db.ts'
import type { ReachableVisit, RegistryVisit } from '../registry-visit.ts'

type Trx = Kysely<DB>
type Message = Insertable<Outbox>

/**
 * A visit that was imported before: its present state and what the file said last. The contact is missing if the
 * account that took the visit over was deleted.
 */
export interface KnownVisit {
  readonly visitId: string
  readonly profileId: string
  readonly isCancelled: boolean
  readonly isImported: boolean
  readonly sequence: number
  readonly assignmentId: string
  readonly startsAt: Date
  readonly said: {
    readonly assignmentId: string
    readonly serviceId: string | null
    readonly startsAt: Date
    readonly cancelled: boolean
  }
}

interface KnownRow extends Omit<KnownVisit, 'said'> {
  readonly said_assignment: string
  readonly said_service: string | null
  readonly said_start: Date
  readonly said_cancelled: boolean
}

/** Finds the visit of this number and locks its imported data. */
export async function findKnown(
  trx: Trx,
  { providerId, number }: Pick<RegistryVisit, 'providerId' | 'number'>,
): Promise<KnownVisit | undefined> {
  const { rows } = await sql<KnownRow>`
    select v.id as "visitId", v.profile_id as "profileId", v.status = 'cancelled' as "isCancelled",
      c.visit_id is null or c.imported_at is not null as "isImported", v.sequence, v.assignment_id as "assignmentId",
      v.starts_at as "startsAt", r.assignment_id as said_assignment, r.service_id as said_service,
      r.starts_at as said_start, r.cancelled as said_cancelled
    from registry_visit r
    join visit v on v.id = r.visit_id
    left join visit_contact c on c.visit_id = r.visit_id
    where r.provider_id = ${providerId} and r.number = ${number}
    for update of r`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  const { said_assignment, said_service, said_start, said_cancelled, ...known } = row
  return {
    ...known,
    said: {
      assignmentId: said_assignment,
      serviceId: said_service,
      startsAt: said_start,
      cancelled: said_cancelled,
    },
  }
}

interface Booking {
  readonly visitId: string
  readonly timeslotId: string
  readonly patientId: string
  readonly now: Date
  readonly message: Message
}

/** Books through the usual function, then records the reception as the one who booked. */
export async function bookByRegistry(trx: Trx, visit: ReachableVisit, booking: Booking): Promise<string> {
  const { visitId, timeslotId, patientId, now, message } = booking
  const { service } = visit
  const { rows } = await sql<{ outcome: string }>`
    select outcome from book_visit(
      new_visit => ${visitId}, asked_slot => ${timeslotId}, asked_assignment => ${visit.assignmentId},
      asked_service => ${service?.id ?? null}, minutes => ${service?.minutes ?? null}, patient => ${patientId},
      account => null, holders => '{}', moment => ${now}, request_key => null, request_hash => null,
      message => ${JSON.stringify(message)}, answer => null)`.execute(trx)
  const outcome = rows[0]?.outcome ?? 'unknown'
  if (outcome !== 'booked') return outcome
  await trx.updateTable('visit').set({ status: 'created_manually' }).where('id', '=', visitId).execute()
  const { phone, email, language, providerId, number } = visit
  await trx
    .insertInto('visit_contact')
    .values({ visit_id: visitId, phone, email, language, source: 'registry', created_at: now })
    .execute()
  await trx
    .insertInto('registry_visit')
    .values({ visit_id: visitId, provider_id: providerId, number, ...saidOf(visit) })
    .execute()
  return outcome
}

export async function moveByRegistry(
  trx: Trx,
  visit: RegistryVisit,
  { visitId, timeslotId, now, message }: Omit<Booking, 'patientId'>,
): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from move_visit(
      moved => ${visitId}, asked_slot => ${timeslotId}, minutes => ${visit.service?.minutes ?? null}, account => null,
      holders => '{}', moment => ${now}, cut_off => interval '0', message => ${JSON.stringify(message)})`.execute(
    trx,
  )
  return rows[0]?.outcome ?? 'unknown'
}

export async function cancelByRegistry(
  trx: Trx,
  { visitId, sequence, now, message }: Pick<Booking, 'visitId' | 'now' | 'message'> & { sequence: number },
): Promise<string> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from cancel_visit(
      cancelled => ${visitId}, seen => ${sequence}, account => null, moment => ${now}, cut_off => interval '0',
      message => ${JSON.stringify(message)})`.execute(trx)
  return rows[0]?.outcome ?? 'unknown'
}

/** Records what the file says now. */
export async function keepSaid(trx: Trx, visitId: string, visit: RegistryVisit): Promise<void> {
  await trx.updateTable('registry_visit').set(saidOf(visit)).where('visit_id', '=', visitId).execute()
}

const saidOf = ({ assignmentId, service, startsAt, cancelled }: RegistryVisit) => ({
  assignment_id: assignmentId,
  service_id: service?.id ?? null,
  starts_at: startsAt,
  cancelled,
})

/** Records the patient's contact unless an account has taken the visit over. True: something changed. */
export async function keepContact(
  trx: Trx,
  visitId: string,
  { phone, email, language }: ReachableVisit,
): Promise<boolean> {
  const changed = await trx
    .updateTable('visit_contact')
    .set({ phone, email, language })
    .where('visit_id', '=', visitId)
    .where('imported_at', 'is', null)
    .where(sql<boolean>`(phone, email, language) is distinct from (${phone}, ${email}::text, ${language})`)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
