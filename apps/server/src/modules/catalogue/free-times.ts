import type { FastifyBaseLogger } from 'fastify'
import { type RepeatingWorker, repeatingWorker } from '../../platform/lifecycle/repeating-worker.ts'
import type { CatalogueDeps } from './store/deps.ts'
import { refreshFreeTimes } from './store/refresh-free-times.ts'

type FreeTimesDeps = Pick<CatalogueDeps, 'database' | 'clock'> & {
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** The background work that computes the first free times anew that lists of doctors read (docs/decisions/0139-first-free-times-are-kept.md). */
export type FreeTimes = RepeatingWorker

/** Milliseconds for which lists look up what was changed. */
const EVERY_MS = 1000

export const createFreeTimes = ({ database, clock, log }: FreeTimesDeps): FreeTimes =>
  repeatingWorker(() => refreshFreeTimes(database.db, () => clock.now()), {
    everyMs: EVERY_MS,
    log,
    failure: 'first free times were not computed anew',
  })
