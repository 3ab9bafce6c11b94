import { isWhole, type Problem, problemAt, type Row, type TableContent } from '../../clinic-import/public.ts'
import { type InvoiceColumns, invoicesTable, MOST_POSITIONS } from '../files/invoices-table.ts'
import type { SentInvoice } from '../invoice-file.ts'

type Gathered = Omit<SentInvoice, 'providerId' | 'visitId' | 'code'>

/** What each line of an invoice has to say alike. */
const COMMON = ['visit', 'programme', 'issuedOn', 'answerUntil'] as const

/** One invoice of its lines; null: a cell could not be read, which is reported already. */
export function gatherInvoice(
  content: TableContent<InvoiceColumns>,
  rows: readonly Row<InvoiceColumns>[],
): { readonly invoice: Gathered | null; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const positions: Gathered['positions'][number][] = []
  const [first] = rows
  if (!first) return { invoice: null, problems }
  const beyond = rows[MOST_POSITIONS]
  if (beyond)
    problems.push(
      problemAt(content, beyond, 'position', 'invoices.tooManyPositions', {
        params: { most: MOST_POSITIONS },
      }),
    )
  for (const row of rows) {
    for (const column of COMMON)
      if (column in row.values && column in first.values && row.values[column] !== first.values[column])
        problems.push(problemAt(content, row, column, 'invoices.differs'))
    if (!isWhole(invoicesTable, row.values)) continue
    const { position, name, serviceCode, quantity, amount, covered } = row.values
    if (covered !== null && covered > amount)
      problems.push(problemAt(content, row, 'covered', 'invoices.coversMore'))
    positions.push({ position, name, serviceCode, quantity, amount, covered: covered ?? amount })
  }
  if (positions.length < rows.length || problems.length > 0 || !isWhole(invoicesTable, first.values))
    return { invoice: null, problems }
  const { programme, issuedOn, answerUntil } = first.values
  return { invoice: { programme, issuedOn, answerUntil, positions }, problems }
}
