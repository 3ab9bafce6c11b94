import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './language.ts'

type Files = readonly string[]

interface EarlyFiles {
  readonly screens: Readonly<Record<string, Files>>
  readonly languages: Readonly<Record<Language, Files>>
  /** What the screens say. */
  readonly texts: Readonly<Record<string, Readonly<Record<Language, Files>>>>
}

/** The `Link` header that has a browser fetch a screen's own files with the page, not after its first scripts. */
export type EarlyLinks = (path: string, language: Language) => string

/** Reads what the build says of its screens and languages; a build without it is served without such a header. */
export function readEarlyLinks(folder: string): EarlyLinks {
  const list = join(folder, 'early-files.json')
  if (!existsSync(list)) return () => ''
  const { screens, languages, texts } = JSON.parse(readFileSync(list, 'utf8')) as EarlyFiles
  return (path, language) => {
    const isScreen = Object.hasOwn(screens, path)
    const own = isScreen ? [...(texts[path]?.[language] ?? []), ...(screens[path] ?? [])] : []
    return [...languages[language], ...own].map(linkTo).join(', ')
  }
}

function linkTo(file: string): string {
  // As the page names its own: what is fetched in another mode would be fetched twice.
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`
}
