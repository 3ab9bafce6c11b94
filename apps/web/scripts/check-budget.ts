import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { textsOfRoute } from './texts-of-route.ts'

const dist = process.argv[2] ?? 'dist'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
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
  return file.endsWith('.js') ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024 : 0
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
 * The first screens for visitors, as loaded before the first tap: the shell, the screen and its texts. What a tap opens
 * (a calendar, the people of a family) and what comes when the screen is complete (`load-after-first-screen.ts`) does
 * not count; nor what Main adds for signed-in users, which they alone load after their session is known.
 */
const SCREENS = [
  { path: '/', file: 'index.tsx', most: 150 },
  { path: '/sign-in', file: 'sign-in/index.tsx', most: 150 },
  { path: '/timeslot', file: 'timeslot/index.tsx', most: 150 },
] as const

for (const { path, file, most } of SCREENS) {
  const keys = closure(['index.html', language, ...chunksOf(file), ...textsOfRoute(file, LANGUAGE)])
  const total = [...keys].reduce((sum, key) => sum + kilobytes(key), 0)
  const over = total > most
  if (over) process.exitCode = 1
  process.stdout.write(`${path.padEnd(10)} ${total.toFixed(1)} KB gz of ${most}${over ? ': too much' : ''}\n`)
}
