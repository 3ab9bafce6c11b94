import { checkText } from '../validation/check-text.ts'
import { type Check, optional, required } from '../validation/problem.ts'

/** The longest name of an insurer or an employer in a request to add one, in characters after trimming. */
export const COMPANY_NAME_MAX = 120

/** Requests to add an insurer that an account may make in a day. */
export const INSURER_REQUESTS_A_DAY = 5

/** The insurer's name is required, the employer's is not (product §2, "add-insurer request"). */
export const checkInsurerName: Check = required(checkText(COMPANY_NAME_MAX))
export const checkEmployerName: Check = optional(checkText(COMPANY_NAME_MAX))
