import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { textsOfRoute } from './texts-of-route.ts'

/** The most gzipped JavaScript, in KB, that a first screen may load, including its texts. */
const BUDGET = 163
const dist = process.argv[2] ?? 'dist'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

function chunk(key: string): Chunk {
  const found = manifest[key]
  if (!found) throw new Error(`no ${key} in the manifest`)
  return found
}

/** The files that the browser loads for these chunks: the chunks and all their static imports. */
function closure(keys: Iterable<string>, seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(chunk(key).imports ?? [], seen)
  }
  return seen
}

function kilobytes(key: string): number {
  const { file } = chunk(key)
  return file.endsWith('.js') ? gzipSync(readFileSync(join(dist, file))).length / 1024 : 0
}

/** The chunks of a route: its file and those that the router splits off. */
function chunksOf(routeFile: string): string[] {
  const found = Object.keys(manifest).filter(key => key.split('?')[0] === `src/routes/${routeFile}`)
  if (found.length === 0) throw new Error(`no chunk of src/routes/${routeFile} in the manifest`)
  return found
}

const LANGUAGE = 'be'
const language = Object.keys(manifest).find(key => key.endsWith(`i18n/src/languages/${LANGUAGE}.ts`))
if (!language) throw new Error('no chunk of the Belarusian texts in the manifest')

/**
 * Chunks that the screen itself loads later (a calendar when it is opened) count too, because loading them later does
 * not make the screen lighter. Chunks that the shell, other screens or other languages may load do not count.
 */
function lazyOf(own: readonly string[], shell: ReadonlySet<string>): string[] {
  const screen = [...closure(own)].filter(key => !shell.has(key))
  return screen.flatMap(key => chunk(key).dynamicImports ?? [])
}

/**
 * Main for visitors, before the first tap. What it adds for signed-in users (the next visit, what awaits them) is loaded
 * by them alone, after their session is known.
 */
const MAIN = { file: 'index.tsx', most: 150 }

const shell = closure(['index.html', language])
for (const [route, file] of [
  ['/sign-in', 'sign-in/index.tsx'],
  ['/timeslot', 'timeslot/index.tsx'],
] as const) {
  const own = chunksOf(file)
  const keys = closure([...shell, ...own, ...textsOfRoute(file, LANGUAGE), ...lazyOf(own, shell)])
  const total = [...keys].reduce((sum, key) => sum + kilobytes(key), 0)
  const over = total > BUDGET
  if (over) process.exitCode = 1
  process.stdout.write(
    `${route.padEnd(10)} ${total.toFixed(1)} KB gz of ${BUDGET}${over ? ': too much' : ''}\n`,
  )
}

const visitors = closure([...shell, ...chunksOf(MAIN.file), ...textsOfRoute(MAIN.file, LANGUAGE)])
const ofMain = [...visitors].reduce((sum, key) => sum + kilobytes(key), 0)
if (ofMain > MAIN.most) process.exitCode = 1
process.stdout.write(
  `/ (visitor) ${ofMain.toFixed(1)} KB gz of ${MAIN.most}${ofMain > MAIN.most ? ': too much' : ''}\n`,
)
