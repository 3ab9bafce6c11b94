import { declineNextStep } from '@vizit/i18n/decline-next-step.ts'
import type { Texts } from '@vizit/i18n/texts.ts'

interface Reason {
  readonly code: number
  readonly message: string
  readonly remedy?: string | null
}

/** A decline reason in the server's words, which contain the counted numbers, with its next step. */
export const declineText = (texts: Texts, reason: Reason): { reason: string; next: string | null } => ({
  reason: sentence(reason.message),
  next: declineNextStep(texts, reason),
})

/** The next step follows in the same line, so the sentence needs its full stop. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
