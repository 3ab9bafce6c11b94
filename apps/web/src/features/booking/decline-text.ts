import type { Catalogue } from '@vizit/i18n/catalogue.ts'
import type { Texts } from '@vizit/i18n/texts.ts'

interface Reason {
  readonly code: number
  readonly message: string
}

type DeclineCode = keyof Catalogue['decline']

/** Of codes known when this was written; the server's words serve for later ones. */
const known = new Set<string>(['0', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'])

/** A decline reason in words, with its next step. */
export function declineText(
  texts: Texts,
  { code, message }: Reason,
): { reason: string; next: string | null } {
  const t = texts.area('decline')
  const key = String(code)
  if (!known.has(key)) return { reason: message, next: null }
  return { reason: t(`${key as DeclineCode}.reason`), next: t(`${key as DeclineCode}.next`) }
}
