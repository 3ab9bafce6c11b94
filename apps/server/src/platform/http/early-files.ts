import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './language.ts'

type Files = readonly string[]

interface EarlyFiles {
  readonly screens: Readonly<Record<string, Files>>
  readonly languages: Readonly<Record<Language, Files>>
  /** What the screens say. */
  readonly texts: Readonly<Record<string, Readonly<Record<Language, Files>>>>
  /** The classes of each stylesheet that the page itself does not name. */
  readonly classes?: Readonly<Record<string, Files>>
}

interface BuiltFiles {
  readonly links: EarlyLinks
  /** The stylesheets of a screen and of the parts that this markup shows, besides those of the page. */
  readonly stylesOf: (path: string, html: string) => Files
}

/**
 * The `Link` header for the path of a screen (`/clinics/$clinic/doctors/$doctorId`) that makes a browser fetch a screen's files together with the page, instead of after its first
 * scripts.
 */
export type EarlyLinks = (path: string, language: Language) => string

/** Reads the build's list of files per screen and language. For a build without it no header is sent. */
export const readEarlyLinks = (folder: string): EarlyLinks => readBuiltFiles(folder).links

/** The same, with the stylesheets that a page needs if it is there before its scripts. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const list = join(folder, 'early-files.json')
  if (!existsSync(list)) return { links: () => '', stylesOf: () => [] }
  const { screens, languages, texts, classes = {} } = JSON.parse(readFileSync(list, 'utf8')) as EarlyFiles
  const filesOf = (path: string) => (Object.hasOwn(screens, path) ? (screens[path] ?? []) : [])
  return {
    links: (path, language) => {
      const said = Object.hasOwn(texts, path) ? (texts[path]?.[language] ?? []) : []
      return [...languages[language], ...said, ...filesOf(path)].map(linkTo).join(', ')
    },
    stylesOf: (path, html) => {
      const ofScreen = filesOf(path).filter(file => file.endsWith('.css'))
      return [...new Set([...ofScreen, ...stylesheetsOf(html, classes, ofScreen)])]
    },
  }
}

/** The stylesheets of the classes of this markup that the linked ones do not style. */
function stylesheetsOf(html: string, classes: Readonly<Record<string, Files>>, linked: Files): Files {
  const styled = new Set(linked.flatMap(file => classes[file] ?? []))
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, shown = '']) => shown.split(' '))
  const unstyled = new Set(names.filter(name => !styled.has(name)))
  return Object.keys(classes).filter(file => classes[file]?.some(name => unstyled.has(name)))
}

function linkTo(file: string): string {
  // The same mode as in the page; otherwise the browser would fetch the file twice.
  return file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload`
}
