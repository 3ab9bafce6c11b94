import { type RepeatingWorker, repeatingWorker } from '../../platform/lifecycle/repeating-worker.ts'
import type { LinkRetriesDeps } from './deps.ts'
import { retryLinks } from './use-cases/retry-links.ts'

/** The background work that links programmes whose coverer had not sent the person's data yet. */
export type LinkRetries = RepeatingWorker

const WORK_MS = 60_000

export const createLinkRetries = (deps: LinkRetriesDeps): LinkRetries =>
  repeatingWorker(() => retryLinks(deps), {
    everyMs: WORK_MS,
    log: deps.log,
    failure: 'programmes that wait for data were not tried again',
  })
