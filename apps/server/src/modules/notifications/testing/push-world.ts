import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { testClock } from '@vizit/test-kit/world/test-clock.ts'
import { afterAll, beforeEach } from 'vitest'
import { accepted, type Gateways, type Outgoing } from '../gateways/gateway.ts'
import type { AccountMessage } from '../message.ts'
import { createNotifications } from '../notifications.ts'
import { createPush } from '../push/push.ts'
import { anAccount, aSession, aSubscription } from './account.ts'
import { PushService } from './push-service.ts'

const START = '2026-03-02T06:00:00Z'

const message: AccountMessage = {
  template: 'visit-moved',
  data: {
    startsAt: '2026-03-05T06:00:00Z',
    physician: 'Іваноў І. І.',
    speciality: 'Тэрапеўт',
    branch: 'Філіял на Нямізе',
    address: 'вул. Няміга, 5',
  },
  opens: '/visits',
  topic: 'visit:1',
}

/** Two servers with one push service, whose messages are deleted before each test. Called at the top of a test file. */
export async function pushWorld() {
  const { db } = await testDatabase()
  const clock = testClock(START)
  const service = new PushService()
  await service.open()
  afterAll(() => service.close())

  const secret = 'a secret of the test'
  const push = createPush({ secret, clock, contact: 'mailto:ops@example.by', hosts: [service.host] })
  service.serverKey = push.publicKey

  const bySms: Outgoing[] = []
  const sms = {
    send: async (message: Outgoing) => {
      bySms.push(message)
      return accepted
    },
  }
  const log = { error: () => undefined }
  const serverWith = (gateways: Gateways) =>
    createNotifications({ database: { db }, clock, push: push.gateway, secret, gateways, log })
  const server = serverWith({ kind: 'real', sms, email: null })
  const another = serverWith({ kind: 'real', sms, email: null })

  const goTo = (instant: Date) => {
    clock.set(instant)
    service.now = instant
  }
  const advanceSeconds = (seconds: number) => goTo(new Date(clock.now().getTime() + seconds * 1000))

  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
    await db.deleteFrom('push_subscription').execute()
    goTo(new Date(START))
    service.taken.length = 0
    service.statuses.clear()
    bySms.length = 0
  })

  /** An account that is signed in on these devices, with push on each. */
  async function someoneWith(...devices: string[]) {
    const account = await anAccount(db, { language: 'be' })
    const sessions = []
    for (const device of devices) {
      const session = await aSession(db, account.id, clock.now())
      await aSubscription(db, session, service.subscribe(device))
      sessions.push(session)
    }
    return { ...account, sessions }
  }
  const tell = (accountId: string, more: Partial<AccountMessage> = {}) =>
    server.notifyAccount(db, accountId, { ...message, ...more } as AccountMessage)
  const rowOf = (accountId: string) =>
    db.selectFrom('outbox').selectAll().where('account_id', '=', accountId).executeTakeFirstOrThrow()
  const devicesOf = (...sessions: string[]) =>
    db.selectFrom('push_subscription').select('session_id').where('session_id', 'in', sessions).execute()
  const receiptOf = () => service.taken[0]?.shown.receipt ?? ''
  return {
    db,
    service,
    bySms,
    serverWith,
    server,
    another,
    advanceSeconds,
    clock,
    someoneWith,
    tell,
    rowOf,
    devicesOf,
    receiptOf,
  }
}
