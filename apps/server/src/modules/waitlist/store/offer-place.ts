import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { type Place, type PlaceRow, placeColumns, placeOf, placeTables } from '../../visits/public.ts'

/** Where a time is, and in which language it is offered. */
export async function readOfferPlace(
  trx: Kysely<DB>,
  assignmentId: string,
  accountId: string,
): Promise<{ place: Place; language: Language }> {
  const { rows } = await sql<PlaceRow & { language: Language }>`
    select ${sql.raw(placeColumns)}, account.language
    from ${sql.raw(placeTables)}, account
    where a.id = ${assignmentId} and account.id = ${accountId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a time is offered whose place is gone')
  return { place: placeOf(row), language: row.language }
}
