import { languages } from '@vizit/i18n/language.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from '../../../platform/http/language.ts'
import { escaped } from '../../../platform/http/page-head.ts'

/** What works without scripts, and this page in the other languages: the chooser of the page needs scripts. */
export function withoutScripts(url: string, language: Language): string {
  const texts = serverTexts(language)
  const t = texts.area('without-scripts')
  const common = texts.area('common')
  const link = (href: string, words: string, of = language) =>
    `<a href="${escaped(href)}" hreflang="${of}" lang="${of}">${escaped(words)}</a>`
  const lists = [
    link(`/medcenters?lang=${language}`, t('phones')),
    link(`/doctors?lang=${language}`, t('doctors')),
  ]
  const others = languages
    .filter(other => other !== language)
    .map(other => link(inLanguage(url, other), common(`languageNames.${other}`), other))
  return `<p>${escaped(t('notice'))}</p>${[...lists, ...others].join(' ')}`
}

function inLanguage(url: string, language: Language): string {
  const [path, query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('lang', language)
  return `${path}?${parameters}`
}
