import { tally } from '@vizit/test-kit/world/acts.ts'
import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const {
  accept,
  addChild,
  askBy,
  decline,
  family,
  grant,
  join,
  joinBy,
  removeRelative,
  renewCode,
  requests,
  withdraw,
} = familyActs(world.call)
const patients = async (count: number) => {
  const made = await world.patients(count)
  return (at: number) => made[at] as WorldPatient
}
const seenBy = async (who: WorldPatient, whom: WorldPatient) =>
  (await family(who)).find(({ profileId }: { profileId: string }) => profileId === whom.profileId)
const asked = async (...who: Parameters<typeof askBy>) => (await askBy(...who)).json.request.id as string

test('after acceptance both sides see each other’s coverage, and both are shown the new relative', async () => {
  const of = await patients(2)
  const { status, json } = await accept(of(0), await asked(of(0), of(1), 'PARENT'))
  expect(status).toBe(200)
  expect(json.data.family[1]).toMatchObject({
    relKind: 'OTHER',
    isGrownChild: true,
    profileId: of(1).profileId,
    accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE'],
    isNew: true,
  })
  expect(await seenBy(of(1), of(0))).toMatchObject({
    relKind: 'PARENT',
    isGrownChild: false,
    accessLevels: ['VIEW_NAME', 'VIEW_COVERAGE'],
    grantLevel: 'VIEW_COVERAGE',
    isNew: true,
    canDelete: true,
    isManageable: false,
    profile: { birthday: '1985-06-15' },
  })
  for (const at of [0, 1]) expect(await requests(of(at))).toEqual({ incoming: [], outgoing: [] })
})

test('accepting on two pages, or again after a lost answer, is answered each time and done once', async () => {
  const of = await patients(2)
  const id = await asked(of(0), of(1), 'OTHER')
  const replies = await Promise.all([accept(of(0), id), accept(of(0), id), accept(of(0), id)])
  expect(tally(replies)).toEqual({ 200: 3 })
  expect(await family(of(1))).toHaveLength(2)
  expect((await decline(of(0), id)).json.code).toBe('JOIN_REQUEST_OVER')
  expect((await withdraw(of(1), id)).json.code).toBe('JOIN_REQUEST_OVER')
})

test('only the owner of the code accepts or declines, and only the person who asked withdraws', async () => {
  const of = await patients(3)
  const id = await asked(of(0), of(1), 'OTHER')
  for (const at of [1, 2]) expect((await accept(of(at), id)).json.code).toBe('JOIN_REQUEST_OVER')
  for (const at of [1, 2]) expect((await decline(of(at), id)).status).toBe(204)
  for (const at of [0, 2]) expect((await withdraw(of(at), id)).status).toBe(204)
  expect((await requests(of(0))).incoming).toHaveLength(1)
  expect((await accept(of(0), id)).status).toBe(200)
})

test('a declined request leaves the owner’s list and stays pending for the other side until it expires', async () => {
  const of = await patients(2)
  const id = await asked(of(0), of(1), 'OTHER')
  const waiting = await requests(of(1))
  expect([(await decline(of(0), id)).status, (await decline(of(0), id)).status]).toEqual([204, 204])
  expect((await requests(of(0))).incoming).toEqual([])
  expect(await requests(of(1))).toEqual(waiting)
  expect((await accept(of(0), id)).json.code).toBe('JOIN_REQUEST_OVER')
  expect(await family(of(1))).toHaveLength(1)
})

test.each([
  ['waits', false],
  ['was declined', true],
])('asking again with a new code replaces a request that %s by a pending one', async (_case, isDeclined) => {
  const of = await patients(2)
  const first = await asked(of(0), of(1), 'OTHER')
  if (isDeclined) await decline(of(0), first)
  const { json } = await renewCode(of(0))
  const again = await join(of(1), json.code)
  expect([again.status, again.json.status]).toEqual([200, 'requested'])
  expect(await requests(of(1))).toEqual({ incoming: [], outgoing: [again.json.request] })
  expect((await requests(of(0))).incoming).toEqual([again.json.request])
})

test('a withdrawn or expired request is over for both', async () => {
  const of = await patients(3)
  const withdrawn = await asked(of(0), of(1), 'OTHER')
  expect((await withdraw(of(1), withdrawn)).status).toBe(204)
  const expired = await asked(of(0), of(2), 'OTHER')
  world.clock.set('2026-03-05T06:00:00Z')
  for (const at of [0, 1, 2]) expect(await requests(of(at))).toEqual({ incoming: [], outgoing: [] })
  for (const id of [withdrawn, expired]) {
    expect((await accept(of(0), id)).json.code).toBe('JOIN_REQUEST_OVER')
  }
  world.clock.set('2026-03-02T06:00:00Z')
})

test('spouses see each other’s children, and two spouses cannot be accepted, even at once', async () => {
  const of = await patients(3)
  await addChild(of(0), { fullNameRu: 'Рысь Анна', sex: 'FEMALE' })
  await addChild(of(1), { fullNameRu: 'Волк Иван' })
  const first = await asked(of(0), of(1), 'SPOUSE')
  const second = await asked(of(0), of(2), 'SPOUSE')
  expect((await accept(of(0), first)).status).toBe(200)
  const namesOf = async (who: WorldPatient) =>
    (await family(who))
      .filter(({ relKind }: { relKind: string }) => relKind === 'CHILD')
      .map(({ profile }: { profile: { fullNameRu: string } }) => profile.fullNameRu)
      .toSorted()
  expect(await namesOf(of(0))).toEqual(['Волк Иван', 'Рысь Анна'])
  expect(await namesOf(of(1))).toEqual(['Волк Иван', 'Рысь Анна'])
  const refused = await accept(of(0), second)
  expect([refused.status, refused.json.attributes]).toEqual([409, { relKind: 'SPOUSE', limit: 1 }])
  expect(await family(of(2))).toHaveLength(1)
  expect((await requests(of(0))).incoming).toHaveLength(1)
})

test('of two spouses accepted at the same moment one becomes a relative', async () => {
  const of = await patients(3)
  const ids = [await asked(of(0), of(1), 'SPOUSE'), await asked(of(0), of(2), 'SPOUSE')]
  expect(tally(await Promise.all(ids.map(id => accept(of(0), id))))).toEqual({
    200: 1,
    '409 FAMILY_LIMIT': 1,
  })
})

test('a fifth parent and a sixth child are refused at acceptance', async () => {
  const of = await patients(8)
  const ids = []
  for (const at of [1, 2, 3, 4, 5]) ids.push([of(at), await asked(of(at), of(0), 'PARENT')] as const)
  const replies = await Promise.all(ids.map(([parent, id]) => accept(parent, id)))
  expect(tally(replies)).toEqual({ 200: 4, '409 FAMILY_LIMIT': 1 })
  for (const name of ['Ада', 'Эва', 'Ия']) {
    await addChild(of(6), { fullNameRu: `Бобр ${name}`, sex: 'FEMALE' })
    await addChild(of(7), { fullNameRu: `Зубр ${name}`, sex: 'FEMALE' })
  }
  const { json } = await joinBy(of(6), of(7), 'SPOUSE')
  expect([json.code, json.attributes]).toEqual(['FAMILY_LIMIT', { relKind: 'CHILD', limit: 5 }])
  expect(await family(of(6))).toHaveLength(4)
})

test("a former spouse's new spouse does not get the child, and the other parent can limit a grant on it", async () => {
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
