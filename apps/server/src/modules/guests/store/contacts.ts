import type { GuestConsent } from '@vizit/domain/guests/consents.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { storedNote } from '../guest-note-encryption.ts'

/** The contact data of a guest's visit. */
export interface Contact {
  readonly phone: string
  readonly email: string | null
  readonly language: Language
}

interface NewContact extends Contact {
  readonly note: string | null
  readonly noteKey: Buffer
  readonly now: Date
}

export async function saveContact(
  trx: Kysely<DB>,
  visitId: string,
  { note, noteKey, now, ...contact }: NewContact,
): Promise<void> {
  const written = await storedNote(trx, noteKey, { visitId, note })
  await trx
    .insertInto('visit_contact')
    .values({ visit_id: visitId, ...contact, ...written, source: 'guest', created_at: now })
    .execute()
}

export interface GivenConsents {
  readonly consents: readonly GuestConsent[]
  /** The name of a child's guardian. Null: the patient gave the consents. */
  readonly givenBy: string | null
  readonly version: string
  readonly now: Date
}

export async function saveConsents(
  trx: Kysely<DB>,
  visitId: string,
  { consents, givenBy, version, now }: GivenConsents,
): Promise<void> {
  const given = { visit_id: visitId, given_by: givenBy, terms_version: version, given_at: now }
  await trx
    .insertInto('guest_consent')
    .values(consents.map(kind => ({ ...given, kind })))
    .execute()
}

/** The contact of a guest's visit. Undefined: the visit belongs to an account now. */
export async function contactOf(db: Kysely<DB>, visitId: string): Promise<Contact | undefined> {
  const contact = await db
    .selectFrom('visit_contact')
    .select(['phone', 'email', 'language'])
    .where('visit_id', '=', visitId)
    .where('imported_by', 'is', null)
    .executeTakeFirst()
  return contact && { ...contact, language: contact.language as Language }
}

/** Planned visits that were booked without an account and with this phone. */
export async function plannedOf(trx: Kysely<DB>, phone: string, now: Date): Promise<number> {
  const { planned } = await trx
    .selectFrom('visit_contact')
    .innerJoin('visit', 'visit.id', 'visit_contact.visit_id')
    .select(({ fn }) => fn.countAll<string>().as('planned'))
    .where('phone', '=', phone)
    .where('source', '=', 'guest')
    .where('imported_by', 'is', null)
    .where(sql<boolean>`visit_is_planned(status)`)
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(planned)
}
