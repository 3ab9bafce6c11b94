import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Relation } from '../../family/public.ts'

type Trx = Kysely<DB>

export interface OwnPerson extends Relation {
  readonly profileId: string
}

/**
 * The own profile and those for whom no other account acts; they are deleted with the account. A child without
 * another parent is among them, even if that parent gave rights to others.
 */
export async function peopleOfOnlyThisAccount(db: Trx, accountId: string): Promise<OwnPerson[]> {
  const { rows } = await sql<OwnPerson>`
    select profile_id as "profileId", rel_kind as "relKind", access_level as "accessLevel"
    from family_relation mine
    where account_id = ${accountId} and (rel_kind = 'ME' or not exists (
      select from family_relation other
      where other.profile_id = mine.profile_id and other.account_id <> ${accountId}
        and (mine.rel_kind <> 'CHILD' or other.rel_kind = 'CHILD')))
    order by rel_kind <> 'ME', created_at`.execute(db)
  return rows
}

/** Other accounts that act for these people. */
export async function othersActingFor(db: Trx, accountId: string, profileIds: readonly string[]) {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('family_relation')
    .select('account_id')
    .distinct()
    .where('profile_id', 'in', profileIds)
    .where('account_id', '<>', accountId)
    .execute()
  return rows.map(row => row.account_id)
}

/**
 * Handles profiles that no account owns any more. With a visit that took place (or begins too soon to be
 * cancelled) the clinic keeps the patient's data, as the law requires; with cancelled visits only, the profile
 * stays without a name; otherwise it is deleted.
 */
export async function detachProfiles(trx: Trx, profileIds: readonly string[]): Promise<void> {
  const ids = [...profileIds]
  await sql`delete from person_photo where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from family_relation where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from profile_phone where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from family_notice where profile_id = any(${ids}::uuid[])`.execute(trx)
  // These are copies. The organisation keeps its own and may import them again for a patient whom it identifies
  // by then.
  await sql`delete from medical_record where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from cover_of_deleted_holder where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from coverage_request where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`delete from documents_consent where profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`
    delete from visit_contact using visit
    where visit.id = visit_contact.visit_id and visit.profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`
    delete from guest_consent using visit
    where visit.id = guest_consent.visit_id and visit.profile_id = any(${ids}::uuid[])`.execute(trx)
  await sql`
    delete from profile where id = any(${ids}::uuid[])
      and not exists (select from visit where visit.profile_id = profile.id)`.execute(trx)
  await sql`
    update profile set last_name = null, first_name = null, middle_name = null, birthday = null, sex = null,
      consent_received_at = null, clinic_phone = null
    where id = any(${ids}::uuid[]) and not exists (
      select from visit where visit.profile_id = profile.id and visit.status <> 'cancelled')`.execute(trx)
  await sql`update profile set clinic_phone = null where id = any(${ids}::uuid[])`.execute(trx)
}

interface Leaver {
  readonly accountId: string
  readonly phone: string | null
  readonly emails: readonly string[]
}

export function deleteMessagesTo({ accountId, phone, emails }: Leaver) {
  const recipients = [...(phone ? [phone] : []), ...emails]
  return sql`
    delete from outbox where recipient = any(${recipients}::text[]) and not exists (
      select from account_email other
      where address = recipient and account_id <> ${accountId} and confirmed_at is not null)`
}

/**
 * Deletes personal data of the account's owner that is not deleted with the account's row. Messages to an address
 * that another account has confirmed belong to that account and stay.
 */
export async function forgetTraces(trx: Trx, { accountId, phone, emails }: Leaver) {
  await deleteMessagesTo({ accountId, phone, emails }).execute(trx)
  if (!phone) return
  await trx.deleteFrom('phone_login').where('phone', '=', phone).execute()
  await trx.deleteFrom('relative_request').where('phone', '=', phone).execute()
  await trx.deleteFrom('medical_record').where('phone', '=', phone).where('profile_id', 'is', null).execute()
  await trx.deleteFrom('family_notice').where('phone', '=', phone).execute()
}

/**
 * Deletes the account with all its rows. All refresh tokens of its sessions are remembered as ended. Returns the
 * sessions.
 */
export async function removeAccount(trx: Trx, accountId: string, now: Date): Promise<string[]> {
  const sessions = await trx
    .insertInto('gone_session')
    .columns(['id', 'gone_at', 'refresh_hash'])
    .expression(
      trx
        .selectFrom('session')
        .select(['id', sql<Date>`${now}::timestamptz`.as('gone_at'), 'refresh_hash'])
        .where('account_id', '=', accountId),
    )
    .returning('id')
    .execute()
  // A device whose last refresh got no answer still has the former, spent token.
  await trx
    .insertInto('gone_refresh_token')
    .columns(['hash', 'gone_at'])
    .expression(
      trx
        .selectFrom('spent_refresh_token')
        .innerJoin('session', 'session.id', 'spent_refresh_token.session_id')
        .select(['spent_refresh_token.hash', sql<Date>`${now}::timestamptz`.as('gone_at')])
        .where('session.account_id', '=', accountId),
    )
    .execute()
  await trx.deleteFrom('account').where('id', '=', accountId).execute()
  return sessions.map(({ id }) => id)
}
