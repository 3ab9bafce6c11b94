import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** The default is `ratios`. */
const WHAT = [
  'ratios',
  'storm',
  'web',
  'documents',
  'search',
  'pages',
  'drugs',
  'feeds',
  'programmes',
  'members',
] as const

export interface Options {
  readonly what: (typeof WHAT)[number]
  readonly json: string | undefined
  /** Only scenarios whose name begins with this. */
  readonly only: string | undefined
  readonly clients: readonly number[]
  readonly rounds: number
  readonly seconds: number
  /** Warm-up of each contestant before a scenario is measured. */
  readonly warmUpSeconds: number
  /** The shares of the country to measure; the others are compared with the last. */
  readonly scales: readonly number[]
  readonly port: number
  /** The folder of the datasets; a quick run deletes its own. */
  readonly folder: string
  readonly throwAway: boolean
  /** With `drugs.csv`, `drug_packs.csv` and `pharmacies.csv`, for `drugs` and `feeds`. */
  readonly files: string | undefined
  /** How `web` makes a phone: `simulate` calculates what a slow one would take, `devtools` slows the browser down. */
  readonly throttling: 'simulate' | 'devtools'
}

const USAGE = {
  json: { type: 'string' },
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
  clients: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  port: { type: 'string' },
  folder: { type: 'string' },
  files: { type: 'string' },
  throttling: { type: 'string' },
} as const

export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: [...words], options: USAGE, allowPositionals: true })
  const { quick } = values
  return {
    what: whatOf(positionals[0] ?? 'ratios'),
    json: values.json,
    only: values.only,
    clients: (values.clients ?? (quick ? '4' : '1,16,64')).split(',').map(Number),
    rounds: Number(values.rounds ?? (quick ? 1 : 3)),
    seconds: Number(values.seconds ?? (quick ? 0.05 : 1)),
    warmUpSeconds: quick ? 0 : 5,
    scales: quick ? [0.005, 0.003] : [1, 0.1],
    port: Number(values.port ?? 18700),
    folder:
      values.folder ??
      (quick ? mkdtempSync(join(tmpdir(), 'vizit-bench-')) : join(import.meta.dirname, '../.cache')),
    throwAway: quick,
    files: values.files,
    throttling: values.throttling === 'devtools' ? 'devtools' : 'simulate',
  }
}

function whatOf(word: string): Options['what'] {
  const known = WHAT.find(what => what === word)
  if (known) return known
  throw new Error(`${word} is none of ${WHAT.join(', ')}`)
}
