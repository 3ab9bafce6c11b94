import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readInvoices } from './read-invoices.ts'

/** The invoices of these people with what was said of them, for the copy of an account's data. */
export async function invoicesForExport(db: Kysely<DB>, profileIds: readonly string[], language: Language) {
  const rows = await readInvoices(db, { profileIds, language })
  return rows.map(({ decidedBy: _, isClosed: _closed, ...row }) => row)
}
