import { readCatalogueQuery } from '@vizit/domain/search/read-complaint.ts'
import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld } from '../datasets/world.ts'
import { leastTime } from '../measure/least-time.ts'
import { quantile } from '../measure/statistics.ts'
import type { Options } from '../options.ts'
import { errorStatement, literalStatement, typedQueries } from '../scenarios/reads/search-typing.ts'

const WORST = 10
interface Timed {
  readonly q: string
  /** Of the clock, and of the processor: what other programs do on the machine touches the second far less. */
  readonly ms: number
  readonly cpuMs: number
}

/** The time of each statement of 1,000 searches on one connection, the least of several rounds. */
export async function runSearch({ folder, scales, port, rounds }: Options): Promise<void> {
  const [scale = 1] = scales
  const world = await openWorld(await ensureDataset(folder, `country-${scale}`, scale), port)
  const client = await world.pool.connect()
  try {
    const as: Record<'literal' | 'withErrors', Timed[]> = { literal: [], withErrors: [] }
    for (const q of await typedQueries(world.pool)) {
      if (readCatalogueQuery(q).length === 0) continue
      as.literal.push({ q, ...(await leastTime(client, literalStatement(q), rounds)) })
      const withErrors = await errorStatement(world.pool, q)
      if (withErrors) as.withErrors.push({ q, ...(await leastTime(client, withErrors, rounds)) })
    }
    for (const [name, timed] of Object.entries(as)) print(name, timed)
  } finally {
    client.release()
    await world.close()
  }
}

function print(name: string, timed: readonly Timed[]) {
  const of = (values: readonly number[]) =>
    [0.5, 0.99, 1].map(share => quantile(values, share).toFixed(2)).join(', ')
  console.log(
    `${name}: ${timed.length} searches; p50, p99 and worst of the clock ${of(timed.map(({ ms }) => ms))} ms,`,
  )
  console.log(`  of the processor ${of(timed.map(({ cpuMs }) => cpuMs))} ms:`)
  for (const { q, ms, cpuMs } of timed.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, WORST))
    console.log(`  ${cpuMs.toFixed(2)} (${ms.toFixed(2)}) ms  ${q}`)
}
