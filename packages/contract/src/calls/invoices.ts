import { z } from 'zod'
import { call } from '../call.ts'
import { feedFile, feedFileErrors } from '../shapes/feed-file.ts'
import {
  Invoice,
  InvoiceDecisionBody,
  InvoicePage,
  ProgrammeDecisions,
  ProviderDecisions,
} from '../shapes/invoice.ts'
import { Cursor } from '../shapes/list-query.ts'
import { Count, DecisionNumber, FeedSequence, inQuery } from '../shapes/numbers.ts'
import { RejectedLines } from '../shapes/rejected-lines.ts'
import { Uuid } from '../shapes/scalars.ts'

const path = '/api/v2/my/invoices'
const params = z.object({ invoiceId: Uuid })
const ofCode = z.object({ code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/) })

export const listInvoices = call({
  module: 'invoices',
  topics: ['invoices', 'family'],
  summary:
    'List the invoices for visits that the account may see, with VIEW_COVERAGE besides, as an invoice names the programme: those that wait for a decision first, the one with the nearest deadline before others; then the newest',
  method: 'GET',
  path,
  who: 'patient',
  query: z.object({
    orderId: Uuid.optional().describe('only those for this visit'),
    cursor: Cursor.optional(),
    limit: inQuery(z.int().min(1).max(100)).default(50),
  }),
  status: 200,
  answer: InvoicePage,
  errors: ['INVALID_ARGUMENT'],
})

export const showInvoice = call({
  module: 'invoices',
  topics: ['invoices', 'family'],
  summary:
    'Show an invoice with its positions, and what was said of it. Without VIEW_COVERAGE nobody sees it',
  method: 'GET',
  path: `${path}/:invoiceId`,
  who: 'patient',
  subject: { is: 'invoice', at: 'params', field: 'invoiceId', needs: 'VIEW_VISITS' },
  params,
  status: 200,
  answer: Invoice,
  errors: ['NOT_FOUND'],
})

export const decideInvoice = call({
  module: 'invoices',
  topics: ['invoices'],
  summary:
    'Confirm an invoice, confirm it without some positions, or reject it: a statement to the programme, no money moves (decisions D17). It is final; the same decision again gets the same answer',
  method: 'POST',
  path: `${path}/:invoiceId/decision`,
  who: 'patient',
  subject: { is: 'invoice', at: 'params', field: 'invoiceId', needs: 'BOOK_VISITS' },
  params,
  body: InvoiceDecisionBody,
  status: 200,
  idempotent: true,
  answer: Invoice,
  errors: [
    'NOT_FOUND',
    'INVOICE_DECIDED',
    'INVOICE_CHANGED',
    'INVOICE_TOO_LATE',
    'INVOICE_VISIT_CANCELLED',
    'INVALID_ARGUMENT',
  ],
})

export const receiveInvoices = call({
  module: 'invoices',
  summary:
    'Take invoices of an organisation, a line for each position: CSV or NDJSON with the columns of docs/how-to/import-invoices.md; gzip is unpacked. An invoice with a rejected line is not taken, the others are. A feed that breaks off changes nothing. INVALID_ARGUMENT: also a file that ends in the middle of a row',
  method: 'POST',
  path: '/api/v2/feeds/providers/:code/invoices',
  who: 'feed',
  feedOf: 'provider',
  topics: [],
  params: ofCode,
  query: z.object({
    sequence: inQuery(FeedSequence).describe(
      'grows with each feed of invoices, such as the time of the export; an older one is refused',
    ),
  }),
  // Some hundred thousand positions, which are checked in memory.
  upload: feedFile(67_108_864),
  status: 200,
  idempotent: true,
  answer: z.object({
    sequence: FeedSequence,
    added: Count,
    corrected: Count.describe('open invoices that were changed'),
    unchanged: Count,
    rejected: RejectedLines,
  }),
  errors: feedFileErrors,
})

const after = z.object({
  after: inQuery(DecisionNumber).default(0).describe('the number of the last decision that was read'),
  limit: inQuery(z.int().min(1).max(1000)).default(200),
})

export const listProviderDecisions = call({
  module: 'invoices',
  summary:
    'List what was said of the invoices of an organisation, in the order in which it was said; none is missed',
  method: 'GET',
  path: '/api/v2/feeds/providers/:code/invoice-decisions',
  who: 'feed',
  feedOf: 'provider',
  topics: ['invoices'],
  params: ofCode,
  query: after,
  status: 200,
  answer: ProviderDecisions,
  errors: [],
})

export const listProgrammeDecisions = call({
  module: 'invoices',
  summary:
    'List what was said of the invoices to a programme, in the order in which it was said; none is missed. Only positions that the programme pays are there. None to another programme is there, none of which it pays nothing, and none of a visit that was not booked with the programme, unless the patient confirms that it pays',
  method: 'GET',
  path: '/api/v2/feeds/programmes/:code/invoice-decisions',
  who: 'feed',
  feedOf: 'programme',
  topics: ['invoices'],
  params: ofCode,
  query: after,
  status: 200,
  answer: ProgrammeDecisions,
  errors: [],
})
