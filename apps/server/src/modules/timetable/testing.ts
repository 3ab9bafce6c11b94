import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'

/** The id of the timeslot that begins at this instant. */
export async function slotAt(db: Kysely<DB>, startsAt: Date): Promise<string> {
  const slot = await db
    .selectFrom('timeslot')
    .select('id')
    .where('starts_at', '=', startsAt)
    .executeTakeFirstOrThrow()
  return slot.id
}

/** Books a timeslot for a new patient, with the rows that the booking module writes. Returns the visit's id. */
export async function bookSlot(db: Kysely<DB>, slotId: string): Promise<string> {
  const [visit, profile] = [randomUUID(), randomUUID()]
  await db.insertInto('profile').values({ id: profile }).execute()
  const { rows } = await sql`
    with taken as (
      update timeslot set visit_id = ${visit} where id = ${slotId} and visit_id is null returning *
    )
    insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, starts_at, ends_at)
    select ${visit}, a.provider_id, a.id, a.doctor_id, ${profile}, taken.starts_at, taken.ends_at
    from taken join assignment a on a.id = taken.assignment_id returning id`.execute(db)
  if (rows.length !== 1) throw new Error(`timeslot ${slotId} is not free`)
  return visit
}

export async function cancelVisit(db: Kysely<DB>, visitId: string): Promise<void> {
  await sql`update visit set status = 'cancelled', cancelled_at = now() where id = ${visitId}`.execute(db)
  await sql`update timeslot set visit_id = null where visit_id = ${visitId}`.execute(db)
}

export async function holdSlot(db: Kysely<DB>, slotId: string, until: Date): Promise<void> {
  const changes = { held_by: randomUUID(), held_until: until }
  await db.updateTable('timeslot').set(changes).where('id', '=', slotId).execute()
}
