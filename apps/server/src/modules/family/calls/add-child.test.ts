import { tally } from '@vizit/test-kit/world/acts.ts'
import { aChild, familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, family, grant, joinBy, removeChild, removeRelative } = familyActs(world.call)
const childrenOf = async (who: { bearer: string }) =>
  (await family(who)).filter(({ relKind }: { relKind: string }) => relKind === 'CHILD')

test('a child is added to the family with all rights of a parent', async () => {
  const anna = await world.patient()
  const { status, json } = await addChild(anna)
  expect(status).toBe(201)
  const [me, child] = json.data.family
  expect(me).toMatchObject({ relKind: 'ME', profileId: anna.profileId, canDelete: false })
  expect(child).toMatchObject({
    relKind: 'CHILD',
    profile: {
      fullNameRu: aChild.fullNameRu,
      birthday: aChild.birthday,
      sex: 'MALE',
      consentReceived: true,
      lastName: 'Иванов',
    },
    grantLevel: null,
    isNew: false,
    canDelete: true,
    isManageable: true,
  })
  expect(child.accessLevels).toHaveLength(7)
  expect(await family(anna)).toEqual(json.data.family)
})

test.each([
  ['an adult', { birthday: '2008-03-02' }, [{ path: 'birthday', problem: 'adult' }]],
  ['a birthday to come', { birthday: '2026-03-03' }, [{ path: 'birthday', problem: 'invalid_value' }]],
  ['a birthday before 1900', { birthday: '1899-12-31' }, [{ path: 'birthday', problem: 'invalid_value' }]],
  [
    'a field that does not fit the contract beside one that breaks a rule',
    { sex: 'X', fullNameRu: 'Пётр', birthday: '2008-03-02' },
    [
      { path: 'sex', problem: 'invalid_value' },
      { path: 'fullNameRu', problem: 'invalid_value' },
      { path: 'birthday', problem: 'adult' },
    ],
  ],
  ['half a name', { fullNameRu: 'Пётр' }, [{ path: 'fullNameRu', problem: 'invalid_value' }]],
])('%s is refused, naming the field', async (_case, facts, fields) => {
  const { status, json } = await addChild(await world.patient(), facts)
  expect([status, json.code, json.attributes.fields]).toEqual([400, 'INVALID_ARGUMENT', fields])
})

test('the day before the eighteenth birthday is still childhood, also for people born on 29 February', async () => {
  const anna = await world.patient()
  expect((await addChild(anna, { birthday: '2008-03-03' })).status).toBe(201)
  world.clock.set('2026-02-28T20:59:00Z')
  expect((await addChild(anna, { fullNameRu: 'Иванов Лев', birthday: '2008-02-29' })).status).toBe(201)
  world.clock.set('2026-02-28T21:00:00Z')
  const grown = await addChild(anna, { fullNameRu: 'Иванов Ян', birthday: '2008-02-29' })
  expect(grown.json.attributes.fields).toEqual([{ path: 'birthday', problem: 'adult' }])
  world.clock.set('2026-03-02T06:00:00Z')
})

test('the same child again is recognised, and another one with the same name is added on confirmation', async () => {
  const anna = await world.patient()
  const facts = { fullNameRu: 'Королёв Игорь', birthday: '2019-01-02' }
  await addChild(anna, facts)
  const again = await addChild(anna, { ...facts, fullNameRu: 'КОРОЛЕВ ИГОРЬ' })
  expect([again.status, again.json.code, again.json.attributes]).toEqual([
    409,
    'PERSON_EXISTS',
    { inOwnFamily: true, wasInOwnFamily: false },
  ])
  expect((await addChild(anna, { ...facts, isAnotherPerson: true })).status).toBe(201)
  expect(await childrenOf(anna)).toHaveLength(2)
})

test('the same child with Latin look-alike letters in the name is recognised', async () => {
  const anna = await world.patient()
  const facts = { fullNameRu: 'Ковалёва Анна', birthday: '2019-01-03', sex: 'FEMALE' as const }
  await addChild(anna, facts)
  // Latin K, o and a in Cyrillic words.
  const again = await addChild(anna, { ...facts, fullNameRu: 'Koвaлёва Aннa' })
  expect([again.status, again.json.code]).toEqual([409, 'PERSON_EXISTS'])
})

