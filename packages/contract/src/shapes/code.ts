import { CODE, plainCode } from '@vizit/domain/validation/check-code.ts'
import { z } from 'zod'

/** A six-digit code from an SMS, an e-mail or a relative; spaces, dashes and full-width digits are accepted. */
export const SixDigits = z.string().max(64).overwrite(plainCode).regex(CODE)

/** The digits of a captcha, in the same notation; the server that made it checks their number. */
export const PictureDigits = z.string().max(64).overwrite(plainCode).min(1).max(12)
