import { addInsurerRequest } from '@vizit/contract/calls/insurer-requests.ts'
import { COMPANY_NAME_MAX, INSURER_REQUESTS_A_DAY } from '@vizit/domain/programmes/insurer-request.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { readMissedInsurers } from '../store/insurer-requests.ts'

const world = await testWorld()
const DAY_MINUTES = 24 * 60
const { path } = addInsurerRequest
const OPERATOR = 'help@vizit.example'
await world.setting('supportEmail', OPERATOR)
// The server reads its settings again.
world.clock.advance(2)

const ask = (bearer: string, body: object, key?: string) =>
  world.call('POST', path, { bearer, body, ...(key ? { key } : {}) })
const letters = () => world.messagesTo(OPERATOR)
const missed = async (company: string) =>
  (await readMissedInsurers(world.db)).filter(found => found.company === company)

test('the operator is told which insurer and employer a person misses, but not who', async () => {
  const anna = await world.patient()
  const { status, json } = await ask(anna.bearer, {
    company: '  \u202E«Белая Русь» ',
    employer: 'ОАО "Завод"\u2066',
  })
  expect([status, json]).toEqual([201, { id: expect.any(String) }])
  const [letter = ''] = await letters()
  expect(letter).toContain('«Белая Русь»')
  expect(letter).toContain('ОАО "Завод"')
  expect(letter).not.toContain(anna.phone)
  expect(await missed('«Белая Русь»')).toMatchObject([{ employer: 'ОАО "Завод"', requests: 1 }])
})

test('a request that comes twice is one, also when the answer was lost; the employer may be left out', async () => {
  const { bearer } = await world.patient()
  const before = (await letters()).length
  const asked = { company: 'Ветразь' }
  const answers = await Promise.all([ask(bearer, asked, 'k-1'), ask(bearer, asked, 'k-1')])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[0]?.json).toEqual(answers[1]?.json)
  expect(await missed('Ветразь')).toMatchObject([{ employer: null, requests: 1 }])
  expect(await letters()).toHaveLength(before + 1)
})

test('names that differ in case and spaces only are counted together', async () => {
  const [one, other] = await world.patients(2)
  await ask(one?.bearer ?? '', { company: 'Крыніца Плюс' })
  await ask(other?.bearer ?? '', { company: 'КРЫНІЦА  ПЛЮС' })
  expect((await readMissedInsurers(world.db)).filter(({ requests }) => requests === 2)).toHaveLength(1)
})

test('one account counts once for a name, with its newest text, and the operator is told once', async () => {
  const { bearer } = await world.patient()
  const before = (await letters()).length
  const first = await ask(bearer, { company: 'Белая  страховая' })
  const again = await ask(bearer, { company: 'БЕЛАЯ страховая', employer: 'Завод' })
  expect([again.status, again.json]).toEqual([201, first.json])
  expect(await missed('БЕЛАЯ страховая')).toMatchObject([{ employer: 'Завод', requests: 1 }])
  expect(await letters()).toHaveLength(before + 1)
})

test('an employer is asked for without an insurer, once', async () => {
  const { bearer } = await world.patient()
  const first = await ask(bearer, { employer: 'ООО «Рассвет»' })
  expect(first.status).toBe(201)
  expect((await ask(bearer, { employer: 'ООО «РАССВЕТ»' })).json).toEqual(first.json)
  const found = (await readMissedInsurers(world.db)).filter(({ employer }) => employer === 'ООО «РАССВЕТ»')
  expect(found).toMatchObject([{ company: null, requests: 1 }])
  expect((await letters())[0]).toContain('Страховая: —. Работодатель: ООО «Рассвет»')
})

test.each([
  ['neither name', {}, 'company', 'required'],
  ['an employer without a name', { employer: ' ' }, 'employer', 'required'],
  ['no name', { company: '   ' }, 'company', 'required'],
  ['a name that shows nothing', { company: '\u202E\u200B' }, 'company', 'required'],
  ['a name that is too long', { company: 'а'.repeat(COMPANY_NAME_MAX + 1) }, 'company', 'too_big'],
  ['markup', { company: '<b>x</b>' }, 'company', 'characters'],
  ['markup of the employer', { company: 'x', employer: '<script>' }, 'employer', 'characters'],
])('refused: %s', async (_, body, field, problem) => {
  const { bearer } = await world.patient()
  const { status, json } = await ask(bearer, body)
  expect([status, json.code, json.attributes]).toEqual([
    400,
    'INVALID_ARGUMENT',
    { fields: [{ path: field, problem }] },
  ])
})

test('an account asks a few times a day, also with concurrent requests', async () => {
  const { bearer } = await world.patient()
  const names = Array.from({ length: INSURER_REQUESTS_A_DAY + 2 }, (_, at) => `Страховая ${at}`)
  const answers = await Promise.all(names.map(company => ask(bearer, { company })))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(2)
  expect(refused[0]?.json).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  world.clock.advance(DAY_MINUTES)
  expect((await ask(bearer, { company: 'Завтра' })).status).toBe(201)
})

test('without a mail address of the operator the request is kept for the list', async () => {
  await world.setting('supportEmail', null)
  world.clock.advance(DAY_MINUTES)
  const { bearer } = await world.patient()
  expect((await ask(bearer, { company: 'Без почты' })).status).toBe(201)
  expect(await missed('Без почты')).toHaveLength(1)
})
