import { escaped } from './page-head.ts'

/** A screen as the web app's own components rendered it. */
export interface PageContent {
  readonly html: string
  /** The answers that it shows, as JSON: the browser takes them over. */
  readonly data: string
  /** The stylesheets of this screen, besides those of the page. */
  readonly styles: readonly Style[]
}

export interface Style {
  readonly file: string
  readonly text: string
}

const ROOT = /<div id="root">.*?<\/svg>\s*<\/div>/s
/** Images that the screen shows, named by React in front of it. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** The page with this content in place of the shape that waits for scripts; it needs no script to be read. */
export function withContent(page: string, { html, data, styles }: PageContent): string {
  const [preloads = ''] = PRELOADS.exec(html) ?? []
  return (
    page
      // Without scripts the colours are the light ones; `before-first-paint.js` sets the others before the first paint.
      .replace('<html ', () => '<html data-mantine-color-scheme="light" ')
      .replace('</head>', () => `${preloads}${styles.map(asStyle).join('')}</head>`)
      .replace(ROOT, () => `<div id="root">${html.slice(preloads.length)}</div>${asData(data)}`)
  )
}

/** The app looks for the link before it loads the file. */
export const asStyle = ({ file, text }: Style) =>
  `<link rel="stylesheet" crossorigin disabled href="/${escaped(file)}" /><style>${text}</style>`

/** Data are no script: the content security policy needs no exception for them. */
const asData = (data: string) =>
  `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`
