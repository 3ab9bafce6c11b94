import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { SentInvoice } from '../invoice-file.ts'

interface Saving {
  readonly id: string
  readonly contentHash: Buffer
  readonly answerUntil: Date
  readonly now: Date
}

export type SavedInvoice =
  | { readonly what: 'unchanged' }
  | { readonly what: 'added' | 'corrected'; readonly id: string; readonly profileId: string }

/** Saves a new or corrected invoice; one with the same content is not written again. */
export async function saveInvoice(
  trx: Kysely<DB>,
  { providerId, code, visitId, programme, issuedOn, positions }: SentInvoice,
  { id, contentHash, answerUntil, now }: Saving,
): Promise<SavedInvoice> {
  const { rows } = await sql<{ id: string; version: number; profileId: string }>`
    insert into invoice as known (id, provider_id, code, visit_id, programme_code, issued_on, received_at, answer_until,
      content_hash)
    values (${id}, ${providerId}, ${code}, ${visitId}, ${programme}, ${issuedOn}, ${now}, ${answerUntil}, ${contentHash})
    on conflict (provider_id, code) do update set programme_code = excluded.programme_code, issued_on = excluded.issued_on,
      received_at = excluded.received_at, answer_until = excluded.answer_until, content_hash = excluded.content_hash,
      version = known.version + 1, reminded_at = null
    where known.content_hash <> excluded.content_hash
    returning id, version, (select profile_id from visit where visit.id = known.visit_id) as "profileId"`.execute(
    trx,
  )
  const [saved] = rows
  if (!saved) return { what: 'unchanged' }
  await sql`delete from invoice_position where invoice_id = ${saved.id}`.execute(trx)
  await trx
    .insertInto('invoice_position')
    .values(
      positions.map(({ serviceCode, ...position }) => ({
        ...position,
        invoice_id: saved.id,
        service_code: serviceCode,
        amount: String(position.amount),
        covered: String(position.covered),
      })),
    )
    .execute()
  return { what: saved.version === 1 ? 'added' : 'corrected', id: saved.id, profileId: saved.profileId }
}
