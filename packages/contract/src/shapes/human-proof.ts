import { z } from 'zod'
import { PictureDigits } from './code.ts'
import { Uuid } from './scalars.ts'

/** How a visitor without an account proves that they are human (docs/decisions/0020). */
export const humanProof = {
  recaptchaValue: z
    .string()
    .max(2048)
    .optional()
    .describe('the solved proof of work; without it a captcha is required'),
  humanCheckId: Uuid.optional().describe('the id of the drawn captcha picture'),
  humanCode: PictureDigits.optional().describe('the digits of the captcha picture'),
}
