import { readFileSync } from 'node:fs'
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
    const [started, ran] = [performance.now(), ranMs(pid)]
    await run()
    ms = Math.min(ms, performance.now() - started)
    cpuMs = Math.min(cpuMs, ranMs(pid) - ran)
  }
  return { ms, cpuMs }
}

/** Milliseconds that a process has had a processor (Linux). */
const ranMs = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
