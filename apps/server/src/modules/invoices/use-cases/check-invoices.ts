import { addMonthsClamped } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  duplicates,
  type Problem,
  problemAt,
  type Row,
  type TableContent,
} from '../../clinic-import/public.ts'
import { contentHash } from '../content-hash.ts'
import type { InvoiceColumns } from '../files/invoices-table.ts'
import type { SentInvoice } from '../invoice-file.ts'
import {
  type InvoicedVisit,
  lockInvoicedVisits,
  lockInvoices,
  readProgrammes,
  readProviders,
} from '../store/known-for-invoices.ts'
import { gatherInvoice } from './gather-invoice.ts'
import { whyNotPaid } from './why-not-paid.ts'

type Content = TableContent<InvoiceColumns>
type InvoiceRow = Row<InvoiceColumns>

export interface CheckedInvoice {
  readonly invoice: SentInvoice
  readonly lines: readonly number[]
  /** It is stored with this content already. */
  readonly isUnchanged: boolean
}

export interface CheckedInvoices {
  readonly invoices: readonly CheckedInvoice[]
  readonly problems: readonly Problem[]
}

interface Asked {
  /** The organisation that sends; null: the operator, for any. */
  readonly sender: string | null
  readonly now: Date
}

/** The invoices of a file that can be saved, and all problems of the others. Locks those that are stored already. */
export async function checkInvoices(
  trx: Kysely<DB>,
  sent: Content,
  { sender, now }: Asked,
): Promise<CheckedInvoices> {
  const content = { ...sent, rows: sent.rows.map(row => withClinic(row, sender)) }
  const clinicOf = ({ values }: InvoiceRow) => values.clinic ?? undefined
  const providers = await readProviders(trx, [
    ...new Set(content.rows.flatMap(row => sender ?? clinicOf(row) ?? [])),
  ])
  const providerOf = (row: InvoiceRow) => providers.get(sender ?? clinicOf(row) ?? '')
  const named = content.rows.flatMap(row => {
    const [providerId, { visit, invoice: code }] = [providerOf(row), row.values]
    return providerId ? [{ providerId, visit, code }] : []
  })
  // A line that lacks the one is still told the truth of the other.
  const visitsNamed = named.flatMap(({ providerId, visit }) => (visit ? [{ providerId, visit }] : []))
  const codesNamed = named.flatMap(({ providerId, code }) => (code ? [{ providerId, code }] : []))
  const programmes = await readProgrammes(trx, [
    ...new Set(content.rows.flatMap(({ values }) => values.programme ?? [])),
  ])
  const visitOf = await lockInvoicedVisits(trx, visitsNamed)
  const storedOf = await lockInvoices(trx, codesNamed)
  const problems = duplicates(content, ['position', 'invoice', 'clinic'])
  const invoices: CheckedInvoice[] = []
  // All lines of a feed are its sender's: one with a wrong code must not leave its invoice without a position.
  const groups = Map.groupBy(content.rows, row => `${sender ?? clinicOf(row)} ${row.values.invoice}`)
  for (const rows of groups.values()) {
    const [first] = rows
    if (!first) continue
    const foreign = rows.filter(row => ![undefined, sender ?? clinicOf(row)].includes(clinicOf(row)))
    if (foreign.length > 0) {
      for (const row of foreign)
        problems.push(
          problemAt(content, row, 'clinic', 'invoices.foreignClinic', { found: clinicOf(row) ?? '' }),
        )
      continue
    }
    const at: At = (column, key, found) =>
      void problems.push(problemAt(content, first, column, key, found === undefined ? {} : { found }))
    const before = problems.length
    const [clinic, providerId, { visit: reference, programme, invoice: code }] = [
      clinicOf(first),
      providerOf(first),
      first.values,
    ]
    // What is no code was told by the table.
    if (first.values.clinic === null) at('clinic', 'problem.required')
    else if (clinic !== undefined && providerId === undefined) at('clinic', 'visits.unknownClinic', clinic)
    const visit = providerId && reference ? visitOf(providerId, reference) : undefined
    const gathered = gatherInvoice(content, rows)
    const invoice: SentInvoice | null =
      gathered.invoice && providerId && visit && code
        ? { ...gathered.invoice, providerId, visitId: visit.id, code }
        : null
    const stored = providerId && code ? storedOf(providerId, code) : undefined
    const isUnchanged = invoice !== null && stored?.contentHash.equals(contentHash(invoice)) === true
    // What was taken once is taken again, whatever became of its visit or its time since.
    if (!isUnchanged) {
      if (programme !== undefined && !programmes.has(programme))
        at('programme', 'programmes.unknown', programme)
      if (providerId && reference && !visit) at('visit', 'invoices.unknownVisit', reference)
      if (visit)
        checkVisit(at, visit, { programme: programmes.has(programme ?? '') ? programme : undefined, now })
      checkDays(at, first.values, { visit, now })
    }
    problems.push(...gathered.problems)
    // One free position among others is none.
    if (gathered.invoice?.positions.every(({ amount }) => amount === 0)) at('amount', 'invoices.nothingToPay')
    if (problems.length > before || !invoice) continue
    if (stored && stored.visitId !== invoice.visitId) at('visit', 'invoices.otherVisit')
    else if (stored?.isClosed && !isUnchanged) at('invoice', 'invoices.decided', code)
    else invoices.push({ invoice, lines: rows.map(({ line }) => line), isUnchanged })
  }
  return { invoices, problems }
}

type At = (column: keyof InvoiceColumns, key: Problem['key'], found?: string) => void

/** Whether the visit can have an invoice to this programme. */
function checkVisit(
  at: At,
  visit: InvoicedVisit,
  { programme, now }: { readonly programme: string | undefined; readonly now: Date },
): void {
  if (visit.status === 'cancelled') at('visit', 'invoices.cancelledVisit')
  if (visit.startsAt > now) at('visit', 'invoices.plannedVisit')
  const notPaid = programme === undefined ? null : whyNotPaid(visit, programme)
  if (notPaid) at('programme', notPaid, programme)
}

function checkDays(
  at: At,
  { answerUntil, issuedOn }: InvoiceRow['values'],
  { visit, now }: { readonly visit: InvoicedVisit | undefined; readonly now: Date },
): void {
  const today = civilDateOf(now)
  if (answerUntil && answerUntil < today) at('answerUntil', 'invoices.deadlinePassed', answerUntil)
  if (answerUntil && answerUntil > addMonthsClamped(today, 12))
    at('answerUntil', 'invoices.deadlineFar', answerUntil)
  if (!issuedOn) return
  if (issuedOn > today) at('issuedOn', 'invoices.issuedLater', issuedOn)
  if (visit && visit.startsAt <= now && issuedOn < civilDateOf(visit.startsAt))
    at('issuedOn', 'invoices.issuedBeforeVisit', issuedOn)
}

/** The organisation that sends need not name itself in each line. */
const withClinic = (row: InvoiceRow, sender: string | null): InvoiceRow =>
  row.values.clinic === null ? { ...row, values: { ...row.values, clinic: sender } } : row
