import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import { nextChannel } from '../channels/next-channel.ts'
import type { OutboxMetrics } from '../outbox-metrics.ts'
import { type Claimed, type Failure, markFailed } from './store.ts'

export interface OutboxDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly measures: OutboxMetrics
  /** Key of the sealed facts. */
  readonly key: Buffer
  readonly sealing: Sealing
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Ends a message on its present channel; it continues on its next channel if it has one. */
export async function giveUp(message: Claimed, kind: Failure, deps: OutboxDeps): Promise<void> {
  const { database, clock, measures, log } = deps
  const { id, template, channel } = message
  const next = message.ways ? await nextChannel(id, deps) : 'no-channel'
  if (next === 'next-channel') measures.fellBack.inc({ by: kind })
  if (next !== 'no-channel') return
  measures.failed.inc({ channel, kind })
  log.error({ message: id, template, channel, kind }, 'message not sent')
  await markFailed(database.db, id, kind, clock.now())
}
