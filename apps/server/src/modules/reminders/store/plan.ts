import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface PlannedReminder {
  readonly visitId: string
  /** Null: the phone that a guest left with the visit. */
  readonly accountId: string | null
  readonly startsAt: Date
  readonly choice: ReminderChoice
  readonly dueAt: Date
}

/** Claims visits whose reminders must be planned; no other server gets them. */
export async function claimVisitsToPlan(trx: Kysely<DB>, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('reminder_plan')
    .select('visit_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(row => row.visit_id)
}

/** Replaces all reminders of these visits that were not sent yet. */
export async function replan(
  trx: Kysely<DB>,
  visitIds: readonly string[],
  planned: readonly PlannedReminder[],
): Promise<void> {
  const visits = sql<string>`any(${[...visitIds]}::uuid[])`
  await trx.deleteFrom('reminder').where('visit_id', '=', visits).where('done_at', 'is', null).execute()
  const each = <Value>(value: (reminder: PlannedReminder) => Value) => planned.map(value)
  await sql`
    insert into reminder (visit_id, account_id, starts_at, choice, due_at)
    select * from unnest(${each(({ visitId }) => visitId)}::uuid[], ${each(({ accountId }) => accountId)}::uuid[],
      ${each(({ startsAt }) => startsAt)}::timestamptz[], ${each(({ choice }) => choice)}::text[],
      ${each(({ dueAt }) => dueAt)}::timestamptz[])
    on conflict on constraint reminder_once do nothing`.execute(trx)
  await trx.deleteFrom('reminder_plan').where('visit_id', '=', visits).execute()
}

/** Queues visits for planning: those of one patient, or all that concern an account. */
export async function planAgain(
  trx: Kysely<DB>,
  asked: { readonly accountId: string; readonly profileId?: string; readonly now: Date },
): Promise<void> {
  await sql`
    select plan_reminders(array(
      select visit.id from family_relation rel join visit on visit.profile_id = rel.profile_id
      where rel.account_id = ${asked.accountId} and visit.starts_at > ${asked.now}
        and visit_is_planned(visit.status)
        and rel.profile_id = coalesce(${asked.profileId ?? null}::uuid, rel.profile_id)))`.execute(trx)
}

export async function planVisitAgain(trx: Kysely<DB>, visitId: string): Promise<void> {
  await sql`select plan_reminders(array[${visitId}::uuid])`.execute(trx)
}
