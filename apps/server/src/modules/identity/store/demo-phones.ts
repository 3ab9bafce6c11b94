import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

const CODES = ['29', '33', '44'] as const

/**
 * The n-th phone of the demo, from 0. No operator issues numbers whose first digit after the operator's code is
 * zero, so a demo account never has a real person's phone.
 */
export function demoPhone(n: number): string {
  return `375${CODES[n % CODES.length]}0${String(Math.floor(n / CODES.length)).padStart(6, '0')}`
}

/** The first demo number that is free together with all later ones. Locks until the transaction ends. */
export async function nextDemoNumber(trx: Kysely<DB>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('vizit demo accounts', 0))`.execute(trx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(phone from 7)::int) + 1, 0) as next
    from account where phone ~ '^375(29|33|44)0'`.execute(trx)
  return (rows[0]?.next ?? 0) * CODES.length
}
