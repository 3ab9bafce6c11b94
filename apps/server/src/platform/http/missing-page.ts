import { SECTION_PATHS, sections } from '@vizit/domain/geo/sections.ts'
import { languages } from '@vizit/i18n/language.ts'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Language } from './language.ts'
import { WITHOUT_SCRIPTS } from './page-content.ts'
import { escaped, HEAD_PLACES } from './page-head.ts'
import { pageTemplate } from './page-template.ts'

/**
 * The built page for an address at which nothing is, in each language: without scripts it says so, and leads on; with them the app
 * does.
 */
export function missingPage(built: string): (language: Language) => Buffer {
  const template = pageTemplate(built, [...HEAD_PLACES, ...WITHOUT_SCRIPTS])
  const pages = new Map(languages.map(language => [language, template(textsOf(language))]))
  return language => pages.get(language) ?? Buffer.from(built)
}

function textsOf(language: Language) {
  const texts = serverTexts(language)
  const [t, main, common] = [texts.area('without-scripts'), texts.area('main'), texts.area('common')]
  const link = (path: string, words: string) => `<a href="${path}?lang=${language}">${escaped(words)}</a>`
  const links = [
    link('/', common('product')),
    ...sections.map(section => link(SECTION_PATHS[section], main(`sections.${section}`))),
  ]
  return {
    language,
    title: `${escaped(t('missing'))} · ${escaped(common('product'))}`,
    description: '',
    elements: '<meta name="robots" content="noindex" />',
    withoutScripts: `<h1>${escaped(t('missing'))}</h1><p>${escaped(t('missingHint'))}</p>${links.join(' ')}`,
  }
}
