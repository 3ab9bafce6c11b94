import type { Process } from './processes.ts'

type Processes = ReadonlyMap<number, Process>

/** Seconds of processor time per party; the database is every process below the server's. */
export interface CpuTime {
  readonly client: number
  readonly server: number
  readonly database: number
}

export interface Parties {
  readonly client: number
  readonly server: number
}

/** Processor time of each party between two samples; undefined if the system does not report processes. */
export function cpuBetween(before: Processes, after: Processes, parties: Parties): CpuTime | undefined {
  if (after.size === 0) return undefined
  // A process that ended meanwhile must not reduce the sum of the others.
  const spent = (pid: number) => (after.get(pid)?.seconds ?? 0) - (before.get(pid)?.seconds ?? 0)
  return {
    client: spent(parties.client),
    server: spent(parties.server),
    database: below(parties.server, after).reduce((total, pid) => total + spent(pid), 0),
  }
}

function below(ancestor: number, processes: Processes): number[] {
  const children = [...processes].filter(([, { parent }]) => parent === ancestor).map(([pid]) => pid)
  return children.flatMap(child => [child, ...below(child, processes)])
}
