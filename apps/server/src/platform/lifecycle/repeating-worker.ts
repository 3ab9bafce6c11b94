import type { FastifyBaseLogger } from 'fastify'
import { type Repeating, repeat } from './repeat-task.ts'

/** Background work of a server. Any number of servers do it at the same time: each takes only rows that no other has locked. */
export interface RepeatingWorker<Result = void> {
  /** Does what is due now. */
  work(): Promise<Result>
  begin(): void
  end(): Promise<void>
}

interface Rhythm {
  readonly everyMs: number
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** What the log says after an error, whose message may hold personal data. */
  readonly failure: string
}

export function repeatingWorker<Result>(
  work: () => Promise<Result>,
  { everyMs, log, failure }: Rhythm,
): RepeatingWorker<Result> {
  let working: Repeating | undefined
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    log.error({ kind: name, problem: code }, failure)
  }
  return {
    work,
    begin: () => {
      working = repeat(work, everyMs, failed)
    },
    end: async () => {
      await working?.stop()
    },
  }
}
