import { randomUUIDv7 } from 'node:crypto'
import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type Progress, tellProgress } from '../../../platform/progress.ts'
import { contentHash } from '../content-hash.ts'
import type { InvoicesDeps } from '../deps.ts'
import type { SavedInvoices } from '../invoice-file.ts'
import { saveInvoice } from '../store/save-invoice.ts'
import type { CheckedInvoice } from './check-invoices.ts'
import { type InvoiceToTell, tellOfInvoices } from './tell-of-invoices.ts'

/** Saves checked invoices, and tells those who may decide of the new and the corrected ones. */
export async function saveInvoices(
  trx: Kysely<DB>,
  invoices: readonly CheckedInvoice[],
  { now, progress }: { readonly now: Date; readonly progress?: Progress | undefined },
  deps: InvoicesDeps,
): Promise<SavedInvoices & { readonly profiles: readonly string[] }> {
  const { answerDays } = (await deps.settings()).invoices
  const counts = { added: 0, corrected: 0, unchanged: 0 }
  const told: InvoiceToTell[] = []
  // Lists have invoices of one day by their ids: in the order of the file.
  const ids = invoices.map(() => randomUUIDv7()).toSorted()
  for (const [done, { invoice, isUnchanged }] of invoices.entries()) {
    tellProgress(progress, done)
    if (isUnchanged) {
      counts.unchanged += 1
      continue
    }
    const answerUntil = endOf(invoice.answerUntil ?? addDays(civilDateOf(now), answerDays))
    const hash = contentHash(invoice)
    const saved = await saveInvoice(trx, invoice, {
      ...{ id: ids[done] ?? randomUUIDv7(), contentHash: hash },
      ...{ answerUntil, now },
    })
    counts[saved.what] += 1
    if (saved.what === 'unchanged') continue
    const template = saved.what === 'added' ? 'invoice-received' : 'invoice-corrected'
    told.push({ ...saved, answerUntil, template })
  }
  await tellOfInvoices(trx, told, deps)
  return { ...counts, profiles: [...new Set(told.map(({ profileId }) => profileId))] }
}

const endOf = (day: CivilDate) => new Date(minskMidnight(addDays(day, 1)))
