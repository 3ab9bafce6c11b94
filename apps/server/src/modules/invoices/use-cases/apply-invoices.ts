import type { Language } from '@vizit/i18n/language.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Problem, Row, TableContent } from '../../clinic-import/public.ts'
import { readRows, rejectedLines, type SentHeaders, type Spooled, tableRows } from '../../feeds/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import { type InvoiceColumns, invoicesTable } from '../files/invoices-table.ts'
import { checkInvoices } from './check-invoices.ts'
import { saveInvoices } from './save-invoices.ts'

interface Given {
  readonly file: Spooled
  readonly now: Date
  /** The organisation that sends. */
  readonly sender: string
  readonly language: Language
}

const rowsOf = tableRows(invoicesTable)

/** Applies a feed of invoices in the caller's transaction: an invoice with a wrong line is not taken, the others are. */
export async function applyInvoices(
  trx: Kysely<DB>,
  { file, now, sender, language }: Given,
  deps: InvoicesDeps,
) {
  const { content, isNumbered, problems: ofShape } = await readContent(file)
  const { invoices, problems: ofSense } = await checkInvoices(trx, content, { sender, now })
  const problems = [...ofShape, ...ofSense].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  const wrong = new Set(problems.map(({ line }) => line))
  // Of a line without a number nobody knows which invoice lacks it, so nothing is taken.
  const fit = isNumbered ? invoices.filter(({ lines }) => !lines.some(line => wrong.has(line))) : []
  const { profiles, ...counts } = await saveInvoices(trx, fit, { now }, deps)
  return { answer: { ...counts, rejected: rejectedLines(problems, language) }, profiles }
}

async function readContent(
  file: Spooled,
): Promise<{ content: TableContent<InvoiceColumns>; isNumbered: boolean; problems: readonly Problem[] }> {
  const [name] = invoicesTable.files
  const rows: Row<InvoiceColumns>[] = []
  const problems: Problem[] = []
  let isNumbered = true
  let headers: SentHeaders<InvoiceColumns> | undefined
  for await (const chunk of readRows(file, rowsOf)) {
    for (const row of chunk) {
      if ('problem' in row) {
        isNumbered = false
        problems.push({ file: name, line: row.line, column: null, key: `feeds.${row.problem}` })
      } else {
        isNumbered &&= row.values.invoice !== undefined
        headers ??= row.headers()
        rows.push(row)
        problems.push(...row.problems)
      }
    }
  }
  // Without a row nothing is said of any column.
  const named = headers ?? ({} as SentHeaders<InvoiceColumns>)
  return { content: { file: name, state: 'whole', headers: named, rows }, isNumbered, problems }
}
