import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { beforeEach } from 'vitest'
import { ALWAYS_SEALED } from '../../../platform/sealing/sealing.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { dispatch } from '../dispatch.ts'
import type { Delivery, Gateways, Outgoing } from '../gateways/gateway.ts'
import type { Message } from '../message.ts'
import { outboxRow } from '../outbox/outbox-row.ts'
import { createOutboxMetrics } from '../outbox-metrics.ts'
import { unlimited } from '../spending/limits.ts'

/** A gateway that records what it is given and answers as told. */
export function gateway(answer: (message: Outgoing) => Delivery) {
  const sent: Outgoing[] = []
  const sms = {
    send: async (message: Outgoing) => {
      sent.push(message)
      return answer(message)
    },
  }
  return { sent, gateways: { kind: 'real', sms, email: null } satisfies Gateways }
}

export const NAMED = {
  channel: 'sms',
  to: '375291112233',
  language: 'en',
  template: 'rights-given',
  data: { name: 'Olga Petrova' },
} as const

/** The outbox of a database of its own, empty before each test. Called at the top of a test file. */
export async function outboxWorld() {
  const { db } = await testDatabase()

  const key = deriveKey('a secret of the test', 'outbox')

  const clock = testClock('2026-03-02T06:00:00Z')

  const log = { error: () => undefined }

  const enqueue = (to: string, more: Partial<Pick<Message, 'channel' | 'expiresAt' | 'quiet'>> = {}) =>
    db
      .insertInto('outbox')
      .values(
        outboxRow(
          {
            channel: 'sms',
            to,
            language: 'en',
            template: 'sign-in-code',
            data: {},
            secret: { code: '123456' },
            ...more,
          },
          { key, now: clock.now(), sealsFacts: true },
        ),
      )
      .execute()

  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
    await db.deleteFrom('sms_spending').execute()
  })

  const measures = createOutboxMetrics()

  const deps = (gateways: Gateways, limits = unlimited) => ({
    database: { db },
    ...{
      clock,
      gateways,
      push: undefined,
      key,
      receiptKey: key,
      sealing: ALWAYS_SEALED,
      log,
      limits,
      measures,
    },
  })

  const run = (gateways: Gateways, limits = unlimited) => dispatch(deps(gateways, limits))

  const rows = () => db.selectFrom('outbox').selectAll().orderBy('id').execute()

  const advanceSeconds = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000))

  const write = (sealsFacts: boolean, by = key) =>
    db
      .insertInto('outbox')
      .values(outboxRow(NAMED, { key: by, now: clock.now(), sealsFacts }))
      .execute()

  return { db, key, clock, enqueue, deps, run, rows, advanceSeconds, write }
}
