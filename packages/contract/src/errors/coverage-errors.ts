import { z } from 'zod'
import { Count } from '../shapes/numbers.ts'
import { kind, none, RetryAfter } from './error-kind.ts'

const Tries = z.object({
  attemptsLeft: Count.optional().describe(
    'how many keys the account may still try; absent: this one was not counted',
  ),
  retryAfter: Count.optional().describe('seconds until another key may be tried, if no attempt is left'),
})

/** The coverer whom the refusal names, and whom the person may ask. */
const Coverer = Tries.extend({
  programCaption: z.string(),
  phones: z.string().describe("the coverer's phones, separated by semicolons"),
})

/** Programmes and insurance (calls §8.4); SERVICE_IS_NOT_SUPPORTED is one of booking. */
export const coverageErrors = {
  /** The coverer has not sent who the person is. The server tries again by itself. */
  CONTRACT_IS_NOT_SYNCHRONIZED: kind(409, true, Coverer),
  NO_CARD_FROM_COVERER: kind(422, false, Coverer),
  CODE_COVERER_CARD_INACTIVE: kind(422, false, Coverer),
  INVALID_CONTRACT_KEY: kind(
    404,
    false,
    Tries.extend({ key: z.enum(['EMAIL', 'BARCODE', 'NUMBER']).describe('what was looked up') }),
  ),
  CONTRACT_NOT_READY: kind(409, true, Coverer),
  INCORRECT_CONTRACT_CODE: kind(400, false, Tries),
  /** Too many barcodes or contract numbers that are not the person's. */
  CONTRACT_KEY_BLOCKED: kind(423, true, RetryAfter),
  EXPIRED_CONTRACT: kind(422, false, Coverer),
  CONTRACT_MISSMATCH: kind(422, false, Coverer),
  /** The phone of the account is not that of the contract. */
  CONTRACT_PHONE_MISMATCH: kind(422, false, Coverer),
  /** The person is covered by the programme already; told only to whom the coverer's data describe. */
  COVERAGE_EXISTS: kind(
    409,
    false,
    Coverer.extend({ isElsewhere: z.boolean().describe('true: in another profile of this person') }),
  ),
  /** The letter or SMS was answered, replaced or is too old, or was answered wrongly too often. */
  COVERAGE_REQUEST_OVER: kind(410, false, none),
}
