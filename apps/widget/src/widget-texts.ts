import { frameTexts } from '@vizit/i18n/frame-texts.ts'
import { chooseLanguage } from '@vizit/i18n/language.ts'

/** In the language of the page, else in the reader's own. */
export function widgetTexts() {
  return frameTexts[chooseLanguage([document.documentElement.lang, ...navigator.languages])]
}
