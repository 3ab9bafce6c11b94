import { expect, test } from 'vitest'
import { pushWorld } from '../testing/push-world.ts'

const {
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
} = await pushWorld()

test("a push has the text of an SMS in the account's language, and is done once it was shown", async () => {
  const { id } = await someoneWith('phone')
  await tell(id)
  await server.dispatch()
  expect(service.taken).toEqual([
    {
      ttl: 600,
      topic: expect.stringMatching(/^[\w-]{32}$/),
      subject: 'mailto:ops@example.by',
      shown: {
        device: 'phone',
        title: 'Візіт перанесены',
        body: expect.stringContaining('Візіт: перанос на 05.03 а 09:00 па Мінску'),
        language: 'be',
        opens: '/visits',
        tag: 'visit:1',
        receipt: expect.any(String),
      },
    },
  ])
  expect(await rowOf(id)).toMatchObject({ sent_at: null, delayed_by: 'receipt' })
  expect(await server.receivePush(receiptOf())).toBe(true)
  expect(await rowOf(id)).toMatchObject({ channel: 'push', sent_at: clock.now(), delivered_at: clock.now() })
  advanceSeconds(86_400)
  await server.dispatch()
  expect(bySms).toEqual([])
})

test('a message that no device shows in time goes by SMS once, and a later receipt changes nothing', async () => {
  const { id, phone } = await someoneWith('phone')
  await tell(id)
  await server.dispatch()
  advanceSeconds(599)
  expect(await server.dispatch()).toBe(0)
  advanceSeconds(1)
  await Promise.all([server.dispatch(), another.dispatch(), server.dispatch(), another.dispatch()])
  await Promise.all([server.dispatch(), another.dispatch()])
  expect(bySms.map(({ to }) => to)).toEqual([phone])
  await server.receivePush(receiptOf())
  expect(await rowOf(id)).toMatchObject({ channel: 'sms', sent_at: clock.now(), delivered_at: null })
})

test('of a receipt and the fallback to SMS at the same moment only one takes effect', async () => {
  for (let times = 0; times < 10; times += 1) {
    const { id } = await someoneWith(`phone-${times}`)
    service.taken.length = 0
    bySms.length = 0
    await tell(id)
    await server.dispatch()
    advanceSeconds(600)
    await Promise.all([server.dispatch(), server.receivePush(receiptOf())])
    await server.dispatch()
    const { channel, sent_at, delivered_at } = await rowOf(id)
    expect(sent_at).not.toBeNull()
    expect([channel, delivered_at !== null, bySms.length]).toEqual(
      channel === 'push' ? ['push', true, 0] : ['sms', false, 1],
    )
  }
})

test('an offer of 15 minutes leaves time for the SMS, and is not sent after its deadline', async () => {
  const { id } = await someoneWith('phone')
  await tell(id, { expiresAt: new Date(clock.now().getTime() + 900_000) })
  await server.dispatch()
  expect(service.taken.map(({ ttl }) => ttl)).toEqual([300])
  advanceSeconds(300)
  await server.dispatch()
  await server.dispatch()
  expect(bySms).toHaveLength(1)

  const late = await someoneWith('tablet')
  await tell(late.id, { expiresAt: new Date(clock.now().getTime() + 90_000) })
  await server.dispatch()
  advanceSeconds(90)
  await server.dispatch()
  expect(await rowOf(late.id)).toMatchObject({ failure: 'expired' })
  expect(bySms).toHaveLength(1)
})

test('all devices get the message; a subscription that is gone is deleted', async () => {
  const { id, sessions } = await someoneWith('phone', 'laptop')
  service.statuses.set('laptop', 410)
  await tell(id)
  await server.dispatch()
  expect(service.taken.map(({ shown }) => shown.device)).toEqual(['phone'])
  expect(await devicesOf(...sessions)).toEqual([{ session_id: sessions[0] }])
})

test.each([404, 410])('an account whose last subscription is gone (%i) gets an SMS at once', async status => {
  const { id, phone } = await someoneWith('phone')
  service.statuses.set('phone', status)
  await tell(id)
  await server.dispatch()
  await server.dispatch()
  expect(bySms.map(({ to }) => to)).toEqual([phone])
  await tell(id)
  const channels = await db.selectFrom('outbox').select('channel').where('account_id', '=', id).execute()
  expect(channels).toEqual([{ channel: 'sms' }, { channel: 'sms' }])
})

