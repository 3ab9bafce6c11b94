import { createHash } from 'node:crypto'
import type { BuiltFiles } from './early-files.ts'
import { asStyle } from './page-content.ts'

type TextOf = BuiltFiles['textOf']

export interface BuiltPage {
  readonly text: string
  /** Its inline scripts, as sources of the content security policy. */
  readonly scripts: readonly string[]
}

const FIRST_SCRIPT = /<script src="\/(before-first-paint\.js)"><\/script>/g
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g
const PART = /\bfrom\s*"\.\/([\w.-]+\.js)"/g
/** Written by the build (`apps/web/vite/dark-without-scripts.ts`). */
const DARK_WITHOUT_SCRIPTS =
  '<noscript><link rel="stylesheet" media="(prefers-color-scheme: dark)" href="/dark-without-scripts.css" /></noscript>'
const APP = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** The built page with its first script inside, because a slow phone waits for a file as long as for the page itself. */
export function withFirstScript(page: string, textOf: TextOf): BuiltPage {
  const scripts: string[] = []
  const text = page.replaceAll(FIRST_SCRIPT, (_script, file: string) => {
    const script = textOf(file)
    scripts.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    return `<script>${script}</script>`
  })
  return { text, scripts }
}

/** The page for content that is there before its scripts: with its stylesheets inside, and an app that begins after the first paint. */
export const forContent = ({ text }: BuiltPage, textOf: TextOf): string =>
  text
    // `before-first-paint.js` sets other colours before the first paint, and without scripts the stylesheet below.
    .replace('<html ', () => '<html data-mantine-color-scheme="light" ')
    .replaceAll(STYLESHEET, (_link, file: string) => asStyle({ file, text: textOf(file) }))
    .replace('</head>', () => `${DARK_WITHOUT_SCRIPTS}</head>`)
    // `before-first-paint.js` begins it.
    .replace(
      APP,
      (_script, app: string) =>
        `<link rel="modulepreload" crossorigin fetchpriority="low" id="app-script" href="${app}" data-parts="${partsOf(app, textOf)}" />`,
    )

/**
 * What the app's script imports at once: each runs as a task of its own before it, so that a slow phone reacts in between. Those that
 * import nothing come first.
 */
function partsOf(app: string, textOf: TextOf): string {
  const importsOf = (file: string) =>
    [...textOf(file).matchAll(PART)].map(([, imported]) => `assets/${imported}`)
  return importsOf(app.slice(1))
    .toSorted((one, other) => importsOf(one).length - importsOf(other).length)
    .map(file => `/${file}`)
    .join(' ')
}
