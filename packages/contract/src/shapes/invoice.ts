import { decisionKinds, invoiceStates, REASON_LENGTH } from '@vizit/domain/invoices/invoice-decision.ts'
import { z } from 'zod'
import { Count, DecisionNumber } from './numbers.ts'
import { CivilDate, Instant, Uuid } from './scalars.ts'

/** A sum of an invoice, `bigint`: of 250 positions at most. */
const Kopecks = z.int().min(0).max(250_000_000_000).describe('kopecks')
const Reason = z.string().min(1).max(REASON_LENGTH)
export const InvoiceState = z.enum(invoiceStates)

const position = {
  position: z.int32().min(1),
  name: z.string(),
  serviceCode: z.string().nullable().describe("the organisation's own code"),
  quantity: Count,
  amount: Kopecks.describe('kopecks, of the whole quantity'),
  covered: Kopecks.describe('kopecks that the programme pays of it'),
}

/** An invoice of an organisation to a programme, as its patient sees it (product §4; decisions D17). */
export const Invoice = z.object({
  id: Uuid,
  code: z.string().describe("the organisation's own number"),
  version: z.int32().min(1).describe('grows with each correction'),
  orderId: Uuid.describe('the visit'),
  profileId: Uuid.describe('the patient'),
  startDate: Instant.describe('of the visit'),
  isVisitCancelled: z
    .boolean()
    .optional()
    .describe(
      'true: the visit was cancelled since, and nobody can decide any more; servers of the last release do not say it',
    ),
  providerCode: z.string(),
  providerName: z.string(),
  branchName: z.string(),
  physicianName: z.string(),
  covererCode: z.string(),
  covererName: z.string(),
  issuedOn: CivilDate,
  answerUntil: Instant.describe('after it nobody can decide any more'),
  state: InvoiceState,
  canDecide: z.boolean().describe('whether the caller may decide now'),
  isBookedWithProgramme: z
    .boolean()
    .optional()
    .describe(
      'false: the visit was not booked with the programme, which is told only what the patient confirms; servers of the last release do not say it',
    ),
  amount: Kopecks,
  covered: Kopecks.describe('kopecks that the programme pays'),
  positions: z.array(
    z.object({
      ...position,
      rejection: z.string().nullable().describe('why it is rejected; null: it is not'),
    }),
  ),
  decision: z
    .object({
      reason: z.string().nullable().describe('why all of it is rejected'),
      at: Instant,
      by: z
        .string()
        .nullable()
        .describe('first and last name; null: nobody answered, or the account is gone'),
      isMe: z.boolean(),
    })
    .nullable(),
})

export const InvoicePage = z.object({
  items: z.array(Invoice),
  total: Count,
  nextCursor: z.string().nullable().describe('for the invoices after these; null: there are no more'),
})

export const InvoiceDecisionBody = z.strictObject({
  version: z.int32().min(1).describe('of the invoice that was shown'),
  kind: z.enum(decisionKinds),
  reason: Reason.optional().describe('why all of it is rejected; needed with REJECTED'),
  rejected: z
    .array(z.strictObject({ position: z.int32().min(1), reason: Reason }))
    .max(1000)
    .optional()
    .describe('the rejected positions; needed with PARTIAL, and never all of them'),
})

/** What was said of an invoice: of all of it for the organisation, of what the coverer pays for the coverer. */
const Decided = z.object({
  number: DecisionNumber.describe('to be sent as `after`; numbers only grow'),
  invoice: z.string().describe("the organisation's own number"),
  version: z.int32().min(1),
  providerCode: z.string(),
  covererCode: z.string(),
  visitDate: CivilDate,
  decision: InvoiceState.exclude(['WAITING']).describe('UNANSWERED: the time was over'),
  reason: z.string().nullable(),
  decidedAt: Instant,
  positions: z.array(z.object({ ...position, accepted: z.boolean(), reason: z.string().nullable() })),
})

const page = {
  last: DecisionNumber.describe('the number of the last one; `after`, if there is none'),
  hasMore: z.boolean(),
}

export const ProviderDecisions = z.object({
  decisions: z.array(
    Decided.extend({
      orderId: Uuid.describe('the visit'),
      visitNumber: z.string().nullable().describe("the registry's own number of the visit, if it has one"),
    }),
  ),
  ...page,
})

export const ProgrammeDecisions = z.object({
  decisions: z.array(
    Decided.extend({
      decision: Decided.shape.decision.describe(
        'about the positions that the programme pays: where the patient rejects some of the invoice, it may be all of these (REJECTED; why, the positions say) or none (CONFIRMED). UNANSWERED: the time was over',
      ),
      reason: Decided.shape.reason.describe('why the whole invoice is rejected, as the patient wrote it'),
      positions: Decided.shape.positions.describe(
        'only those that the programme pays; of a visit that was not booked with it only the confirmed ones',
      ),
      covered: Kopecks.describe('kopecks that the programme pays of the accepted positions'),
      member: z
        .string()
        .nullable()
        .describe(
          "the coverer's own code of the member by whom the patient was covered; null: as a relative, with a visit that was not booked by the programme",
        ),
    }),
  ),
  ...page,
})
