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

/**
 * The `Link` header that makes a browser fetch a screen's files together with the page, instead of after its first
 * scripts.
 */
export type EarlyLinks = (path: string, language: Language) => string

/** Reads the build's list of files per screen and language. For a build without it no header is sent. */
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
  // The same mode as in the page; otherwise the browser would fetch the file twice.
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`
}
