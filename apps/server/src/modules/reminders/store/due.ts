import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Relation } from '../../family/public.ts'
import {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
} from '../../visits/public.ts'
import { type ReminderSettingsRow, reminderSettingsColumns } from './reminder-settings-row.ts'

/** A due reminder with the present state of its visit and recipient. */
export interface DueReminder extends ReminderSettingsRow {
  readonly id: string
  readonly visitId: string
  readonly accountId: string | null
  readonly startsAt: Date
  /** Whether the visit is still planned for that time. */
  readonly isPlanned: boolean
  readonly patient: string
  /**
   * Null: the account has no relation to the patient any more, or the recipient is the phone that a guest left.
   */
  readonly relation: Relation | null
  readonly language: Language
  /** The contact of a patient without an account. */
  readonly phone: string | null
  readonly place: AssignmentDetails
}

interface DueRow extends Omit<DueReminder, 'relation' | 'place'>, AssignmentDetailsRow {
  readonly relKind: Relation['relKind'] | null
  readonly accessLevel: Relation['accessLevel'] | null
}

/** Claims due reminders; they are done when the transaction commits. Rows locked by another server are skipped. */
export async function claimDue(trx: Kysely<DB>, now: Date, limit: number): Promise<DueReminder[]> {
  const { rows: claimed } = await sql<{ id: string }>`
    update reminder set done_at = ${now}, outcome = 'told'
    where id = any(array(select id from reminder where done_at is null and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked))
    returning id`.execute(trx)
  // Usually nothing is due; then the larger statement is not planned at all.
  if (claimed.length === 0) return []
  const { rows } = await sql<DueRow>`
    select due.id, due.visit_id as "visitId", due.account_id as "accountId", due.starts_at as "startsAt",
      v.starts_at = due.starts_at and visit_is_planned(v.status) as "isPlanned",
      coalesce(who.first_name, '') as patient, rel.rel_kind as "relKind", rel.access_level as "accessLevel",
      coalesce(acc.language, contact.language, 'ru') as language, contact.phone,
      ${sql.raw(reminderSettingsColumns)}, ${sql.raw(assignmentDetailsColumns)}
    from reminder due
    join visit v on v.id = due.visit_id
    join profile who on who.id = v.profile_id
    left join account acc on acc.id = due.account_id
    left join family_relation rel on rel.account_id = due.account_id and rel.profile_id = v.profile_id
    left join reminder_settings own on own.account_id = due.account_id
    left join visit_contact contact
      on contact.visit_id = v.id and due.account_id is null and contact.imported_by is null
    join (${sql.raw(assignmentDetailsTables)}) on a.id = v.assignment_id
    where due.id = any(${claimed.map(({ id }) => id)}::uuid[])`.execute(trx)
  return rows.map(row => {
    const { relKind, accessLevel } = row
    const relation = relKind === null || accessLevel === null ? null : { relKind, accessLevel }
    return { ...row, relation, place: assignmentDetailsOf(row) }
  })
}

/** The outcome of a claimed reminder: sent by this message, postponed, or not sent. */
export interface ReminderOutcome {
  readonly id: string
  readonly outcome: 'told' | 'unreachable' | 'useless' | null
  readonly messageId?: string
  readonly replyHash?: Buffer | null
  /** Until when it was postponed. */
  readonly dueAt?: Date
}

export async function recordOutcomes(trx: Kysely<DB>, settled: readonly ReminderOutcome[]): Promise<void> {
  const each = <Value>(value: (one: ReminderOutcome) => Value) => settled.map(value)
  await sql`
    update reminder set outcome = given.outcome, message_id = given.message_id, reply_hash = given.reply_hash,
      done_at = case when given.outcome is not null then done_at end, due_at = coalesce(given.due_at, reminder.due_at)
    from unnest(${each(({ id }) => id)}::uuid[], ${each(({ outcome }) => outcome)}::text[],
      ${each(({ messageId }) => messageId ?? null)}::bigint[], ${each(({ replyHash }) => replyHash ?? null)}::bytea[],
      ${each(({ dueAt }) => dueAt ?? null)}::timestamptz[]) given(id, outcome, message_id, reply_hash, due_at)
    where reminder.id = given.id`.execute(trx)
}
