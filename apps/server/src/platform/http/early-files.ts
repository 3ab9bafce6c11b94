import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './language.ts'

type Files = readonly string[]

interface EarlyFiles {
  /** The paths of all screens; absent in a build that does not say it. */
  readonly paths?: Files
  /** What all screens need, besides what the page names. */
  readonly shell?: Files
  readonly screens: Readonly<Record<string, Files>>
  readonly languages: Readonly<Record<Language, Files>>
  /** What the screens say. */
  readonly texts: Readonly<Record<string, Readonly<Record<Language, Files>>>>
  /** What the layout of a clinic's own site needs. */
  readonly portal?: Files
  /** The classes of each stylesheet that the page itself does not name. */
  readonly classes?: Readonly<Record<string, Files>>
}

export interface BuiltFiles {
  /** Is there a screen of this path? */
  readonly isScreen: (path: string) => boolean
  /** The one path of the screen that this one means, in small letters and without a slash too many; null: there is no such screen. */
  readonly canonicalOf: (path: string) => string | null
  readonly links: EarlyLinks
  /** The stylesheets of a screen and of the parts that this markup shows, besides those of the page. */
  readonly stylesOf: (path: string, html: string) => Files
  /** What a file says; empty if there is no such file. */
  readonly textOf: (file: string) => string
}

/** A rendered page can be read before its scripts; on a clinic's own site (`portal`) a page has another layout. */
export type PageKind = 'usual' | 'rendered' | 'portal'

/**
 * The `Link` header for the path of a screen (`/clinics/$clinic/doctors/$doctorId`, or with the parts in place of the names) that makes a browser fetch a screen's files together
 * with the page, instead of after its first scripts. The scripts of the shell come first, then stylesheets: over HTTP/1.1 a browser fetches six files at a time. A rendered
 * page brings its styles itself, and its scripts leave the network to its pictures.
 */
export type EarlyLinks = (path: string, language: Language, kind?: PageKind) => string

/**
 * Reads the build's list of screens with their files. A build without it has no `Link` headers, and every path is a screen.
 */
export function readBuiltFiles(folder: string): BuiltFiles {
  const list = join(folder, 'early-files.json')
  if (!existsSync(list))
    return {
      isScreen: () => true,
      canonicalOf: path => path,
      links: () => '',
      stylesOf: () => [],
      textOf: () => '',
    }
  const {
    paths,
    screens,
    languages,
    texts,
    shell = [],
    portal = [],
    classes = {},
  } = JSON.parse(readFileSync(list, 'utf8')) as EarlyFiles
  const filesOf = (path: string) => screens[path] ?? []
  const known = paths?.map(patternOf)
  const patterns = Object.keys(screens).map(path => ({ path, pattern: patternOf(path) }))
  const screenOf = (path: string) =>
    Object.hasOwn(screens, path) ? path : patterns.find(({ pattern }) => pattern.test(path))?.path
  const fileTexts = new Map<string, string>()
  return {
    isScreen: path => known?.some(pattern => pattern.test(path)) ?? true,
    canonicalOf: path => (paths ? canonicalOf(path, paths) : path),
    links: (path, language, kind = 'usual') => {
      const screen = screenOf(path) ?? ''
      const said = texts[screen]?.[language] ?? []
      const layout = kind === 'portal' ? portal : []
      const { style = [], script = [] } = Object.groupBy(
        [...languages[language], ...said, ...layout, ...filesOf(screen)],
        kindOf,
      )
      const isRendered = kind === 'rendered'
      // Those of the shell are large, and all others wait for them.
      const files = new Set([...shell, ...(isRendered ? [] : style), ...script])
      return [...files].map(file => linkTo(file, isRendered)).join(', ')
    },
    textOf: file => {
      const known = fileTexts.get(file)
      if (known !== undefined) return known
      const text = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
      fileTexts.set(file, text)
      return text
    },
    stylesOf: (path, html) => {
      const ofScreen = filesOf(path).filter(file => file.endsWith('.css'))
      return [...new Set([...ofScreen, ...stylesheetsOf(html, classes, ofScreen)])]
    },
  }
}

/** `/clinics/$clinic`: any one part in place of the name after `$`; a slash at the end changes nothing. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`)

/** Only the names of a screen are put into small letters: a part in place of `$clinic` may be a code of capital ones. */
function canonicalOf(path: string, paths: Files): string | null {
  const parts = path.split('/').filter(Boolean)
  const fits = (screen: string) => {
    const names = screen.split('/').filter(Boolean)
    return (
      names.length === parts.length &&
      names.every((name, at) => name.startsWith('$') || name === parts[at]?.toLowerCase())
    )
  }
  const found = paths
    .filter(fits)
    .toSorted((one, other) => one.split('$').length - other.split('$').length)[0]
  if (found === undefined) return null
  const names = found.split('/').filter(Boolean)
  return `/${names.map((name, at) => (name.startsWith('$') ? parts[at] : name)).join('/')}`
}

/** The stylesheets of the classes of this markup that the linked ones do not style. */
function stylesheetsOf(html: string, classes: Readonly<Record<string, Files>>, linked: Files): Files {
  const styled = new Set(linked.flatMap(file => classes[file] ?? []))
  // The cards of a list have the same ones.
  const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names))
  const names = [...shown].flatMap(each => each.split(' '))
  const unstyled = new Set(names.filter(name => !styled.has(name)))
  return Object.keys(classes).filter(file => classes[file]?.some(name => unstyled.has(name)))
}

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')

function linkTo(file: string, isRendered: boolean): string {
  // The same mode as in the page; otherwise the browser would fetch the file twice.
  return kindOf(file) === 'style'
    ? `</${file}>; rel=preload; as=style; crossorigin`
    : `</${file}>; rel=modulepreload${isRendered ? '; fetchpriority=low' : ''}`
}
