import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test } from 'vitest'

const { ask, codesOf, confirm, signIn, db, advanceSeconds } = await signInWorld()

let made = 0
const someone = () => {
  const number = String(++made).padStart(7, '0')
  return { phone: `+37529${number}`, deviceId: `device-${number}` }
}

test("a device's first request sends a six-digit code, in the requested language", async () => {
  const { phone, deviceId } = someone()
  const asked = await ask({ phone, deviceId, language: 'be' })
  expect(asked).toEqual({
    status: 200,
    json: { id: expect.any(String), needsHumanCheck: false, resendAfter: 61 },
  })
  expect(await codesOf(phone)).toEqual([expect.stringMatching(/^\d{6}$/)])
  const message = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(message).toMatchObject({ channel: 'sms', recipient: phone.slice(1), language: 'be' })
})

test('the code is not stored in plain text', async () => {
  const { phone, deviceId } = someone()
  const { json } = await ask({ phone, deviceId })
  const [code] = await codesOf(phone)
  const message = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  const login = await db
    .selectFrom('phone_login')
    .selectAll()
    .where('id', '=', json.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(message)).not.toContain(code)
  const texts = Object.values(login).map(value =>
    Buffer.isBuffer(value) ? value.toString('latin1') : `${value}`,
  )
  expect(texts.filter(text => text === code || text.includes(`:${code}`))).toEqual([])
})

test.each([['+375 (17) 123-45-67'], ['80291234567'], ['+7 495 123-45-67'], ['phone']])(
  '%j is refused as a phone',
  async phone => {
    const { status, json } = await ask({ phone })
    expect([status, json.code]).toEqual([400, 'INCORRECT_PHONE_NUMBER'])
  },
)

test('a phone may contain brackets and spaces, and numbers +37555 are accepted', async () => {
  expect((await ask({ phone: '+375 (44) 765-43-21', deviceId: 'device-brackets' })).status).toBe(200)
  expect(await codesOf('+375 44 7654321')).toHaveLength(1)
  expect((await ask({ phone: '+375551234567', deviceId: 'device-brackets' })).status).toBe(200)
})

test('another code can be sent after 61 seconds, not before, and the first one stays valid', async () => {
  const me = someone()
  const first = await ask(me)
  const [code = ''] = await codesOf(me.phone)
  const tooSoon = await ask(me)
  expect([tooSoon.status, tooSoon.json.code, tooSoon.json.attributes]).toEqual([
    409,
    'INVALID_STATE',
    { retryAfter: 61 },
  ])
  advanceSeconds(60)
  expect((await ask(me)).json.attributes).toEqual({ retryAfter: 1 })
  expect(await codesOf(me.phone)).toHaveLength(1)
  advanceSeconds(1)
  expect((await ask(me)).status).toBe(200)
  expect(await codesOf(me.phone)).toHaveLength(2)
  expect((await confirm(first.json.id, code)).status).toBe(200)
})

test('after signing in and out no wait is needed', async () => {
  const me = someone()
  await signIn(me)
  expect((await ask(me)).json.needsHumanCheck).toBe(false)
})

test('of many requests at once one sends a code', async () => {
  const me = someone()
  const asked = await Promise.all(Array.from({ length: 20 }, () => ask(me)))
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await codesOf(me.phone)).toHaveLength(1)
})

test("the sender's address is stored only as a keyed hash", async () => {
  const { json } = await ask({ ...someone(), address: '198.51.100.7' })
  const login = await db
    .selectFrom('phone_login')
    .selectAll()
    .where('id', '=', json.id)
    .executeTakeFirstOrThrow()
  expect(login.address_hash).toHaveLength(32)
  expect(JSON.stringify(login)).not.toContain('198.51.100.7')
})
