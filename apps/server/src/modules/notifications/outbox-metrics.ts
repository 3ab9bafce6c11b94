import type { Kysely } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { countWaitingMessages } from './outbox/count-waiting-messages.ts'
import { AWAITS_RECEIPT } from './push/push-store.ts'

/** Metrics of messages for operators; no personal data. */
export function createOutboxMetrics() {
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name, help, labelNames, registers: [] })
  return {
    sent: counter('messages_sent_total', 'Messages that a gateway took', ['channel']),
    delayed: counter('messages_delayed_total', 'Attempts put off, by what for', ['channel', 'by']),
    failed: counter('messages_failed_total', 'Messages given up, by why', ['channel', 'kind']),
    pushes: counter('messages_pushes_total', 'What push services said, for each device', ['outcome']),
    fellBack: counter('messages_fell_back_total', 'Pushes that went by SMS or e-mail instead', ['by']),
    receipts: counter('messages_receipts_total', 'Messages whose receipts came', ['state']),
  }
}

/** Waiting for a device's receipt or for the end of quiet hours is normal. */
const waitsRightly = new Set<string | null>([AWAITS_RECEIPT, 'quiet-hours'])

export type OutboxMetrics = ReturnType<typeof createOutboxMetrics>

interface Waited {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** Registers this server's counters and the gauges of the outbox, which are the same on every server. */
export function showOutboxMetrics(registry: Registry, measures: OutboxMetrics, { db, clock }: Waited): void {
  for (const counter of Object.values<Counter>(measures)) registry.registerMetric(counter)
  // An unreachable database has its own alarms.
  const read = () => countWaitingMessages(db).catch(() => [])
  new Gauge({
    name: 'messages_waiting',
    help: 'Messages not sent yet, by what they wait for',
    labelNames: ['channel', 'reason'],
    registers: [registry],
    async collect() {
      const rows = await read()
      this.reset()
      for (const { channel, reason, count } of rows) this.set({ channel, reason: reason ?? 'turn' }, count)
    },
  })
  new Gauge({
    name: 'messages_waiting_seconds',
    help: 'How long the oldest message not sent yet has waited',
    registers: [registry],
    async collect() {
      const unsent = (await read()).filter(({ reason }) => !waitsRightly.has(reason))
      const waited = unsent.map(({ oldest }) => clock.now().getTime() - oldest.getTime())
      this.set(Math.max(0, ...waited) / 1000)
    },
  })
  new Gauge({
    name: 'sms_spend_limited',
    help: 'SMS that wait because a limit of spending is reached: more than none is an alarm',
    registers: [registry],
    async collect() {
      const limited = (await read()).filter(({ reason }) => reason === 'spend-limit')
      this.set(limited.reduce((sum, { count }) => sum + count, 0))
    },
  })
}
