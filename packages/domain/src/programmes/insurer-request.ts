import { checkText } from '../validation/check-text.ts'
import { type Check, optional, required } from '../validation/problem.ts'

/** The longest name of an insurer or an employer in a request to add one, in characters after trimming. */
export const COMPANY_NAME_MAX = 120

/** Requests to add an insurer that an account may make in a day. */
export const INSURER_REQUESTS_A_DAY = 5

/** What a person misses (product §2, "add-insurer request"). */
export type MissedKind = 'insurer' | 'employer'

const name = checkText(COMPANY_NAME_MAX)

/** The name of what is missed is required: an insurer's, with the employer's if the person wants to say so, or an employer's alone. */
export const checkCompanyNames = (kind: MissedKind): { readonly company: Check; readonly employer: Check } =>
  kind === 'insurer'
    ? { company: required(name), employer: optional(name) }
    : { company: optional(name), employer: required(name) }
