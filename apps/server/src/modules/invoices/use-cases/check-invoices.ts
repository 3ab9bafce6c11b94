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
  lockInvoices,
  readInvoicedVisits,
  readProgrammes,
  readProviders,
} from '../store/known-for-invoices.ts'
import { gatherInvoice } from './gather-invoice.ts'
import { whyNotPaid } from './why-not-paid.ts'

type Content = TableContent<InvoiceColumns>
type InvoiceRow = Row<InvoiceColumns>

export interface CheckedInvoices {
  readonly invoices: readonly { readonly invoice: SentInvoice; readonly lines: readonly number[] }[]
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
  const providers = await readProviders(trx, [...new Set(content.rows.flatMap(row => clinicOf(row) ?? []))])
  const providerOf = (row: InvoiceRow) => providers.get(clinicOf(row) ?? '')
  const named = content.rows.flatMap(row => {
    const [providerId, { visit, invoice: code }] = [providerOf(row), row.values]
    return providerId && visit && code ? [{ providerId, visit, code }] : []
  })
  const programmes = await readProgrammes(trx, [
    ...new Set(content.rows.flatMap(({ values }) => values.programme ?? [])),
  ])
  const visitOf = await readInvoicedVisits(trx, named)
  const storedOf = await lockInvoices(trx, named)
  const problems = duplicates(content, ['position', 'invoice', 'clinic'])
  const invoices: { invoice: SentInvoice; lines: number[] }[] = []
  const groups = Map.groupBy(content.rows, row => `${clinicOf(row)} ${row.values.invoice}`)
  for (const rows of groups.values()) {
    const [first] = rows
    if (!first) continue
    const at = (column: keyof InvoiceColumns, key: Problem['key'], found?: string) =>
      problems.push(problemAt(content, first, column, key, found === undefined ? {} : { found }))
    const before = problems.length
    const [clinic, providerId, { visit: reference, programme, invoice: code }] = [
      clinicOf(first),
      providerOf(first),
      first.values,
    ]
    if (clinic === undefined) at('clinic', 'problem.required')
    else if (sender !== null && clinic !== sender) at('clinic', 'invoices.foreignClinic', clinic)
    else if (providerId === undefined) at('clinic', 'visits.unknownClinic', clinic)
    if (programme !== undefined && !programmes.has(programme))
      at('programme', 'programmes.unknown', programme)
    const visit = providerId && reference ? visitOf(providerId, reference) : undefined
    if (providerId && reference && !visit) at('visit', 'invoices.unknownVisit', reference)
    if (visit?.status === 'cancelled') at('visit', 'invoices.cancelledVisit')
    if (visit && visit.startsAt > now) at('visit', 'invoices.plannedVisit')
    const notPaid = visit && programme && programmes.has(programme) ? whyNotPaid(visit, programme) : null
    if (notPaid) at('programme', notPaid, programme)
    if (first.values.answerUntil && first.values.answerUntil < civilDateOf(now))
      at('answerUntil', 'invoices.deadlinePassed', first.values.answerUntil)
    if (first.values.answerUntil && first.values.answerUntil > addMonthsClamped(civilDateOf(now), 12))
      at('answerUntil', 'invoices.deadlineFar', first.values.answerUntil)
    if (first.values.issuedOn && first.values.issuedOn > civilDateOf(now))
      at('issuedOn', 'invoices.issuedLater', first.values.issuedOn)
    if (
      visit &&
      visit.startsAt <= now &&
      first.values.issuedOn &&
      first.values.issuedOn < civilDateOf(visit.startsAt)
    )
      at('issuedOn', 'invoices.issuedBeforeVisit', first.values.issuedOn)
    const gathered = gatherInvoice(content, rows)
    problems.push(...gathered.problems)
    // One free position among others is none.
    if (gathered.invoice?.positions.every(({ amount }) => amount === 0)) at('amount', 'invoices.nothingToPay')
    if (problems.length > before || !gathered.invoice || !providerId || !visit || !code) continue
    const invoice: SentInvoice = { ...gathered.invoice, providerId, visitId: visit.id, code }
    const stored = storedOf(providerId, code)
    if (stored && stored.visitId !== visit.id) at('visit', 'invoices.otherVisit')
    else if (stored?.isClosed && !stored.contentHash.equals(contentHash(invoice)))
      at('invoice', 'invoices.decided', code)
    else invoices.push({ invoice, lines: rows.map(({ line }) => line) })
  }
  return { invoices, problems }
}

/** The organisation that sends need not name itself in each line. */
const withClinic = (row: InvoiceRow, sender: string | null): InvoiceRow => ({
  ...row,
  values: { ...row.values, clinic: row.values.clinic ?? sender },
})
