import { freshDeeds } from '@vizit/contract/shapes/fresh-deed.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const path = '/api/v2/my/fresh-codes'
type Patient = Awaited<ReturnType<typeof world.patient>>

const send = ({ bearer }: Patient, deed: string = 'export') =>
  world.call('POST', path, { bearer, body: { deed } })
const texts = async ({ phone }: Patient): Promise<{ text: string }[]> =>
  (await world.call('GET', `/dev/messages.json?to=${phone}`)).json
const pass = (seconds: number) => world.clock.set(new Date(world.clock.now().getTime() + seconds * 1000))

test("the code is sent to the account's phone with its purpose, and the answer contains neither", async () => {
  const anna = await world.patient()
  const { status, json } = await send(anna)
  expect([status, json]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      maskedPhone: `+375 (29) ***-**-${anna.phone.slice(-2)}`,
      resendAfter: 61,
      expiresAfter: 300,
    },
  ])
  expect((await texts(anna)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Визит: код \d{6} для копии ваших данных/),
  ])
})

test("asking again within a minute answers the same code's id and sends nothing", async () => {
  const anna = await world.patient()
  const first = await send(anna)
  pass(20)
  const again = await Promise.all(Array.from({ length: 6 }, () => send(anna)))
  for (const { status, json } of again) {
    expect([status, json]).toEqual([200, { ...first.json, resendAfter: 41, expiresAfter: 280 }])
  }
  expect(await texts(anna)).toHaveLength(1)
  pass(41)
  expect((await send(anna)).json.id).not.toBe(first.json.id)
  expect(await texts(anna)).toHaveLength(2)
})

test('an earlier code stays valid when another one is requested', async () => {
  const anna = await world.patient()
  const freshCode = await world.freshCode(anna, 'deletion')
  pass(61)
  await send(anna, 'deletion')
  const { bearer } = anna
  const gone = await world.call('DELETE', '/api/v2/my/profile', {
    bearer,
    freshCode,
    body: { cancelVisits: false },
  })
  expect(gone.status).toBe(204)
})

test('a code without guesses left can be followed by another one after its minute', async () => {
  const anna = await world.patient()
  const { bearer } = anna
  const [id, code] = (await world.freshCode(anna, 'deletion')).split(':')
  const freshCode = `${id}:${code === '000000' ? '111111' : '000000'}`
  for (let n = 0; n < 5; n += 1) {
    await world.call('DELETE', '/api/v2/my/profile', { bearer, freshCode, body: { cancelVisits: false } })
  }
  const { status, json } = await send(anna, 'deletion')
  expect([status, json.code, json.attributes]).toEqual([409, 'INVALID_STATE', { retryAfter: 61 }])
})

test('six unused codes in three hours over all actions; each session is counted separately', async () => {
  const anna = await world.patient()
  for (let n = 0; n < 6; n += 1) {
    expect((await send(anna, freshDeeds[n % freshDeeds.length])).status).toBe(200)
    pass(61)
  }
  const { status, json } = await send(anna)
  expect([status, json.code]).toEqual([429, 'ERROR_TOO_MANY_REQUESTS'])
  expect(json.attributes.retryAfter).toBe(3 * 3600 - 6 * 61)
  expect((await send(await world.anotherDevice(anna))).status).toBe(200)
  pass(json.attributes.retryAfter)
  expect((await send(anna)).status).toBe(200)
})

test('after six unused codes a day each further code has one guess', async () => {
  const anna = await world.patient()
  const { bearer } = anna
  for (let n = 0; n < 6; n += 1) {
    await send(anna)
    pass(61)
  }
  pass(3 * 3600)
  const [id, code] = (await world.freshCode(anna, 'deletion')).split(':')
  const freshCode = `${id}:${code === '000000' ? '111111' : '000000'}`
  const { json } = await world.call('DELETE', '/api/v2/my/profile', {
    bearer,
    freshCode,
    body: { cancelVisits: false },
  })
  expect([json.code, json.attributes]).toEqual(['INVALID_CODE', { attemptsLeft: 0, retryAfter: 61 }])
})

test('the code is stored only as a hash', async () => {
  const anna = await world.patient()
  const code = (await world.freshCode(anna, 'grant')).split(':')[1]
  const rows = await world.db
    .selectFrom('fresh_code')
    .selectAll()
    .where('account_id', '=', anna.accountId)
    .execute()
  const outbox = await world.db
    .selectFrom('outbox')
    .select('data')
    .where('recipient', '=', anna.phone)
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify([rows.map(({ id, ...row }) => row), outbox])).not.toContain(code)
})
