import type { DecisionKind } from '@vizit/domain/invoices/invoice-decision.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Nobody else decides or corrects the invoice until the end of the transaction. */
export async function lockInvoice(trx: Kysely<DB>, invoiceId: string): Promise<void> {
  await sql`select from invoice where id = ${invoiceId}::uuid for update`.execute(trx)
}

interface Decision {
  readonly invoiceId: string
  readonly version: number
  readonly kind: DecisionKind
  readonly reason: string | null
  readonly rejected: readonly { readonly position: number; readonly reason: string }[]
  readonly accountId: string
  readonly now: Date
}

export async function saveDecision(
  trx: Kysely<DB>,
  { invoiceId, version, kind, reason, rejected, accountId, now }: Decision,
): Promise<void> {
  await sql`
    insert into invoice_decision (invoice_id, version, kind, reason, decided_by, decided_at)
    values (${invoiceId}, ${version}, ${kind}, ${reason}, ${accountId}, ${now})`.execute(trx)
  if (rejected.length === 0) return
  await trx
    .insertInto('invoice_rejection')
    .values(rejected.map(each => ({ invoice_id: invoiceId, position: each.position, reason: each.reason })))
    .execute()
}
