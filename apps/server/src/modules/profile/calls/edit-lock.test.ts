import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const path = '/api/v2/my/profile'
type Patient = Awaited<ReturnType<typeof world.patient>>

const known = { fullNameRu: 'Иванова Мария', birthday: '1985-06-15', sex: 'FEMALE', consentReceived: false }
const save = ({ bearer }: Patient, facts: object) =>
  world.call('POST', path, { bearer, body: { ...known, ...facts } })
const read = async ({ bearer }: Patient, language = 'ru') =>
  (await world.call('GET', `${path}?version=0.1.0&apiClient=web`, { bearer, language })).json

test('a person without a programme edits their profile', async () => {
  const anna = await world.patient()
  expect(await read(anna)).toMatchObject({ canEditProfile: true, userType: 'REGULAR', programs: [] })
  expect((await save(anna, { fullNameRu: 'Иванова Марина' })).status).toBe(200)
})

test('a programme locks the data of the people it covers, and the refusal names it', async () => {
  const anna = await world.patient()
  await world.cover(anna, { code: 'mir', kind: 'INSURER' })
  expect((await read(anna)).userType).toBe('INSURER_PROGRAM')
  await world.cover(anna, { code: 'zavod', coversFamily: true, activatesOn: '2026-02-01' })
  expect(await read(anna, 'be')).toMatchObject({
    canEditProfile: false,
    userType: 'EMPLOYER_PROGRAM',
    familyCoveredByProgram: true,
    programs: [
      { coverer: 'mir', programCaption: 'Праграма mir', activatedAt: '2026-01-01', phones: [] },
      { coverer: 'zavod', programCaption: 'Праграма zavod', activatedAt: '2026-02-01', phones: [] },
    ],
  })
  const refused = await save(anna, { fullNameRu: 'Иванова Марина' })
  expect([refused.status, refused.json.code, refused.json.attributes]).toEqual([
    422,
    'PROFILE_NOT_EDITABLE',
    { reason: 'programme' },
  ])
  expect((await read(anna)).fullNameRu).toBe('Иванова Мария')
})

test('consent can be given although nothing can be edited', async () => {
  const anna = await world.patient({ consent: false })
  await world.cover(anna, { code: 'mir', kind: 'INSURER' })
  const { status, json } = await save(anna, { consentReceived: true })
  expect([status, json.consentReceived, json.consentReceivedAt]).toEqual([200, true, '2026-03-02T06:00:00Z'])
})

test.each([
  ['not begun yet', { code: 'later', activatesOn: '2026-03-03' }],
  ['over', { code: 'over', endsOn: '2026-03-01' }],
])('a programme that has %s locks nothing', async (_case, link) => {
  const anna = await world.patient()
  await world.cover(anna, link)
  expect(await read(anna)).toMatchObject({ canEditProfile: true, userType: 'REGULAR', programs: [] })
})

test('the data of a minor is edited by the parents only', async () => {
  const young = await world.patient({ birthday: '2010-01-01' })
  expect((await read(young)).canEditProfile).toBe(false)
  const { json } = await save(young, { birthday: '1990-01-01' })
  expect([json.code, json.attributes]).toEqual(['PROFILE_NOT_EDITABLE', { reason: 'minor' }])
})

test('an empty profile may be filled in, even under a programme', async () => {
  const anna = await world.patient({ firstName: null, birthday: null })
  await world.cover(anna, { code: 'mir', kind: 'INSURER' })
  expect((await save(anna, {})).status).toBe(200)
  expect((await read(anna)).canEditProfile).toBe(false)
})
