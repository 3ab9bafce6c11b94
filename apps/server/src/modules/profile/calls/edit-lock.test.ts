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

test('a programme that is over locks nothing', async () => {
  const anna = await world.patient()
  await world.cover(anna, { code: 'over', endsOn: '2026-03-01' })
  expect(await read(anna)).toMatchObject({ canEditProfile: true, userType: 'REGULAR', programs: [] })
  expect((await save(anna, { fullNameRu: 'Иванова Марина' })).status).toBe(200)
})

test.each([
  ['before its first day', { code: 'later', activatesOn: '2026-03-03' }, null],
  [
    'while it is suspended',
    { code: 'paused' },
    (db: typeof world.db) =>
      db.updateTable('programme').set({ active: false }).where('code', '=', 'paused').execute(),
  ],
])('a programme knows its member by their data also %s', async (_case, link, suspend) => {
  const anna = await world.patient()
  await world.cover(anna, link)
  await suspend?.(world.db)
  expect(await read(anna)).toMatchObject({
    ...{ canEditProfile: false, userType: 'REGULAR', programs: [] },
    waitingPrograms: [{ coverer: link.code, phones: [] }],
  })
  const refused = await save(anna, { fullNameRu: 'Посторонняя Мария' })
  expect([refused.status, refused.json.attributes]).toEqual([422, { reason: 'programme' }])
  expect((await save(anna, { consentReceived: true })).status).toBe(200)
})

test('a child that is a member of a programme stays the same child', async () => {
  const anna = await world.patient()
  const profileId = await world.relative(
    anna.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday: '2012-03-03' },
  )
  const saveChild = (facts: object) =>
    world.call('PUT', `${path}/child`, { bearer: anna.bearer, body: { _id: profileId, ...facts } })
  await world.cover({ profileId }, { code: 'shield', kind: 'INSURER' })
  for (const facts of [{ fullNameRu: 'Волков Денис' }, { birthday: '2015-01-01' }]) {
    const refused = await saveChild(facts)
    expect([refused.status, refused.json.attributes]).toEqual([422, { reason: 'programme' }])
  }
  expect((await saveChild({ phone: '+375 (29) 700-00-01' })).status).toBe(200)
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
