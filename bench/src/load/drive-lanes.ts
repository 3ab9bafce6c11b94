import type { JobResult } from './job.ts'

export interface Tally {
  bytes: number
  unexpected: Record<string, number>
}

export interface Drive<Client, Operation> {
  readonly clients: readonly Client[]
  readonly lanes: readonly (readonly Operation[])[]
  readonly repeat: boolean
  readonly seconds: number
  perform(client: Client, operation: Operation, tally: Tally): Promise<void>
}

/**
 * Closed loop: every client sends its next operation when the previous one is answered, until the time or its
 * lane ends.
 */
export async function driveLanes<Client, Operation>(drive: Drive<Client, Operation>): Promise<JobResult> {
  const tally: Tally = { bytes: 0, unexpected: {} }
  const latencies: number[] = []
  const started = performance.now()
  const until = started + drive.seconds * 1000

  async function follow(client: Client, lane: readonly Operation[]) {
    for (let n = 0; drive.repeat || n < lane.length; n++) {
      const operation = lane[n % lane.length]
      const begun = performance.now()
      if (operation === undefined || begun >= until) return
      await drive.perform(client, operation, tally)
      latencies.push(performance.now() - begun)
    }
  }

  await Promise.all(drive.clients.map((client, n) => follow(client, drive.lanes[n] ?? [])))
  const seconds = (performance.now() - started) / 1000
  return { operations: latencies.length, seconds, latencies: Float64Array.from(latencies), ...tally }
}
