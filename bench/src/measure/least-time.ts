import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { SqlStatement } from '../load/job.ts'

/** PostgreSQL plans a statement with a name anew this often, then keeps its plan, as it does on the connections of the server. */
const PLANNED = 6

const planned = new Set<string>()

/** The time of a statement on one connection, the least of several rounds. */
export async function leastTime(client: PoolClient, { name, text, values }: SqlStatement, rounds: number) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const run = () => client.query({ name, text, values: [...values] })
  if (!planned.has(name)) for (let time = 0; time < PLANNED; time++) await run()
  planned.add(name)
  let [ms, cpuMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round <= rounds; round++) {
    const ran = await ranMs(pid)
    const started = performance.now()
    await run()
    ms = Math.min(ms, performance.now() - started)
    cpuMs = Math.min(cpuMs, (await ranMs(pid)) - ran)
  }
  return { ms, cpuMs }
}

/**
 * Milliseconds that a process has had a processor (Linux), once it sleeps: what runs since the last tick is not counted yet, and a
 * connection may be answered a moment before its process sleeps.
 */
async function ranMs(pid: number): Promise<number> {
  const isAsleep = () => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.startsWith('S')
  let [before, ran] = [-1, ranNs(pid)]
  while (ran !== before || !isAsleep()) {
    await setImmediate()
    ;[before, ran] = [ran, ranNs(pid)]
  }
  return ran / 1e6
}

const ranNs = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])
