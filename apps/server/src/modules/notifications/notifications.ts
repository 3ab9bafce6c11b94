import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import { ALWAYS_SEALED, type Sealing } from '../../platform/sealing/sealing.ts'
import { deriveKey } from '../../platform/secret/derive-key.ts'
import { nextChannel } from './channels/next-channel.ts'
import { dispatch } from './dispatch.ts'
import type { Gateways, Receipt } from './gateways/gateway.ts'
import { addressToAccounts, notifyAccounts } from './notify-accounts.ts'
import { forgetNamedPeople } from './outbox/forget-named-people.ts'
import { openFactsOf, outboxRow } from './outbox/outbox-row.ts'
import { deleteFarewellMessages, emptyEndedState, forgetBefore } from './outbox/store.ts'
import { writeMessages } from './outbox/write-messages.ts'
import { createOutboxMetrics, type OutboxMetrics } from './outbox-metrics.ts'
import type { Notifications } from './public.ts'
import type { PushGateway } from './push/push-gateway.ts'
import { messageOfReceipt } from './push/push-receipt.ts'
import { markShown } from './push/push-store.ts'
import { deleteUnknownReceipts, recordReceipt } from './receipts/store.ts'
import { type SpendingLimits, unlimited } from './spending/limits.ts'
import { forgetSpending } from './spending/spend.ts'

export interface NotificationsDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly gateways: Gateways
  /** Undefined: nothing is sent by push. */
  readonly push?: PushGateway | undefined
  readonly secret: string
  /** Whether message contents are stored sealed; by default they are. */
  readonly sealing?: Sealing | undefined
  /** How much SMS may cost an hour. */
  readonly limits?: SpendingLimits | undefined
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** What the app and the plugin need besides the public interface: the loops that send and delete messages. */
export interface RunningNotifications extends Notifications {
  readonly key: Buffer
  readonly gateways: Gateways
  readonly measures: OutboxMetrics
  /** Records a gateway's receipt. */
  receive(receipt: Receipt): Promise<void>
  /** Records that a device showed a message. False: not one of our receipts. */
  receivePush(receipt: string): Promise<boolean>
  /** Sends what is due. Returns how many messages it claimed. */
  dispatch(): Promise<number>
  begin(): void
  end(): Promise<void>
}

const POLL_MS = 1000
const SWEEP_MS = 3_600_000
const KEPT_MS = 90 * DAY_MS
const FAREWELL_KEPT_MS = 3_600_000

export function createNotifications(deps: NotificationsDeps): RunningNotifications {
  const { database, clock, gateways, push, secret, log, limits = unlimited, sealing = ALWAYS_SEALED } = deps
  const measures = createOutboxMetrics()
  const key = deriveKey(secret, 'outbox')
  const receiptKey = deriveKey(secret, 'push-receipt')
  const rowOf: Notifications['outboxRow'] = message =>
    outboxRow(message, { key, now: clock.now(), sealsFacts: sealing.isOn() })
  const enqueue: Notifications['enqueue'] = async (trx, message) => {
    await trx.insertInto('outbox').values(rowOf(message)).execute()
  }
  const enqueueAll: Notifications['enqueueAll'] = (trx, messages) => writeMessages(trx, messages.map(rowOf))
  const sendDeps = { database, clock, gateways, push, key, sealing, receiptKey, log, limits, measures }
  const dispatchDue = () => dispatch(sendDeps)
  const forgetOld = async () => {
    const now = clock.now().getTime()
    await forgetBefore(database.db, new Date(now - KEPT_MS))
    await deleteFarewellMessages(database.db, new Date(now - FAREWELL_KEPT_MS))
    if (gateways.kind === 'real') await emptyEndedState(database.db, clock.now())
  }
  const forgetTraces = async () => {
    const dayAgo = new Date(clock.now().getTime() - DAY_MS)
    await forgetSpending(database.db, dayAgo)
    await deleteUnknownReceipts(database.db, dayAgo)
  }
  const receive = async (receipt: Receipt) => {
    const settled = await recordReceipt(database.db, receipt, clock.now())
    if (settled) measures.receipts.inc({ state: settled.state })
    if (settled?.state === 'undelivered') await nextChannel(settled.messageId, sendDeps)
  }
  const receivePush = async (receipt: string) => {
    const id = messageOfReceipt(receiptKey, receipt)
    if (id === undefined) return false
    if (await markShown(database.db, id, clock.now())) measures.receipts.inc({ state: 'shown' })
    return true
  }
  const carriers = gateways.kind === 'real' ? [gateways.sms, gateways.email] : []
  let sending: Repeating | undefined
  let sweeping: Repeating | undefined

  return {
    key,
    gateways,
    measures,
    receive,
    receivePush,
    outboxRow: rowOf,
    openFactsOf: stored => openFactsOf(key, stored) ?? {},
    forgetNamedPeople: (trx, fullName) => forgetNamedPeople(trx, key, fullName),
    enqueue,
    enqueueAll,
    notifyAccount: async (trx, accountId, message) => {
      const [id] = await notifyAccounts(trx, [{ accountId, message }], clock.now(), enqueueAll)
      return id !== null
    },
    notifyAccounts: (trx, notices) => notifyAccounts(trx, notices, clock.now(), enqueueAll),
    outboxRowsFor: async (db, notices) => {
      const messages = await addressToAccounts(db, notices, clock.now())
      return messages.flatMap(message => (message === null ? [] : [rowOf(message)]))
    },
    // The inbox also shows messages that are due, so there is no need to hurry.
    nudge: () => gateways.kind === 'real' && sending?.nudge(),
    dispatch: dispatchDue,
    begin: () => {
      const failed = (error: unknown) => {
        const { name, code } = error as Error & { code?: string }
        log.error({ kind: name, problem: code }, 'messages wait')
      }
      for (const carrier of carriers) carrier?.begin?.(receive)
      sending = repeat(dispatchDue, POLL_MS, failed)
      sweeping = repeat(() => Promise.all([forgetOld(), forgetTraces()]), SWEEP_MS, failed)
    },
    end: async () => {
      await Promise.all([sending?.stop(), sweeping?.stop()])
      await Promise.all(carriers.map(carrier => carrier?.end?.()))
    },
  }
}
