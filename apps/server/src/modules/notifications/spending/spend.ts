import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limitsFor, type SpendingLimits } from './limits.ts'

export interface Expense {
  readonly to: string
  readonly parts: number
  readonly at: Date
}

/** Charges a message's cost and returns null, or charges nothing and returns when to ask again. */
export async function spend(
  db: Kysely<DB>,
  limits: SpendingLimits,
  { to, parts, at }: Expense,
): Promise<Date | null> {
  const held = limitsFor(to, limits)
  if (held.length === 0) return null
  const prefixes = held.map(([prefix]) => prefix)
  const bounds = held.map(([, limit]) => limit)
  const { rows } = await sql<{ until: Date | null }>`
    select spend_sms(${prefixes}::text[], ${bounds}::int[], ${parts}, ${at}) as until`.execute(db)
  return rows[0]?.until ?? null
}

/** Takes back a charge for a message that was not accepted. */
export async function refund(
  db: Kysely<DB>,
  limits: SpendingLimits,
  { to, parts, at }: Expense,
): Promise<void> {
  const prefixes = limitsFor(to, limits).map(([prefix]) => prefix)
  if (prefixes.length === 0) return
  await db
    .updateTable('sms_spending')
    .set(row => ({ parts: sql<number>`greatest(${row.ref('parts')} - ${parts}, 0)` }))
    .where('prefix', 'in', prefixes)
    .where('minute', '=', sql<Date>`date_trunc('minute', ${at}::timestamptz)`)
    .execute()
}

export async function forgetSpending(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('sms_spending').where('minute', '<', before).execute()
}
