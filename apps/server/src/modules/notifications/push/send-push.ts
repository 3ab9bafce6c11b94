import type { Language } from '../../../platform/http/language.ts'
import { backoffSeconds } from '../back-off.ts'
import type { Template } from '../message.ts'
import { keyOf } from '../message-key.ts'
import { notificationText } from '../message-text.ts'
import { giveUp, type OutboxDeps } from '../outbox/give-up.ts'
import { factsOf } from '../outbox/outbox-row.ts'
import { type Claimed, postpone } from '../outbox/store.ts'
import type { PushGateway, PushResult, Subscription } from './push-gateway.ts'
import { pushReceipt } from './push-receipt.ts'
import { markPushed, sendByOtherChannel } from './push-store.ts'
import { secondsToShow } from './seconds-to-show.ts'
import { dropSubscription, noteAccepted, noteRefusal, subscriptionsOf } from './subscriptions.ts'

export interface PushDeps extends OutboxDeps {
  /** Undefined: everything goes by SMS and e-mail. */
  readonly push: PushGateway | undefined
  readonly receiptKey: Buffer
}

/** Attempts at an unreachable push service; together they take about a minute. */
const MAX_ATTEMPTS = 4

/**
 * Sends a claimed message to all devices of its account. It is done when one of them says that it was shown.
 * Until then it waits; it goes by SMS or e-mail if no device says so in time, or if no push service accepts it.
 */
export async function sendPush(message: Claimed, deps: PushDeps): Promise<void> {
  const { database, clock, push } = deps
  const { id, account_id: accountId, attempts } = message
  if (message.pushed_at) return fallBackFor(message, 'not-shown', deps)
  const devices = accountId && push ? await subscriptionsOf(database.db, accountId, clock.now()) : []
  if (!push || devices.length === 0) return fallBackFor(message, 'no-device', deps)

  const facts = factsOf(deps.key, message)
  if (!facts) return giveUp(message, 'unreadable', deps)
  const patience = secondsToShow(clock.now(), message.expires_at)
  const payload = payloadOf(message, facts, deps)
  // The same topic in every attempt, so that a repeated message replaces the first one at the push service.
  const topic = message.topic ?? keyOf(message)
  const outcomes = await Promise.all(
    devices.map(async device => {
      const pushed = await push.send(device, payload, { ttl: patience, topic })
      await note(device, pushed, deps)
      return pushed
    }),
  )
  const now = clock.now().getTime()
  const inSeconds = (seconds: number) => new Date(now + seconds * 1000)
  if (outcomes.includes('accepted')) return markPushed(database.db, id, new Date(now), inSeconds(patience))
  const delay = outcomes.find(
    outcome => outcome !== 'accepted' && outcome !== 'gone' && outcome !== 'refused',
  )
  if (!delay || attempts >= MAX_ATTEMPTS) return fallBackFor(message, delay ?? 'refused', deps)
  return postpone(database.db, id, delay, inSeconds(backoffSeconds(attempts)))
}

/** The payload for the service worker, in the account's language. */
function payloadOf(
  message: Claimed,
  facts: Readonly<Record<string, string>>,
  { receiptKey }: Pick<PushDeps, 'receiptKey'>,
): string {
  const { id, template, opens, topic } = message
  const language = message.language as Language
  const { subject, text, reply } = notificationText(template as Template, language, facts)
  const receipt = pushReceipt(receiptKey, id)
  return JSON.stringify({
    title: subject,
    body: text,
    language,
    opens,
    tag: topic ?? receipt,
    receipt,
    reply,
  })
}

async function note({ endpoint }: Subscription, pushed: PushResult, { database, measures }: PushDeps) {
  measures.pushes.inc({ outcome: pushed })
  if (pushed === 'accepted') await noteAccepted(database.db, endpoint)
  if (pushed === 'gone') await dropSubscription(database.db, endpoint)
  if (pushed === 'refused') await noteRefusal(database.db, endpoint)
}

async function fallBackFor(message: Claimed, by: string, deps: PushDeps): Promise<void> {
  const { database, clock, measures } = deps
  if (message.ways) return giveUp(message, by === 'not-shown' ? by : 'no-recipient', deps)
  const result = await sendByOtherChannel(database.db, message.id, clock.now())
  if (result === 'no-recipient') return giveUp(message, 'no-recipient', deps)
  measures.fellBack.inc({ by })
}
