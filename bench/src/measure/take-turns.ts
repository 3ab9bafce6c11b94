import type { JobResult } from '../load/job.ts'
import type { LoadClient } from '../load/load-client.ts'
import type { Contestant } from './contestant.ts'
import { type CpuTime, cpuBetween } from './cpu-time.ts'
import { readProcesses } from './processes.ts'

export interface Turns {
  readonly clients: number
  readonly rounds: number
  readonly seconds: number
}

export interface TurnResult extends JobResult {
  readonly cpu: CpuTime | undefined
}

/**
 * Rounds in which every contestant has one turn, starting with a different one each time, so that a slow phase of
 * the machine affects them all. The first round warms up and is not counted.
 */
export async function takeTurns(
  client: LoadClient,
  contestants: readonly Contestant[],
  { clients, rounds, seconds }: Turns,
): Promise<ReadonlyMap<string, readonly TurnResult[]>> {
  const results = new Map<string, TurnResult[]>(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    const from = round % contestants.length
    for (const contestant of [...contestants.slice(from), ...contestants.slice(0, from)]) {
      const result = await takeTurn(client, contestant, clients, seconds)
      if (round > 0) results.get(contestant.name)?.push(result)
    }
  }
  return results
}

async function takeTurn(client: LoadClient, contestant: Contestant, clients: number, seconds: number) {
  const job = await contestant.job(clients, seconds)
  const parties = { client: client.pid, server: contestant.server }
  const before = readProcesses()
  const result = await client.run(job)
  const cpu = cpuBetween(before, readProcesses(), parties)
  await contestant.restore?.()
  if (Object.keys(result.unexpected).length > 0)
    throw new Error(
      `${contestant.name} answered otherwise than expected: ${JSON.stringify(result.unexpected)}`,
    )
  return { ...result, cpu }
}
