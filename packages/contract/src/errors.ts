import { z } from 'zod'
import { bookingErrors } from './errors/booking-errors.ts'
import { coverageErrors } from './errors/coverage-errors.ts'
import { documentErrors } from './errors/document-errors.ts'
import { drugErrors } from './errors/drug-errors.ts'
import { familyErrors } from './errors/family-errors.ts'
import { feedErrors } from './errors/feed-errors.ts'
import { generalErrors } from './errors/general-errors.ts'
import { identityErrors } from './errors/identity-errors.ts'
import { invoiceErrors } from './errors/invoice-errors.ts'
import { payerErrors } from './errors/payer-errors.ts'
import { profileErrors } from './errors/profile-errors.ts'
import { reviewErrors } from './errors/review-errors.ts'
import { waitlistErrors } from './errors/waitlist-errors.ts'

/** The whole error catalogue: code → HTTP status, whether a retry can help, and the attributes. */
export const errors = {
  ...generalErrors,
  ...identityErrors,
  ...familyErrors,
  ...bookingErrors,
  ...payerErrors,
  ...coverageErrors,
  ...documentErrors,
  ...waitlistErrors,
  ...reviewErrors,
  ...drugErrors,
  ...feedErrors,
  ...invoiceErrors,
  ...profileErrors,
}

export type ErrorCode = keyof typeof errors
export type ErrorAttributes<C extends ErrorCode> = z.output<(typeof errors)[C]['attributes']>

/** A refused call, sent over the network as `{ code, detail, attributes }`. */
export interface Refusal<C extends ErrorCode = ErrorCode> {
  readonly code: C
  readonly detail: string
  readonly attributes: ErrorAttributes<C>
}

export const ErrorBody = z.object({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string().describe('the text of the code in the language of the request'),
  attributes: z.record(z.string(), z.unknown()),
})
