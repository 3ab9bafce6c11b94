import type { Language } from '../../platform/http/language.ts'
import { backoffSeconds } from './back-off.ts'
import { messageQuietUntil } from './channels/message-quiet-until.ts'
import { nextChannel } from './channels/next-channel.ts'
import { type Delay, type Delivery, GATEWAY_PATIENCE, type Gateways } from './gateways/gateway.ts'
import { smsParts } from './gateways/sms-parts.ts'
import type { Template } from './message.ts'
import { keyOf } from './message-key.ts'
import { messageText } from './message-text.ts'
import { giveUp } from './outbox/give-up.ts'
import { factsOf } from './outbox/outbox-row.ts'
import { acceptClaimed, type Claimed, delayWithoutAttempt, markSent, postpone } from './outbox/store.ts'
import { type PushDeps, sendPush } from './push/send-push.ts'
import type { SpendingLimits } from './spending/limits.ts'
import { refund, spend } from './spending/spend.ts'

const MAX_ATTEMPTS = 10
/** Seconds after which the limits are checked again at the latest, because an operator may have raised them. */
const LONGEST_HELD_BACK = 60

export interface SendDeps extends PushDeps {
  readonly gateways: Gateways
  readonly limits: SpendingLimits
}

/**
 * Sends a claimed message to its gateway or to the devices of its account, unless a limit of spending is reached.
 */
export async function sendMessage(message: Claimed, deps: SendDeps): Promise<void> {
  const { gateways, clock, database, limits, key } = deps
  const silence = messageQuietUntil(message, clock.now())
  if (silence) return delayWithoutAttempt(database.db, message.id, { by: 'quiet-hours', until: silence })
  if (!isInHand(message, clock.now())) return
  if (message.channel === 'push') return sendPush(message, deps)
  if (gateways.kind === 'inbox') return acceptClaimed(database.db, message.id, clock.now())
  const gateway = message.channel === 'sms' ? gateways.sms : gateways.email
  if (!gateway) return giveUp(message, 'no-gateway', deps)
  const { template, language, recipient: to } = message
  const channel = message.channel === 'email' ? 'email' : 'sms'
  const facts = factsOf(key, message)
  if (!facts) return giveUp(message, 'unreadable', deps)
  const words = messageText(template as Template, language as Language, facts, channel)
  const outgoing = { ...words, id: message.id, key: keyOf(message), to, expiresAt: message.expires_at }
  if (message.channel !== 'sms') return settle(message, await gateway.send(outgoing), deps)

  const expense = { to, parts: smsParts(words.text).parts.length, at: clock.now() }
  const until = await spend(database.db, limits, expense)
  if (until) return wait(message, until, deps)
  if (!isInHand(message, clock.now())) return refund(database.db, limits, expense)
  const delivery = await gateway.send(outgoing)
  if (delivery.outcome === 'delayed' && wasNotTaken.has(delivery.by))
    await refund(database.db, limits, expense)
  return settle(message, delivery, deps)
}

/**
 * Whether the gateway will answer before the claim ends. A server that stood still for long leaves the message to
 * the others.
 */
const isInHand = ({ claimed_until }: Claimed, now: Date) =>
  now.getTime() + GATEWAY_PATIENCE <= claimed_until.getTime()

const wasNotTaken = new Set<Delay>(['throttled', 'credentials', 'unreachable', 'busy'])

async function wait({ id, channel }: Claimed, until: Date, { database, clock, measures }: SendDeps) {
  measures.delayed.inc({ channel, by: 'spend-limit' })
  const latest = clock.now().getTime() + LONGEST_HELD_BACK * 1000
  const then = new Date(Math.min(until.getTime(), latest))
  await delayWithoutAttempt(database.db, id, { by: 'spend-limit', until: then })
}

async function settle(message: Claimed, delivery: Delivery, deps: SendDeps): Promise<void> {
  const { database, clock, measures } = deps
  const { id, channel, attempts } = message
  switch (delivery.outcome) {
    case 'accepted':
      measures.sent.inc({ channel })
      if ((await markSent(database.db, id, delivery.references ?? [], clock.now())) === 'undelivered')
        await nextChannel(id, deps)
      return
    case 'refused':
      return giveUp(message, 'refused', deps)
    case 'delayed': {
      measures.delayed.inc({ channel, by: delivery.by })
      if (attempts >= MAX_ATTEMPTS) return giveUp(message, 'gave-up', deps)
      const pause = backoffSeconds(attempts) * 1000
      return postpone(database.db, id, delivery.by, new Date(clock.now().getTime() + pause))
    }
  }
}
