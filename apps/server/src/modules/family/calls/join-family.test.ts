import { tally } from '@vizit/test-kit/world/acts.ts'
import { familyActs, onlyChild, wrongCode } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, family, grant, join, joinBy, removeRelative, showCode } = familyActs(world.call)
const patients = async (count: number) => {
  const made = await world.patients(count)
  return (at: number) => made[at] as WorldPatient
}
const seenBy = async (who: WorldPatient, whom: WorldPatient) =>
  (await family(who)).find(({ profileId }: { profileId: string }) => profileId === whom.profileId)

test('both sides see each other’s coverage until the other allows more', async () => {
  const of = await patients(2)
  const { status, json } = await joinBy(of(0), of(1), 'PARENT')
  expect(status).toBe(200)
  const mother = json.data.family[1]
  expect(mother).toMatchObject({
    relKind: 'PARENT',
    isGrownChild: false,
    profileId: of(0).profileId,
    accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE'],
    grantLevel: 'VIEW_COVERAGE',
    isNew: false,
    canDelete: true,
    isManageable: false,
    profile: { birthday: '1985-06-15' },
  })
  expect(await seenBy(of(0), of(1))).toMatchObject({
    relKind: 'OTHER',
    isGrownChild: true,
    accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE'],
    isNew: true,
  })
})

test.each([
  ['a spouse’s code', 'SPOUSE', 'OTHER'],
  ['a relative’s code', 'OTHER', 'SPOUSE'],
])('%s does not join as the other kind', async (_case, made, asked) => {
  const of = await patients(2)
  const { json } = await showCode(of(0), made)
  const { status, json: refused } = await join(of(1), json.code, asked)
  expect([status, refused.code]).toEqual([400, 'INVALID_OBJECT_ID'])
})

test('nobody joins themselves', async () => {
  const of = await patients(1)
  const { json } = await showCode(of(0))
  expect((await join(of(0), json.code)).json.code).toBe('INVALID_OBJECT_ID')
  expect(await family(of(0))).toHaveLength(1)
})

test('five wrong codes within an hour close the account and the device, however many come at once', async () => {
  const of = await patients(2)
  const { json } = await showCode(of(0))
  const guesses = await Promise.all(Array.from({ length: 12 }, () => join(of(1), wrongCode(json.code))))
  expect(tally(guesses)).toEqual({ '400 INVALID_OBJECT_ID': 5, '423 BLOCKED_TRY_LATER': 7 })
  const right = await join(of(1), json.code)
  expect([right.status, right.json.attributes]).toEqual([423, { retryAfter: 3600 }])
  world.clock.set('2026-03-02T07:00:01Z')
  expect((await join(of(1), json.code)).status).toBe(200)
  world.clock.set('2026-03-02T06:00:00Z')
})

test('of many who use one code at once, one joins', async () => {
  const of = await patients(6)
  const { json } = await showCode(of(0))
  const replies = await Promise.all([1, 2, 3, 4, 5].map(at => join(of(at), json.code)))
  expect(tally(replies)).toEqual({ 200: 1, '400 INVALID_OBJECT_ID': 4 })
  expect(await family(of(0))).toHaveLength(2)
})

test('whoever did not hear that they joined is told again, by the same key, and no wrong code is counted', async () => {
  const of = await patients(2)
  const { json: shown } = await showCode(of(0))
  const ask = (body: object) =>
    world.call('POST', '/api/v2/my/family/join', { bearer: of(1).bearer, body, key: 'the-only-join' })
  const body = { code: shown.code, relKind: 'OTHER' }
  const first = await ask(body)
  expect([first.status, await ask(body)]).toMatchObject([200, { status: 200, json: first.json }])
  expect(await family(of(1))).toHaveLength(2)
  const other = await ask({ ...body, code: wrongCode(shown.code) })
  expect([other.status, other.json.code]).toEqual([400, 'INVALID_ARGUMENT'])
})

test('spouses see each other’s children, and nobody has two spouses', async () => {
  const of = await patients(3)
  await addChild(of(0), { fullNameRu: 'Рысь Анна', sex: 'FEMALE' })
  await addChild(of(1), { fullNameRu: 'Волк Иван' })
  expect((await joinBy(of(0), of(1), 'SPOUSE')).status).toBe(200)
  const namesOf = async (who: WorldPatient) =>
    (await family(who))
      .filter(({ relKind }: { relKind: string }) => relKind === 'CHILD')
      .map(({ profile }: { profile: { fullNameRu: string } }) => profile.fullNameRu)
      .toSorted()
  expect(await namesOf(of(0))).toEqual(['Волк Иван', 'Рысь Анна'])
  expect(await namesOf(of(1))).toEqual(['Волк Иван', 'Рысь Анна'])
  const second = await joinBy(of(2), of(0), 'SPOUSE')
  expect([second.status, second.json.attributes]).toEqual([409, { relKind: 'SPOUSE', limit: 1 }])
  expect(await family(of(2))).toHaveLength(1)
})

test('spouses whose children are more than five together stay apart, and the code stays good', async () => {
  const of = await patients(2)
  for (const name of ['Ада', 'Эва', 'Ия']) {
    await addChild(of(0), { fullNameRu: `Бобр ${name}`, sex: 'FEMALE' })
    await addChild(of(1), { fullNameRu: `Зубр ${name}`, sex: 'FEMALE' })
  }
  const { json } = await joinBy(of(0), of(1), 'SPOUSE')
  expect([json.code, json.attributes]).toEqual(['FAMILY_LIMIT', { relKind: 'CHILD', limit: 5 }])
  expect(await family(of(0))).toHaveLength(4)
})

test('a former spouse shares the child with nobody behind the back of the other parent', async () => {
  const of = await patients(3)
  const [anna, boris, next] = [of(0), of(1), of(2)]
  const child = { profileId: onlyChild(await addChild(anna, { fullNameRu: 'Бобр Ян' })) } as WorldPatient
  await joinBy(anna, boris, 'SPOUSE')
  await removeRelative(boris, anna.profileId)
  expect((await joinBy(boris, next, 'SPOUSE')).status).toBe(200)
  expect(await seenBy(boris, child)).toBeDefined()
  expect(await seenBy(next, child)).toBeUndefined()
  const about = { profileId: next.profileId, forProfileId: child.profileId }
  await grant(boris, { ...about, level: 'BOOK_VISITS' })
  expect((await grant(anna, { ...about, level: 'VIEW_NAME' })).status).toBe(200)
  expect((await seenBy(next, child)).accessLevels).toEqual(['VIEW_NAME'])
})
