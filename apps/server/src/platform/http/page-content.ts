import { createHash } from 'node:crypto'
import { escaped } from './page-head.ts'

/** A screen as the web app's own components rendered it. */
export interface PageContent {
  readonly html: string
  /** The answers that it shows, as JSON: the browser takes them over. */
  readonly data: string
  /** The stylesheets of this screen, besides those of the page. */
  readonly styles: readonly Style[]
}

interface Style {
  readonly file: string
  readonly text: string
}

const ROOT = /<div id="root">.*?<\/svg>\s*<\/div>/s
/** Images that the screen shows, named by React in front of it. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g
const SCRIPT = /<script src="\/(before-first-paint\.js)"><\/script>/g

const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/

export interface FilledPage {
  readonly page: string
  /** Its inline scripts, as sources of the content security policy. */
  readonly scripts: readonly string[]
}

/**
 * The built page with what keeps a browser from its first paint inside it, because a slow phone waits for each further file as long as for
 * the page itself.
 */
export function withFirstFiles(page: string, textOf: (file: string) => string): FilledPage {
  const scripts: string[] = []
  const filled = page
    .replaceAll(STYLESHEET, (_link, file: string) => asStyle({ file, text: textOf(file) }))
    .replaceAll(SCRIPT, (_script, file: string) => {
      const text = textOf(file)
      scripts.push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      return `<script>${text}</script>`
    })
    // `before-first-paint.js` begins it after the first paint.
    .replace(APP, '<link rel="modulepreload" crossorigin fetchpriority="low" id="app-script" href="$1" />')
  return { page: filled, scripts }
}

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
const asStyle = ({ file, text }: Style) =>
  `<link rel="stylesheet" crossorigin disabled href="/${escaped(file)}" /><style>${text}</style>`

/** Data are no script: the content security policy needs no exception for them. */
const asData = (data: string) =>
  `<script type="application/json" id="page-data">${data.replaceAll('<', '\\u003c')}</script>`
