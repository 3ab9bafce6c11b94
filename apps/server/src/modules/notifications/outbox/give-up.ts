import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Measures } from '../measures.ts'
import { type Claimed, type Failure, markFailed } from './store.ts'

export interface OutboxDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly measures: Measures
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Ends the way of a message that will not be sent. */
export async function giveUp(
  { id, template, channel }: Claimed,
  kind: Failure,
  { database, clock, measures, log }: OutboxDeps,
): Promise<void> {
  measures.failed.inc({ channel, kind })
  log.error({ message: id, template, channel, kind }, 'message not sent')
  await markFailed(database.db, id, kind, clock.now())
}
