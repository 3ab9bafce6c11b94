import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { openNote } from '../../guests/public.ts'
import type { Notifications } from '../../notifications/public.ts'

type Db = Kysely<DB>

interface VisitsAsked {
  readonly accountId: string
  readonly profileIds: readonly string[]
  readonly language: Language
  /** Key of the notes that the person wrote as a guest. */
  readonly noteKey: Buffer
}

/**
 * Every visit of these people, including cancelled ones, as text; imported visits also with the data of the
 * booking without an account.
 */
export async function visitsOf(db: Db, { accountId, profileIds, language, noteKey }: VisitsAsked) {
  const inWords = (table: string, column: string) =>
    sql<string>`coalesce(${sql.ref(`${table}.${column}_${language}`)}, ${sql.ref(`${table}.${column}_ru`)})`
  const visits = await db
    .selectFrom('visit')
    .innerJoin('assignment', 'assignment.id', 'visit.assignment_id')
    .innerJoin('doctor', 'doctor.id', 'assignment.doctor_id')
    .innerJoin('branch', 'branch.id', 'assignment.branch_id')
    .innerJoin('speciality', 'speciality.id', 'assignment.speciality_id')
    .innerJoin('provider', 'provider.id', 'visit.provider_id')
    .leftJoin('service', 'service.id', 'visit.service_id')
    .leftJoin('visit_contact as contact', on =>
      on.onRef('contact.visit_id', '=', 'visit.id').on('contact.imported_by', '=', accountId),
    )
    .select(['visit.id as orderId', 'visit.profile_id as profileId', 'visit.status'])
    .select(['visit.starts_at as startDate', 'visit.ends_at as endDate'])
    .select(['visit.created_at as bookedAt', 'visit.cancelled_at as cancelledAt'])
    .select(['contact.phone as bookedWithPhone', 'contact.email as bookedWithEmail'])
    .select(['contact.note', 'contact.note_sealed as noteSealed', 'contact.imported_at as importedAt'])
    .select([
      inWords('provider', 'name').as('clinic'),
      inWords('branch', 'name').as('branch'),
      inWords('branch', 'address').as('address'),
      inWords('speciality', 'name').as('speciality'),
      sql<string>`concat_ws(' ', doctor.last_name_ru, doctor.first_name_ru, doctor.middle_name_ru)`.as(
        'physician',
      ),
      sql<string | null>`coalesce(service.name_ru, null)`.as('service'),
    ])
    .where('visit.profile_id', 'in', profileIds)
    .orderBy('visit.starts_at')
    .execute()
  return visits.map(({ note, noteSealed, ...visit }) => ({
    ...visit,
    noteToClinic: openNote(noteKey, { visitId: visit.orderId, note, noteSealed }),
  }))
}

export async function devicesOf(db: Db, accountId: string) {
  return db
    .selectFrom('device')
    .select(['name', 'first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', accountId)
    .orderBy('first_seen_at')
    .execute()
}

/**
 * The messages sent to the person, without codes and links, which stay secret. Not those sent to the phone's
 * former owner, nor those to an address that this account only claims.
 */
export async function messagesTo(
  db: Db,
  accountId: string,
  { openFactsOf }: Pick<Notifications, 'openFactsOf'>,
) {
  const messages = await db
    .selectFrom('outbox')
    .innerJoin(
      sql<{ recipient: string; since: Date }>`(
        select phone as recipient, created_at as since from account where id = ${accountId}
        union all
        select address, confirmed_at from account_email
        where account_id = ${accountId} and confirmed_at is not null
      )`.as('own'),
      'own.recipient',
      'outbox.recipient',
    )
    .select(['channel', 'outbox.recipient', 'template', 'created_at as createdAt', 'sent_at as sentAt'])
    .select('data')
    .whereRef('created_at', '>=', 'own.since')
    .orderBy('id')
    .execute()
  return messages.map(({ data, ...message }) => ({ ...message, facts: openFactsOf({ ...message, data }) }))
}

/** What was done with the person's data and when; the names of other people are left out. */
export async function auditAbout(db: Db, accountId: string, profileId: string) {
  return db
    .selectFrom('audit')
    .select(['at', 'action'])
    .select(sql<boolean>`account_id is not distinct from ${accountId}`.as('byMe'))
    .where(where => where.or([where('account_id', '=', accountId), where('profile_id', '=', profileId)]))
    .orderBy('id')
    .execute()
}
