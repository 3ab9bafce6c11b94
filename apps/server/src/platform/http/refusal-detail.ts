import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Detail } from './refusal.ts'

/** The text of a refusal as the screens show it, for clients that have no catalogue of their own. */
export const detail: Detail = (code, language, attributes) => {
  const { title, next } = refusalText(serverTexts(language), { code, attributes })
  return `${title}. ${next}`
}
