import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { beforeAll, expect, test } from 'vitest'

const { app, signIn, profile, db, clock, advanceSeconds } = await signInWorld()
const anna = {
  fullNameRu: 'Петрова Анна Ивановна',
  birthday: '1990-05-01',
  sex: 'FEMALE',
  consentReceived: false,
}
let bearer = ''
beforeAll(async () => {
  bearer = (await signIn()).bearer
})
const save = async (facts: object) => {
  const headers = { authorization: `Bearer ${bearer}` }
  const reply = await app.inject({ method: 'POST', url: '/api/v2/my/profile', headers, payload: facts })
  return { status: reply.statusCode, json: reply.json() }
}

test('saving answers the saved profile, and reading answers the same', async () => {
  const { status, json } = await save(anna)
  expect(status).toBe(200)
  expect(json).toMatchObject({
    ...anna,
    lastName: 'Петрова',
    firstName: 'Анна',
    middleName: 'Ивановна',
    phones: [{ number: '375291112233' }],
    family: [{ relKind: 'ME', profile: anna, isManageable: true }],
  })
  expect((await profile(bearer)).json).toEqual(json)
})

test('a dash means no middle name', async () => {
  const { json } = await save({ ...anna, fullNameRu: 'Салтыкова-Щедрина Анна-Мария -' })
  expect([json.lastName, json.firstName, json.middleName, json.fullNameRu]).toEqual([
    'Салтыкова-Щедрина',
    'Анна-Мария',
    null,
    'Салтыкова-Щедрина Анна-Мария',
  ])
})

test('names with a space stay whole if their parts are given', async () => {
  const parts = { lastName: 'де Витт', firstName: 'Анна Мария', middleName: null }
  const { status, json } = await save({ ...anna, ...parts, fullNameRu: 'де Витт Анна Мария' })
  expect([status, json.code]).toEqual([200, undefined])
  expect(json).toMatchObject({ ...parts, fullNameRu: 'де Витт Анна Мария' })
})

test.each([
  [
    'parts that contradict it',
    { lastName: 'Петрова', firstName: 'Инна', middleName: 'Ивановна' },
    ['fullNameRu'],
  ],
  ['more words than can be told apart', { fullNameRu: 'де ла Крус Мария Хосе' }, ['fullNameRu']],
  ['a single name', { fullNameRu: 'Анна' }, ['fullNameRu']],
  ['other signs in the name', { fullNameRu: 'Петрова Анна1' }, ['fullNameRu']],
  ['a birthday before 1900', { birthday: '1899-12-31' }, ['birthday']],
  ['a birthday to come', { birthday: '2026-03-03' }, ['birthday']],
  ['a day that does not exist', { birthday: '1990-02-30' }, ['birthday']],
  ['both', { fullNameRu: 'x', birthday: '1899-12-31' }, ['fullNameRu', 'birthday']],
  [
    'a field that does not fit the contract beside one that breaks a rule',
    { sex: 'X', fullNameRu: 'x', birthday: '1899-12-31' },
    ['sex', 'fullNameRu', 'birthday'],
  ],
  [
    'a name beside an e-mail',
    { fullNameRu: 'x', emails: [{ address: 'nobody', usage: 'PRIMARY' }] },
    ['fullNameRu', 'emails.0.address'],
  ],
  [
    'an unknown field beside an e-mail',
    { nick: 'x', emails: [{ address: 'nobody', usage: 'PRIMARY' }] },
    ['nick', 'emails.0.address'],
  ],
])('%s is refused, naming the fields, and nothing is saved', async (_case, wrong, fields) => {
  await save(anna)
  const { status, json } = await save({ ...anna, sex: 'MALE', ...wrong })
  expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
  expect(json.attributes.fields.map(({ path }: { path: string }) => path)).toEqual(fields)
  expect((await profile(bearer)).json).toMatchObject(anna)
})

test("an account's owner must be an adult by the date in Minsk", async () => {
  // 23:59 of 2 March in Minsk.
  clock.set('2026-03-02T20:59:00Z')
  bearer = (await signIn({ deviceId: 'device-two' })).bearer
  const early = await save({ ...anna, birthday: '2008-03-03' })
  expect([early.status, early.json.code]).toEqual([422, 'UNDERAGE_USER'])
  advanceSeconds(60)
  expect((await save({ ...anna, birthday: '2008-03-03' })).status).toBe(200)
})

test('consent is recorded once with its time, and stays if it is left out later', async () => {
  expect((await save(anna)).json.consentReceived).toBe(false)
  const given = clock.now()
  await save({ ...anna, consentReceived: true })
  advanceSeconds(60)
  await save({ ...anna, consentReceived: true })
  expect((await save(anna)).json.consentReceived).toBe(true)
  const saved = await db.selectFrom('profile').select('consent_received_at').executeTakeFirstOrThrow()
  expect(saved.consent_received_at).toEqual(given)
})

test('saving and the first consent are audited by row ids only', async () => {
  const { bearer: token } = await signIn({ phone: '+375291112299', deviceId: 'device-of-audit' })
  bearer = token
  const { json } = await save(anna)
  for (let n = 0; n < 2; n += 1) await save({ ...anna, consentReceived: true })
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'profile_id', 'subject', 'details'])
    .where('account_id', '=', json.userId)
    .where('profile_id', 'is not', null)
    .orderBy('id')
    .execute()
  const audited = { profile_id: json.me, subject: json.me, details: {} }
  expect(rows).toEqual([
    { action: 'profile-saved', ...audited },
    { action: 'profile-saved', ...audited },
    { action: 'consent-given', ...audited },
    { action: 'profile-saved', ...audited },
  ])
})

test('consent need not be repeated, and saving without it does not give it', async () => {
  bearer = (await signIn({ phone: '+375291112266', deviceId: 'device-of-consent' })).bearer
  const { consentReceived: _, ...facts } = anna
  expect((await save(facts)).json.consentReceived).toBe(false)
  await save({ ...facts, consentReceived: true })
  const { status, json } = await save(facts)
  expect([status, json.consentReceived]).toEqual([200, true])
})

test('a new e-mail waits for its confirmation, and one that is left out stays', async () => {
  const { status, json } = await save({
    ...anna,
    emails: [{ address: ' Anna@Example.by', usage: 'PRIMARY' }],
  })
  expect([status, json.waitingConfirmEmail]).toEqual([200, true])
  const waiting = [{ address: 'anna@example.by', usage: 'PRIMARY', confirmed: false }]
  expect(json.emails).toEqual(waiting)
  expect((await save(anna)).json.emails).toEqual(waiting)
  expect((await save({ ...anna, emails: [] })).json.emails).toEqual([])
})

test('an invalid e-mail makes the whole request fail', async () => {
  await save(anna)
  const { status, json } = await save({
    ...anna,
    sex: 'MALE',
    emails: [{ address: 'anna@', usage: 'PRIMARY' }],
  })
  expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
  expect(json.attributes.fields).toEqual([{ path: 'emails.0.address', problem: 'invalid_format' }])
  expect((await profile(bearer)).json.sex).toBe('FEMALE')
})
