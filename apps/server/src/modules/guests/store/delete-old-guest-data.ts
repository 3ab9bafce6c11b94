import { DAY_MS } from '@vizit/domain/time/day.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

const HOUR_MS = 3_600_000

/** For how many visits contacts were deleted, and for how many notes and e-mails. */
export interface DeletedGuestData {
  readonly contacts: number
  readonly notes: number
}

/**
 * Deletes guests' data: notes and e-mails three months after the visit, phones after a year, because missed visits
 * count that long (decisions D4). The visit stays with the clinic, with the patient's name only; a patient whose
 * visits were all cancelled loses the name too.
 */
export async function forgetGuests({ db }: Pick<Database, 'db'>, now: Date): Promise<DeletedGuestData> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await forgetSpent(db, before)
  return db.transaction().execute(async trx => {
    const notes = await sql`
      update visit_contact contact set email = null, note = null, note_sealed = null from visit
      where visit.id = contact.visit_id
        and (contact.email is not null or contact.note is not null or contact.note_sealed is not null)
        and coalesce(visit.cancelled_at, visit.ends_at) <= ${before(limits.keptNoteDays * DAY_MS)}`.execute(
      trx,
    )
    const contacts = await sql<{ profile_id: string }>`
      delete from visit_contact contact using visit
      where visit.id = contact.visit_id
        and coalesce(visit.cancelled_at, visit.ends_at) <= ${before(limits.keptContactDays * DAY_MS)}
      returning visit.profile_id`.execute(trx)
    await sql`
      delete from guest_consent consent using visit
      where visit.id = consent.visit_id
        and coalesce(visit.cancelled_at, visit.ends_at) <= ${before(limits.keptContactDays * DAY_MS)}`.execute(
      trx,
    )
    await forgetPatients(
      trx,
      contacts.rows.map(({ profile_id }) => profile_id),
    )
    return { contacts: contacts.rows.length, notes: Number(notes.numAffectedRows ?? 0n) }
  })
}

/**
 * Deletes the phone of patients who have no other contact and for whom no account acts; if all their visits were
 * cancelled, also name, birthday and sex.
 */
async function forgetPatients(trx: Kysely<DB>, profileIds: readonly string[]): Promise<void> {
  const unknown = sql`
    profile.id = any(${[...profileIds]}::uuid[])
    and not exists (select from family_relation relation where relation.profile_id = profile.id)
    and not exists (
      select from visit_contact contact join visit on visit.id = contact.visit_id where visit.profile_id = profile.id)`
  await sql`update profile set clinic_phone = null where ${unknown}`.execute(trx)
  await sql`
    update profile set last_name = null, first_name = null, middle_name = null, birthday = null, sex = null,
      consent_received_at = null
    where ${unknown} and not exists (
      select from visit where visit.profile_id = profile.id and visit.status <> 'cancelled')`.execute(trx)
}

/** Deletes expired codes, sessions and pictures, and attempts and keys that do not count any more. */
async function forgetSpent(db: Kysely<DB>, before: (ms: number) => Date): Promise<void> {
  await db.deleteFrom('guest_code').where('expires_at', '<=', before(DAY_MS)).execute()
  await db.deleteFrom('guest_session').where('expires_at', '<=', before(DAY_MS)).execute()
  await db.deleteFrom('guest_check').where('expires_at', '<=', before(0)).execute()
  await db
    .deleteFrom('guest_attempt')
    .where('at', '<=', before(limits.keptAttemptDays * DAY_MS))
    .execute()
  await db
    .deleteFrom('guest_idempotency_key')
    .where('created_at', '<=', before(limits.keyHours * HOUR_MS))
    .execute()
  await sql`
    delete from guest_link link using visit
    where visit.id = link.visit_id
      and coalesce(visit.cancelled_at, visit.ends_at) <= ${before(limits.linkHours * HOUR_MS)}`.execute(db)
}
