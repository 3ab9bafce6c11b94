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
    .replaceAll(STYLESHEET, (_link, file: string) => asStyle({ file, text: textOf(file) }))
    // `before-first-paint.js` begins it.
    .replace(APP, '<link rel="modulepreload" crossorigin fetchpriority="low" id="app-script" href="$1" />')