test('a child added by somebody else is reported without a name', async () => {
  const facts = { fullNameRu: 'Мороз Ева', sex: 'FEMALE', birthday: '2020-10-10' }
  await addChild(await world.patient(), facts)
  const other = await world.patient()
  const { json } = await addChild(other, facts)
  expect([json.code, json.attributes]).toEqual([
    'PERSON_EXISTS',
    { inOwnFamily: false, wasInOwnFamily: false },
  ])
  expect(await childrenOf(other)).toEqual([])
})

test("of two parents who add one child at once one is told about the other's", async () => {
  const parents = await world.patients(6)
  const facts = { fullNameRu: 'Жук Алесь', birthday: '2021-07-07' }
  const replies = await Promise.all(parents.map(parent => addChild(parent, facts)))
  expect(tally(replies)).toEqual({ 201: 1, '409 PERSON_EXISTS': 5 })
})

test('a request repeated with its key adds one child and gets the same answer, also at once', async () => {
  const anna = await world.patient()
  const facts = { fullNameRu: 'Сокол Глеб', birthday: '2017-07-07' }
  const replies = await Promise.all([1, 2, 3].map(() => addChild(anna, facts, 'one-key')))
  expect(tally(replies)).toEqual({ 201: 3 })
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  const other = await addChild(anna, { ...facts, birthday: '2017-07-08' }, 'one-key')
  expect(other.json.attributes.fields).toEqual([{ path: 'Idempotency-Key', problem: 'reused' }])
})

test('of many requests at once five children are added, and the sixth gets the limit', async () => {
  const anna = await world.patient()
  const names = ['Адам', 'Богдан', 'Виктор', 'Глеб', 'Денис', 'Егор', 'Захар']
  const replies = await Promise.all(names.map(name => addChild(anna, { fullNameRu: `Лис ${name}` })))
  expect(tally(replies)).toEqual({ 201: 5, '409 FAMILY_LIMIT': 2 })
  const refused = replies.find(({ status }) => status === 409)
  expect(refused?.json.attributes).toEqual({ relKind: 'CHILD', limit: 5 })
  expect(await childrenOf(anna)).toHaveLength(5)
})

test('the spouse sees the child too, as a new relative', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  await joinBy(anna, boris, 'SPOUSE')
  await addChild(anna, { fullNameRu: 'Гром Нина', sex: 'FEMALE' })
  const [seen] = await childrenOf(boris)
  expect(seen).toMatchObject({ isNew: true, profile: { fullNameRu: 'Гром Нина' } })
  expect(seen.accessLevels).toHaveLength(7)
})

test('a person without a name of their own cannot add a child', async () => {
  const nameless = await world.patient({ firstName: null })
  const { status, json } = await addChild(nameless)
  expect([status, json.code]).toEqual([422, 'PROFILE_MISSING'])
})

test('the number of attempts to add existing children is limited', async () => {
  const curious = await world.patient()
  for (let n = 0; n < 20; n += 1)
    await addChild(curious, { fullNameRu: 'Мороз Ева', birthday: '2020-10-10', sex: 'FEMALE' })
  const { status, json } = await addChild(curious, { fullNameRu: 'Мороз Ева' })
  expect([status, json.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(json.attributes.retryAfter).toBe(86_400)
})

test('after a divorce a removed child cannot be added again, not even as another person', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  await joinBy(anna, boris, 'SPOUSE')
  const facts = { fullNameRu: 'Дрозд Лев Ильич' }
  await addChild(anna, facts)
  await removeRelative(boris, anna.profileId)
  const shared = (await family(boris))[1].profileId
  expect((await removeChild(boris, shared)).status).toBe(204)
  for (const isAnotherPerson of [false, true]) {
    const { json } = await addChild(boris, { ...facts, isAnotherPerson })
    expect([json.code, json.attributes]).toEqual([
      'PERSON_EXISTS',
      { inOwnFamily: false, wasInOwnFamily: true },
    ])
  }
  expect(await family(boris)).toHaveLength(1)
  // With the other parent's code and consent the same child record comes back.
  await joinBy(anna, boris, 'OTHER')
  await grant(anna, { profileId: boris.profileId, level: 'BOOK_VISITS', forProfileId: shared })
  expect((await family(boris)).map(({ profileId }: { profileId: string }) => profileId)).toContain(shared)
})
