import { readFileSync } from 'node:fs'
import { readQuery } from '@vizit/domain/search/read-query.ts'
import type { PoolClient } from 'pg'
import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld } from '../datasets/world.ts'
import type { SqlStatement } from '../load/job.ts'
import { quantile } from '../measure/statistics.ts'
import type { Options } from '../options.ts'
import { errorStatement, literalStatement, typedQueries } from '../scenarios/reads/search-typing.ts'

const WORST = 10
/** PostgreSQL plans a statement with a name anew this often, then keeps its plan, as it does on the connections of the server. */
const PLANNED = 6

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
      if (readQuery(q).length === 0) continue
      as.literal.push({ q, ...(await least(client, literalStatement(q), rounds)) })
      const withErrors = await errorStatement(world.pool, q)
      if (withErrors) as.withErrors.push({ q, ...(await least(client, withErrors, rounds)) })
    }
    for (const [name, timed] of Object.entries(as)) print(name, timed)
  } finally {
    client.release()
    await world.close()
  }
}

const planned = new Set<string>()

async function least(client: PoolClient, { name, text, values }: SqlStatement, rounds: number) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const run = () => client.query({ name, text, values: [...values] })
  if (!planned.has(name)) for (let time = 0; time < PLANNED; time++) await run()
  planned.add(name)
  let [ms, cpuMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round <= rounds; round++) {
    const [started, ran] = [performance.now(), ranMs(pid)]
    await run()
    ms = Math.min(ms, performance.now() - started)
    cpuMs = Math.min(cpuMs, ranMs(pid) - ran)
  }
  return { ms, cpuMs }
}

/** Milliseconds that a process has had a processor (Linux). */
const ranMs = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

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
