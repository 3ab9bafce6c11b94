import { escaped } from './page-head.ts'
import type { Places } from './page-template.ts'

/** A screen as the web app's own components rendered it. */
export interface PageContent {
  readonly html: string
  /** The answers that it shows, as JSON: the browser takes them over. Null: the browser renders it anew, by answers of its own. */
  readonly data: string | null
  /** The stylesheets of this screen, besides those of the page. */
  readonly styles: readonly Style[]
  /** What a browser without scripts shows above it, as HTML. */
  readonly withoutScripts: string
}

export interface Style {
  readonly file: string
  readonly text: string
}

type ContentPlace = 'styles' | 'withoutScripts' | 'content'

/** Where a built page says what there is without scripts. */
export const WITHOUT_SCRIPTS: Places<'withoutScripts'> = [
  [/(?<=<aside class="without-scripts"[^>]*>).*?(?=<\/aside>)/s, 'withoutScripts'],
]

/** Where a built page has what `contentTexts` adds; the shape that waits for scripts is replaced. */
export const CONTENT_PLACES: Places<ContentPlace> = [
  [/(?=<\/head>)/, 'styles'],
  ...WITHOUT_SCRIPTS,
  [/<div id="root">.*?<\/svg>\s*<\/div>/s, 'content'],
]

/** Images that the screen shows, named by React in front of it. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** The content of a page, which needs no script to be read. */
export function contentTexts({
  html,
  data,
  styles,
  withoutScripts,
}: PageContent): Record<ContentPlace, string> {
  const [preloads = ''] = PRELOADS.exec(html) ?? []
  return {
    styles: `${preloads}${styles.map(asStyle).join('')}`,
    withoutScripts,
    content: `<div id="root">${html.slice(preloads.length)}</div>${data === null ? '' : asData(data)}`,
  }
}

/** The app looks for the link before it loads the file. */
export const asStyle = ({ file, text }: Style) =>
  `<link rel="stylesheet" crossorigin disabled href="/${escaped(file)}" /><style>${text}</style>`

/** Data are no script: the content security policy needs no exception for them. */
const asData = (data: string) =>
  `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`
