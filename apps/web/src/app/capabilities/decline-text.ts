import { isDeclineCode } from '@vizit/domain/booking/decline-code.ts'
import type { Texts } from '@vizit/i18n/texts.ts'

interface Reason {
  readonly code: number
  readonly message: string
}

/** A decline reason in the server's words, which name the numbers it counted, with its next step. */
export function declineText(
  texts: Texts,
  { code, message }: Reason,
): { reason: string; next: string | null } {
  return {
    reason: sentence(message),
    next: isDeclineCode(code) ? texts.area('decline')(`${code}.next`) : null,
  }
}

/** The next step follows it on the same line. */
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
