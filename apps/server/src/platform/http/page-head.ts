import type { Language } from './language.ts'
import type { Places } from './page-template.ts'

/** What search engines and messengers read of a page without running scripts. */
export interface PageHead {
  readonly language: Language
  readonly title: string
  readonly description: string
  /** The canonical URL of this page in this language. */
  readonly canonical: string
  /** The URL of the page in each language, and the one without a language (`x-default`). */
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly href: string }[]
  readonly image: string | null
  /** False: search engines must not index the page. */
  readonly index: boolean
  /** The page's subject as schema.org data. */
  readonly about: object
  /** The way to the page from Main, as schema.org data. */
  readonly breadcrumbs: object
}

type HeadPlace = 'language' | 'title' | 'description' | 'elements'

/** Where a built page has what `headTexts` replaces. */
export const HEAD_PLACES: Places<HeadPlace> = [
  [/(?<=<html [^>]*lang=")[^"]*/, 'language'],
  [/(?<=<title>)[^<]*/, 'title'],
  [/<meta name="description"[^>]*>/, 'description'],
  [/(?=<\/head>)/, 'elements'],
]

export const headTexts = (head: PageHead): Record<HeadPlace, string> => ({
  language: head.language,
  title: escaped(head.title),
  description: meta('name', 'description', head.description),
  elements: `${elements(head).join('\n    ')}\n  `,
})

function elements(head: PageHead): string[] {
  return [
    ...(head.index ? [] : [meta('name', 'robots', 'noindex')]),
    `<link rel="canonical" href="${escaped(head.canonical)}" />`,
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}" />`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    ...(head.image ? [meta('property', 'og:image', head.image)] : []),
    ...[head.about, head.breadcrumbs].map(
      data => `<script type="application/ld+json">${asData(data)}</script>`,
    ),
  ]
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export const escaped = (text: string) => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

/** Escapes text of a clinic, so that it cannot end the script element that contains it. */
const asData = (about: object) => JSON.stringify(about).replaceAll('<', '\\u003c')
