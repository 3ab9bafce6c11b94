import { frameTexts } from '@vizit/i18n/frame-texts.ts'
import { chooseLanguage } from '@vizit/i18n/language.ts'

/** The texts in the language of the page, or else of the browser. */
export function widgetTexts() {
  return frameTexts[chooseLanguage([document.documentElement.lang, ...navigator.languages])]
}
