import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Relation } from '../../family/public.ts'
import { type ReminderSettingsRow, reminderSettingsColumns } from './reminder-settings-row.ts'

export type RemindedVisits = 'all' | 'booked' | 'none'

/** A planned visit with an account related to its patient, and that account's reminder settings. */
export interface AccountToRemind extends Relation, ReminderSettingsRow {
  readonly visitId: string
  readonly accountId: string
  readonly startsAt: Date
  /** When it was booked, or moved to its present time. */
  readonly bookedAt: Date
  readonly isBooker: boolean
  /** Of whose visits the account wants reminders. Null: not set. */
  readonly told: RemindedVisits | null
  /** The account's choice for this visit. */
  readonly ownChoice: ReminderChoice | null
  /** The choices by which the account was already reminded of this time. */
  readonly toldBy: readonly ReminderChoice[]
}

interface AccountsQuery {
  readonly visitIds: readonly string[]
  /** Only this account; by default all. */
  readonly accountId?: string
}

export async function readAccountsToRemind(
  db: Kysely<DB>,
  { visitIds, accountId }: AccountsQuery,
): Promise<readonly AccountToRemind[]> {
  const { rows } = await sql<AccountToRemind>`
    select v.id as "visitId", rel.account_id as "accountId", rel.rel_kind as "relKind",
      rel.access_level as "accessLevel", v.starts_at as "startsAt", v.updated_at as "bookedAt",
      v.booked_by is not distinct from rel.account_id as "isBooker", member.told, mine.choice as "ownChoice",
      array(select done.choice::text from reminder done
        where done.visit_id = v.id and done.account_id = rel.account_id and done.starts_at = v.starts_at
          and done.outcome = 'told') as "toldBy",
      ${sql.raw(reminderSettingsColumns)}
    from visit v join family_relation rel on rel.profile_id = v.profile_id
    left join reminder_settings own on own.account_id = rel.account_id
    left join reminder_member member on member.account_id = rel.account_id and member.profile_id = v.profile_id
    left join reminder_of_visit mine on mine.account_id = rel.account_id and mine.visit_id = v.id
    where v.id = any(${[...visitIds]}::uuid[]) and visit_is_planned(v.status)
      and rel.account_id = coalesce(${accountId ?? null}::uuid, rel.account_id)`.execute(db)
  return rows
}

/** Visits without an account, and since when they have their present time. */
export async function readGuestVisits(db: Kysely<DB>, visitIds: readonly string[]) {
  return db
    .selectFrom('visit')
    .innerJoin('visit_contact as contact', 'contact.visit_id', 'visit.id')
    .select(['visit.id as visitId', 'visit.starts_at as startsAt', 'visit.updated_at as bookedAt'])
    .select(
      sql<ReminderChoice[]>`array(select done.choice::text from reminder done
        where done.visit_id = visit.id and done.account_id is null and done.starts_at = visit.starts_at
          and done.outcome = 'told')`.as('toldBy'),
    )
    .where('visit.id', '=', sql<string>`any(${[...visitIds]}::uuid[])`)
    .where(sql<boolean>`visit_is_planned(visit.status)`)
    .where('contact.imported_by', 'is', null)
    .execute()
}
