import { declineNext } from '@vizit/i18n/decline-next.ts'
import type { Texts } from '@vizit/i18n/texts.ts'

interface Reason {
  readonly code: number
  readonly message: string
  readonly remedy?: string | null
}

/** A decline reason in the server's words, which name the numbers it counted, with its next step. */
export const declineText = (texts: Texts, reason: Reason): { reason: string; next: string | null } => ({
  reason: sentence(reason.message),
  next: declineNext(texts, reason),
})

/** The next step follows it on the same line. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
