import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import type { LinkRetriesDeps } from './deps.ts'
import { retryLinks } from './use-cases/retry-links.ts'

/** The background work that links programmes whose coverer had not sent the person's data yet. */
export interface LinkRetries {
  work(): Promise<void>
  begin(): void
  end(): Promise<void>
}

const WORK_MS = 60_000

/** Any number of servers do this at the same time: each takes only requests that no other server has locked. */
export function createLinkRetries(deps: LinkRetriesDeps): LinkRetries {
  let working: Repeating | undefined
  const work = () => retryLinks(deps)
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    deps.log.error({ kind: name, problem: code }, 'programmes that wait for data were not tried again')
  }
  return {
    work,
    begin: () => {
      working = repeat(work, WORK_MS, failed)
    },
    end: async () => {
      await working?.stop()
    },
  }
}
