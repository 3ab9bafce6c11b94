import type { KnownFacts } from '@vizit/domain/visit-import/match-patient.ts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB, Profile } from '../../../platform/database/generated/db.ts'
import { IMPORTABLE_DAYS } from '../limits.ts'

/** A visit that was booked without an account, and its patient. */
export interface Contact {
  readonly visitId: string
  readonly email: string | null
  readonly importedAt: Date | null
  /** Increases with every change of the visit. */
  readonly sequence: number
  readonly patientId: string
  readonly patient: KnownFacts
}

type Row = Pick<Selectable<Profile>, 'last_name' | 'first_name' | 'middle_name' | 'birthday'> & {
  readonly visit_id: string
  readonly email: string | null
  readonly imported_at: Date | null
  readonly sequence: number
  readonly profile_id: string
  readonly sex: KnownFacts['sex']
}

const select = sql`
  select c.visit_id, c.email, c.imported_at, v.sequence, v.profile_id, who.last_name, who.first_name,
    who.middle_name, who.birthday, who.sex
  from visit_contact c
  join visit v on v.id = c.visit_id
  join profile who on who.id = v.profile_id`

const importable = (now: Date) =>
  sql`v.status <> 'cancelled' and v.ends_at > ${now}::timestamptz - make_interval(days => ${IMPORTABLE_DAYS})`

export async function findContact(db: Kysely<DB>, visitId: string, now: Date): Promise<Contact | undefined> {
  const { rows } = await sql<Row>`${select} where c.visit_id = ${visitId} and ${importable(now)}`.execute(db)
  return rows[0] && contactOf(rows[0])
}

/** The same, if it was booked with this account's phone. `locked`: no other import can run at the same time. */
export async function findOwnContact(
  db: Kysely<DB>,
  { visitId, accountId, now }: { visitId: string; accountId: string; now: Date },
  { locked = false } = {},
): Promise<Contact | undefined> {
  const { rows } = await sql<Row>`
    ${select} join account a on a.phone = c.phone
    where c.visit_id = ${visitId} and a.id = ${accountId} and ${importable(now)}
    ${locked ? sql`for update of c` : sql``}`.execute(db)
  return rows[0] && contactOf(rows[0])
}

/** Visits that were booked with this account's phone and not imported yet, next visit first. */
export async function findOwnContacts(db: Kysely<DB>, accountId: string, now: Date): Promise<Contact[]> {
  const { rows } = await sql<Row>`
    ${select} join account a on a.phone = c.phone
    where a.id = ${accountId} and c.imported_at is null and ${importable(now)}
    order by v.starts_at limit 50`.execute(db)
  return rows.map(contactOf)
}

function contactOf(row: Row): Contact {
  const { last_name: lastName, first_name: firstName, middle_name: middleName, birthday, sex } = row
  return {
    visitId: row.visit_id,
    email: row.email,
    importedAt: row.imported_at,
    sequence: row.sequence,
    patientId: row.profile_id,
    patient: { lastName, firstName, middleName, birthday, sex },
  }
}
