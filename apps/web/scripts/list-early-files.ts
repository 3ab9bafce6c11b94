import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_PATHS } from '../src/app/router/first-paths.ts'
import { SHORT_PATHS } from '../src/app/router/short-link.ts'
import { textsOfRoute } from './texts-of-route.ts'

const dist = process.argv[2] ?? 'dist'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The files of these chunks and of all their static imports. */
function filesOf(keys: readonly string[], seen = new Set<string>()): string[] {
  return keys.flatMap(key => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk.file, ...(chunk.css ?? []), ...filesOf(chunk.imports ?? [], seen)]
  })
}

const named = new Set(filesOf(['index.html']))
const early = (keys: readonly string[]) => filesOf(keys).filter(file => !named.has(file))
const keys = Object.keys(manifest)

const languages: Record<string, string[]> = {}
for (const key of keys) {
  const language = /i18n\/src\/languages\/(\w+)\.ts$/.exec(key)?.[1]
  if (language) languages[language] = early([key])
}

/** `clinics/$clinic.doctors.$doctorId.tsx`: `/clinics/$clinic/doctors/$doctorId` */
const pathOf = (file: string) =>
  `/${file
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/(^|\/)index$/, '')}`

/** What the screens need that are none of the first ones: their routes, and the calls that no first screen makes. */
const LATER = keys.filter(key => /^_all-routes-|\/generated\/changing-routes\.ts$/.test(key))

/** The names of the files of texts of the screens that are none of the first ones. */
const areasOf = (language: string) => `../../packages/i18n/src/languages/${language}-text-files.ts`

const screens: Record<string, string[]> = {}
/** By screen and language. */
const texts: Record<string, Record<string, string[]>> = {}
for (const key of keys) {
  const file = /^src\/routes\/(.*)\?tsr-split=component$/.exec(key)?.[1]
  if (!file) continue
  const path = pathOf(file)
  const isFirst = FIRST_PATHS.includes(path)
  screens[path] = early(isFirst ? [key] : [key, ...LATER])
  texts[path] = Object.fromEntries(
    Object.keys(languages).map(language => [
      language,
      early([...textsOfRoute(file, language), ...(isFirst ? [] : [areasOf(language)])]),
    ]),
  )
}
/** The page names the script that imports them. */
const shell = keys
  .filter(key => /^_(react|shell|rolldown-runtime)-.*\.js$/.test(key))
  .map(key => manifest[key]?.file)

/** A clinic's own site has a layout of its own. */
const portal = early(keys.filter(key => /^_portal-.*\.js$/.test(key)))

if (
  portal.length === 0 ||
  shell.length !== 3 ||
  LATER.length !== 2 ||
  !manifest[areasOf('ru')] ||
  !screens['/sign-in'] ||
  !languages.ru ||
  texts['/sign-in']?.ru?.length !== 1
)
  throw new Error('the manifest names no shell, no screens, no layout of a clinic, no languages or no texts')

const classesOf = (file: string) =>
  readFileSync(join(dist, file), 'utf8').match(/(?<=\.)-?[A-Za-z_][\w-]*/g) ?? []

/**
 * The classes of each stylesheet that the page itself does not name: by them the server knows the stylesheets of what it
 * has rendered, also of parts of a screen that are loaded later.
 */
const inPage = new Set([...named].filter(file => file.endsWith('.css')).flatMap(classesOf))
const sheets = new Set(Object.values(manifest).flatMap(({ css = [] }) => css))
const classes = Object.fromEntries(
  [...sheets]
    .filter(file => !named.has(file))
    .map(file => [file, [...new Set(classesOf(file))].filter(name => !inPage.has(name))]),
)

/** Of all screens and addresses that lead to one: the server answers others as not found. `$` is what may be anything. */
const paths = [
  ...readdirSync(join(import.meta.dirname, '../src/routes'), { recursive: true, encoding: 'utf8' })
    .filter(
      file => file.endsWith('.tsx') && !/(^|\/)(-|__root|\$\.tsx$)/.test(file) && !file.includes('.test.'),
    )
    .map(pathOf),
  ...SHORT_PATHS,
]
if (!paths.includes('/sign-in')) throw new Error('the routes are elsewhere')

// The page itself names none of them: the server knows which are needed, from the address and the browser's language.
writeFileSync(
  join(dist, 'early-files.json'),
  JSON.stringify({ paths, shell, screens, languages, texts, portal, classes }),
)
