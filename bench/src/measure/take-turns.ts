import type { JobResult } from '../load/job.ts'
import type { LoadClient } from '../load/load-client.ts'
import type { Contestant } from './contestant.ts'

export interface Turns {
  readonly clients: number
  readonly rounds: number
  readonly seconds: number
}

/**
 * Rounds in which every contestant has one turn, each round beginning with another of them: whatever slows the
 * machine for a while slows them all. A first, shorter round warms up and is not counted.
 */
export async function takeTurns(
  client: LoadClient,
  contestants: readonly Contestant[],
  { clients, rounds, seconds }: Turns,
): Promise<ReadonlyMap<string, readonly JobResult[]>> {
  const results = new Map<string, JobResult[]>(contestants.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    const from = round % contestants.length
    for (const contestant of [...contestants.slice(from), ...contestants.slice(0, from)]) {
      const result = await client.run(await contestant.job(clients, round === 0 ? seconds / 3 : seconds))
      await contestant.restore?.()
      requireExpected(contestant, result)
      if (round > 0) results.get(contestant.name)?.push(result)
    }
  }
  return results
}

function requireExpected({ name }: Contestant, { operations, unexpected }: JobResult): void {
  if (Object.keys(unexpected).length > 0)
    throw new Error(`${name} answered otherwise than expected: ${JSON.stringify(unexpected)} of ${operations}`)
}