test('an unreachable push service is tried four times in about a minute, then the message goes by SMS', async () => {
  const { id } = await someoneWith('phone')
  service.statuses.set('phone', 503)
  await tell(id)
  for (const pause of [5, 15, 45]) {
    await server.dispatch()
    expect(await rowOf(id)).toMatchObject({ channel: 'push', delayed_by: 'busy' })
    advanceSeconds(pause)
  }
  await server.dispatch()
  expect(await rowOf(id)).toMatchObject({ channel: 'sms', attempts: 0 })
  await server.dispatch()
  expect(bySms).toHaveLength(1)
})

test('a message is sent by push when the push service becomes reachable again', async () => {
  const { id } = await someoneWith('phone')
  service.statuses.set('phone', 429)
  await tell(id)
  await server.dispatch()
  service.statuses.clear()
  advanceSeconds(5)
  await server.dispatch()
  expect(service.taken).toHaveLength(1)
})

test('a subscription that is refused five times in a row is not used any more', async () => {
  const { id, sessions } = await someoneWith('phone')
  service.statuses.set('phone', 403)
  for (let times = 0; times < 5; times += 1) {
    expect(await devicesOf(...sessions)).toHaveLength(1)
    await tell(id)
    await server.dispatch()
  }
  expect(await devicesOf(...sessions)).toEqual([])
})

test('redirects of a push service are not followed', async () => {
  const { id } = await someoneWith('phone')
  service.statuses.set('phone', 302)
  await tell(id)
  await server.dispatch()
  expect(await rowOf(id)).toMatchObject({ channel: 'sms' })
})

test('a device that was signed out meanwhile gets no message', async () => {
  const { id, sessions } = await someoneWith('phone')
  await tell(id)
  await db
    .updateTable('session')
    .set({ ended_at: clock.now() })
    .where('id', '=', sessions[0] ?? '')
    .execute()
  await server.dispatch()
  expect(service.taken).toEqual([])
  await server.dispatch()
  expect(bySms).toHaveLength(1)
})

test('an SMS is not sent to a phone that no longer belongs to the account', async () => {
  const { id, sessions } = await someoneWith('phone')
  await tell(id)
  await db.updateTable('account').set({ phone: null }).where('id', '=', id).execute()
  await db
    .deleteFrom('push_subscription')
    .where('session_id', '=', sessions[0] ?? '')
    .execute()
  await server.dispatch()
  expect(await rowOf(id)).toMatchObject({ failure: 'no-recipient' })
  expect(bySms).toEqual([])
})

test('two servers send a push once', async () => {
  const { id } = await someoneWith('phone')
  for (let n = 0; n < 30; n += 1) await tell(id, { topic: `visit:${n}` })
  await Promise.all([server.dispatch(), another.dispatch(), server.dispatch(), another.dispatch()])
  expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(30)
  expect(service.taken).toHaveLength(30)
})

test('push works with the development inbox too; messages that fall back are found in it', async () => {
  const inbox = serverWith({ kind: 'inbox' })
  const { id } = await someoneWith('phone')
  await tell(id)
  await inbox.dispatch()
  expect(service.taken).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ channel: 'push', sent_at: null })
  advanceSeconds(600)
  await inbox.dispatch()
  expect(await rowOf(id)).toMatchObject({ channel: 'sms', sent_at: clock.now() })
})

test('an invented receipt confirms nothing', async () => {
  const { id } = await someoneWith('phone')
  await tell(id)
  await server.dispatch()
  const [number] = receiptOf().split('.')
  for (const receipt of ['', '1', `${number}.`, `${number}.AAAAAAAAAAAAAAAAAAAAAA`, '9999.x', 'x.y']) {
    expect(await server.receivePush(receipt)).toBe(false)
  }
  expect(await rowOf(id)).toMatchObject({ sent_at: null })
})

test('a message without a topic that is sent again replaces the first one at the push service and on the device', async () => {
  const { id } = await someoneWith('phone')
  await tell(id, { topic: null } as never)
  await server.dispatch()
  // The state after a server died before it recorded that the push service accepted the message.
  await db
    .updateTable('outbox')
    .set({ pushed_at: null, next_attempt_at: clock.now() })
    .where('account_id', '=', id)
    .execute()
  await another.dispatch()
  expect(service.taken).toHaveLength(2)
  expect(new Set(service.taken.map(({ topic, shown }) => `${topic} ${shown.tag}`)).size).toBe(1)
  expect(service.taken[0]?.topic).toMatch(/^[\w-]{32}$/)
})
