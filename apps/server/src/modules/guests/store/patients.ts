import { randomUUID } from 'node:crypto'
import { isSamePerson, type PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface KnownPerson {
  readonly id: string
  /** An account acts for this patient. */
  readonly owned: boolean
}

/** Locks a phone, so that concurrent guests with the same phone do not become two patients. */
export async function lockPhone(trx: Kysely<DB>, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit guest phone ${phone}`}, 0))`.execute(trx)
}

/**
 * Persons who may be this guest: patients without an account who are known by the phone, and the owner of the
 * phone's account with their children.
 */
export async function samePeople(
  trx: Kysely<DB>,
  phone: string,
  person: PersonFacts,
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson & PersonFacts>`
    select p.id, false as owned, p.last_name as "lastName", p.first_name as "firstName",
      p.middle_name as "middleName", p.birthday, p.sex
    from profile p
    where p.clinic_phone = ${phone} and p.last_name is not null and p.birthday = ${person.birthday}
      and not exists (select from family_relation r where r.profile_id = p.id)
    union all
    select p.id, true, p.last_name, p.first_name, p.middle_name, p.birthday, p.sex
    from account a
    join family_relation r on r.account_id = a.id and r.rel_kind in ('ME', 'CHILD')
    join profile p on p.id = r.profile_id
    where a.phone = ${phone} and p.last_name is not null and p.birthday = ${person.birthday}`.execute(trx)
  return rows.filter(known => isSamePerson(known, person)).map(({ id, owned }) => ({ id, owned }))
}

/** Inserts a patient without an account, with the facts that they entered. */
export async function addPatient(
  trx: Kysely<DB>,
  person: PersonFacts,
  { phone, now, id = randomUUID() }: { phone: string; now: Date; id?: string | undefined },
): Promise<string> {
  const { lastName, firstName, middleName, birthday, sex } = person
  await trx
    .insertInto('profile')
    .values({
      id,
      last_name: lastName,
      first_name: firstName,
      middle_name: middleName,
      birthday,
      sex,
      clinic_phone: phone,
      consent_received_at: now,
    })
    .execute()
  return id
}

/** Deletes a new patient for whom nothing was booked after all. */
export async function removePatient(trx: Kysely<DB>, profileId: string): Promise<void> {
  await trx.deleteFrom('profile').where('id', '=', profileId).execute()
}

/** Whether one of these profiles has a visit that overlaps this time. */
export async function isBooked(
  trx: Kysely<DB>,
  profileIds: readonly string[],
  time: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<boolean> {
  if (profileIds.length === 0) return false
  const visit = await trx
    .selectFrom('visit')
    .select('id')
    .where('profile_id', 'in', profileIds)
    .where('status', '<>', 'cancelled')
    .where('starts_at', '<', time.endsAt)
    .where('ends_at', '>', time.startsAt)
    .limit(1)
    .executeTakeFirst()
  return visit !== undefined
}

/** How many visits these profiles had in the last 12 months, and how many were missed (decisions D4). */
export async function recordOf(trx: Kysely<DB>, profileIds: readonly string[], now: Date) {
  const { rows } = await sql<{ past: number; missed: number }>`
    select coalesce(sum(history.past), 0)::int as past, coalesce(sum(history.missed), 0)::int as missed
    from unnest(${[...profileIds]}::uuid[]) patient, lateral patient_history(patient, null, ${now}) history
  `.execute(trx)
  return rows[0] ?? { past: 0, missed: 0 }
}

/** Whether an administrator has forbidden the account of this phone to book online (decline code 3). */
export async function isForbidden(trx: Kysely<DB>, phone: string): Promise<boolean> {
  const account = await trx
    .selectFrom('account')
    .select('online_booking')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return account?.online_booking === false
}

/** `YYYY-MM-DD` */
export async function birthdayOf(db: Kysely<DB>, profileId: string): Promise<string | null> {
  const patient = await db
    .selectFrom('profile')
    .select('birthday')
    .where('id', '=', profileId)
    .executeTakeFirst()
  return patient?.birthday ?? null
}
