import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './language.ts'

interface EarlyFiles {
  readonly screens: Readonly<Record<string, readonly string[]>>
  readonly languages: Readonly<Record<Language, readonly string[]>>
}

/** The `Link` header that has a browser fetch a screen's own files with the page, not after its first scripts. */
export type EarlyLinks = (path: string, language: Language) => string

/** Reads what the build says of its screens and languages; a build without it is served without such a header. */
export function readEarlyLinks(folder: string): EarlyLinks {
  const list = join(folder, 'early-files.json')
  if (!existsSync(list)) return () => ''
  const { screens, languages } = JSON.parse(readFileSync(list, 'utf8')) as EarlyFiles
  return (path, language) => {
    const screen = Object.hasOwn(screens, path) ? screens[path] : undefined
    return [...languages[language], ...(screen ?? [])].map(linkTo).join(', ')
  }
}

function linkTo(file: string): string {
  // As the page names its own: what is fetched in another mode would be fetched twice.
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`
}
