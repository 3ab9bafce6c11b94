import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { RemindedVisits } from './accounts-to-remind.ts'
import {
  type ReminderPreferences,
  type ReminderSettingsRow,
  reminderSettingsColumns,
} from './reminder-settings-row.ts'

export async function readReminderSettingsRow(
  db: Kysely<DB>,
  accountId: string,
): Promise<ReminderSettingsRow | undefined> {
  const { rows } = await sql<ReminderSettingsRow>`
    select ${sql.raw(reminderSettingsColumns)} from reminder_settings own where account_id = ${accountId}`.execute(
    db,
  )
  return rows[0]
}

/** By account; one without settings has no row. */
export async function readReminderSettingsRows(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ReminderSettingsRow>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<ReminderSettingsRow & { readonly account_id: string }>`
    select own.account_id, ${sql.raw(reminderSettingsColumns)} from reminder_settings own
    where account_id = any(${[...accountIds]}::uuid[])`.execute(db)
  return new Map(rows.map(row => [row.account_id, row]))
}

export async function savePreferences(
  trx: Kysely<DB>,
  accountId: string,
  preferences: ReminderPreferences,
  now: Date,
): Promise<void> {
  const { choice, ways, quiet } = preferences
  const values = {
    choice,
    by_push: ways.push,
    by_sms: ways.sms,
    by_email: ways.email,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    saved_at: now,
  }
  await trx
    .insertInto('reminder_settings')
    .values({ account_id: accountId, ...values })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** The family members of whose visits an account has chosen to be reminded, or not. */
export async function readRemindedVisits(
  db: Kysely<DB>,
  accountId: string,
): Promise<Map<string, RemindedVisits>> {
  const rows = await db
    .selectFrom('reminder_member')
    .select(['profile_id', 'told'])
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ profile_id, told }) => [profile_id, told as RemindedVisits]))
}

export async function saveRemindedVisits(
  trx: Kysely<DB>,
  { accountId, profileId, told }: { accountId: string; profileId: string; told: RemindedVisits },
): Promise<void> {
  await trx
    .insertInto('reminder_member')
    .values({ account_id: accountId, profile_id: profileId, told })
    .onConflict(conflict => conflict.columns(['account_id', 'profile_id']).doUpdateSet({ told }))
    .execute()
}
