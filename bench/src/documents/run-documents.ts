import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld } from '../datasets/world.ts'
import type { Options } from '../options.ts'
import { describeMachine } from '../report/machine.ts'
import { signedInPatients } from '../scenarios/booking/patients.ts'
import { insertDocument } from './insert-document.ts'
import { openRecord } from './open-record.ts'
import { readSlowly } from './read-slowly.ts'
import { type Memory, watchMemory } from './watch-memory.ts'

const FILE_BYTES = 20_000_000
const STALL_MS = 1500
/**
 * The most memory that the server may hold for one of many readers, as a share of the file; includes garbage that
 * is not collected yet.
 */
const MOST_HELD = 0.25

interface Figures extends Memory {
  readonly clients: number
  readonly seconds: number
  /** Additional memory of the server per reader, as a share of the file. */
  readonly heldOfFile: number
  readonly intact: number
}

/**
 * Many readers of a 20 MB document, who begin to read, pause, then read the rest. Fails if a file arrives
 * changed, or if the server holds a quarter of a file per reader.
 */
export async function runDocuments(options: Options): Promise<void> {
  const started = describeMachine()
  const scale = options.scales.at(-1) ?? 1
  const world = await openWorld(await ensureDataset(options.folder, `country-${scale}`, scale), options.port)
  try {
    const [patient] = await signedInPatients(world, 1)
    if (!patient) throw new Error('nobody is there to read')
    const laid = await insertDocument(world, patient, FILE_BYTES)
    const code = await openRecord(world.port, patient, laid)
    const expected = createHash('sha256').update(laid.bytes).digest('hex')
    const reading = { port: world.port, path: laid.path, bearer: patient.bearer, code, stall: STALL_MS }
    const readers = (count: number) => Promise.all(Array.from({ length: count }, () => readSlowly(reading)))
    // Warm-up of compilers and buffers before the comparison.
    for (let round = 0; round < 2; round += 1) await readers(Math.max(...options.clients))
    const figures: Figures[] = []
    for (const clients of options.clients) {
      const stop = watchMemory(world.pid)
      const begun = performance.now()
      const read = await readers(clients)
      const seconds = (performance.now() - begun) / 1000
      const memory = stop()
      const heldOfFile = (memory.peak - memory.before) / clients / FILE_BYTES
      const intact = read.filter(({ sha256 }) => sha256 === expected).length
      figures.push({ clients, seconds, heldOfFile, intact, ...memory })
    }
    const problems = figures.flatMap(problemsOf)
    print(figures, problems)
    if (options.json)
      writeFileSync(
        options.json,
        JSON.stringify({ started, ended: describeMachine(), figures, problems }, null, 2),
      )
    if (problems.length > 0) process.exitCode = 1
  } finally {
    await world.close()
  }
}

function problemsOf({ clients, intact, heldOfFile }: Figures): string[] {
  return [
    ...(intact < clients ? [`${clients - intact} of ${clients} readers have got another file`] : []),
    ...(clients > 1 && heldOfFile > MOST_HELD
      ? [`${(heldOfFile * 100).toFixed(0)} % of the file held for each of ${clients}`]
      : []),
  ]
}

const mega = (bytes: number) => (bytes / 1_000_000).toFixed(0)

function print(figures: readonly Figures[], problems: readonly string[]): void {
  console.log(`\nReaders of a document of ${mega(FILE_BYTES)} MB, each stalling for ${STALL_MS} ms`)
  for (const { clients, seconds, before, peak, heldOfFile } of figures) {
    const rate = (clients * FILE_BYTES) / 1_000_000 / Math.max(seconds - STALL_MS / 1000, 0.001)
    console.log(
      `  ${clients} at once: resident ${mega(before)} → ${mega(peak)} MB, ` +
        `${(heldOfFile * 100).toFixed(1)} % of the file for each, ${rate.toFixed(0)} MB/s`,
    )
  }
  for (const problem of problems) console.log(`  WRONG: ${problem}`)
  if (problems.length === 0) console.log('  every file intact, memory bounded')
}
