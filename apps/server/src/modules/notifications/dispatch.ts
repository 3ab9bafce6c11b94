import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../../platform/http/language.ts'
import { GATEWAY_PATIENCE, type Gateways } from './gateways/gateway.ts'
import type { Template } from './message.ts'
import { messageText } from './message-text.ts'
import { factsOf } from './outbox/outbox-row.ts'
import {
  acceptDue,
  type Claimed,
  claimDue,
  dropSpentSecrets,
  failExpired,
  markFailed,
  markSent,
  postpone,
} from './outbox/store.ts'

const BATCH = 20
const INBOX_BATCH = 500
const LEASE_SECONDS = (6 * GATEWAY_PATIENCE) / 1000
const MAX_ATTEMPTS = 10

export interface DispatchDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly gateways: Gateways
  readonly key: Buffer
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Seconds to wait after so many attempts: 5, 15, 45 … up to an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(5 * 3 ** (attempts - 1), 3600)
}

/** Sends all that is due; answers how many messages it took up. */
export async function dispatch(deps: DispatchDeps): Promise<number> {
  const { database, clock, gateways } = deps
  await dropSpentSecrets(database.db, clock.now())
  if (gateways.kind === 'inbox') return acceptAll(deps)
  let taken = 0
  for (;;) {
    await failExpired(database.db, clock.now())
    const claimed = await claimDue(database.db, clock.now(), BATCH, LEASE_SECONDS)
    await Promise.all(claimed.map(message => send(message, deps)))
    taken += claimed.length
    if (claimed.length < BATCH) return taken
  }
}

async function acceptAll({ database, clock }: DispatchDeps): Promise<number> {
  let taken = 0
  for (;;) {
    const accepted = await acceptDue(database.db, clock.now(), INBOX_BATCH)
    taken += accepted
    if (accepted < INBOX_BATCH) return taken
  }
}

async function send(message: Claimed, { database, clock, gateways, key, log }: DispatchDeps) {
  if (gateways.kind === 'inbox') return
  const gateway = message.channel === 'sms' ? gateways.sms : gateways.email
  const { subject, text } = messageText(
    message.template as Template,
    message.language as Language,
    factsOf(key, message),
  )
  const delivery = gateway ? await gateway.send({ to: message.recipient, subject, text }) : 'refused'
  if (delivery === 'accepted') return markSent(database.db, message.id, clock.now())
  if (delivery === 'refused' || message.attempts >= MAX_ATTEMPTS) {
    log.error(
      { message: message.id, template: message.template, channel: message.channel },
      'message not sent',
    )
    return markFailed(database.db, message.id, clock.now())
  }
  const wait = backoffSeconds(message.attempts) * 1000
  return postpone(database.db, message.id, new Date(clock.now().getTime() + wait))
}
