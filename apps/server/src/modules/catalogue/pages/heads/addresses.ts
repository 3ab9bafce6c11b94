import type { PageHead } from '../../../../platform/http/page-head.ts'

type Addresses = Pick<PageHead, 'canonical' | 'alternates'>

const LANGUAGES = ['ru', 'be', 'en'] as const

/** The addresses of a page: one for each language, and one without a language, in the reader's. */
export function addressesOf(url: string, language: PageHead['language']): Addresses {
  const inLanguage = (spoken: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${spoken}`
  return {
    canonical: inLanguage(language),
    alternates: [
      ...LANGUAGES.map(spoken => ({ language: spoken, href: inLanguage(spoken) })),
      { language: 'x-default', href: url },
    ],
  }
}
