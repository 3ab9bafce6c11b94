import { CODE, plainCode } from '@vizit/domain/validation/check-code.ts'
import { z } from 'zod'

/** A code of six digits from an SMS, an email or a relative; spaces, dashes and full-width digits are read. */
export const SixDigits = z.string().max(64).overwrite(plainCode).regex(CODE)

/** The digits of a picture, read alike; how many there are, its server knows. */
export const PictureDigits = z.string().max(64).overwrite(plainCode).min(1).max(12)
