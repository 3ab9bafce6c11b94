import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, family, grant, joinBy, removeRelative } = familyActs(world.call)
const idsOf = async (who: WorldPatient) =>
  (await family(who)).map(({ profileId }: { profileId: string }) => profileId)
const pair = async (kind: 'SPOUSE' | 'PARENT' | 'OTHER' = 'PARENT') => {
  const [anna, other] = await world.patients(2)
  if (!anna || !other) throw new Error('two patients')
  await joinBy(other, anna, kind)
  return { anna, other }
}

test('either side ends the relation for both, whatever they may do', async () => {
  const { anna, other } = await pair()
  expect((await removeRelative(other, anna.profileId)).status).toBe(204)
  expect([await idsOf(anna), await idsOf(other)]).toEqual([[anna.profileId], [other.profileId]])
  expect((await removeRelative(other, anna.profileId)).json.code).toBe('NOT_FOUND')
})

test('not while a visit is planned that one booked for the other; taking the rights away works all the same', async () => {
  const { anna, other } = await pair()
  await grant(other, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  const { slots } = await world.doctor({ from: '2026-03-05T06:00:00Z' })
  if (!slots[0]) throw new Error('a slot')
  const booked = await world.book({ bearer: anna.bearer, profileId: other.profileId }, slots[0])
  for (const [one, two] of [
    [anna, other],
    [other, anna],
  ] as const) {
    const { status, json } = await removeRelative(one, two.profileId)
    expect([status, json.code]).toEqual([409, 'HAS_PLANNED_VISITS'])
  }
  expect((await grant(other, { profileId: anna.profileId, level: 'VIEW_NAME' })).status).toBe(200)
  await world.cancel(other, booked.json.orderId)
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
})

test('a visit that a person booked for themselves ties nobody', async () => {
  const { anna, other } = await pair()
  const { slots } = await world.doctor({ from: '2026-03-06T06:00:00Z' })
  if (!slots[0]) throw new Error('a slot')
  await world.book(other, slots[0])
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
})

test('what the relative could do for the children goes too, unless they are a relative of the other parent', async () => {
  const { anna, other: granny } = await pair()
  const boris = await world.patient()
  await joinBy(anna, boris, 'SPOUSE')
  const child = onlyChild(await addChild(anna, { fullNameRu: 'Рысь Ян' }))
  const allow = { profileId: granny.profileId, level: 'BOOK_VISITS', forProfileId: child }
  await grant(anna, allow)
  await joinBy(granny, boris, 'OTHER')
  await removeRelative(anna, granny.profileId)
  expect(await idsOf(granny)).toContain(child)
  await removeRelative(boris, granny.profileId)
  expect(await idsOf(granny)).toEqual([granny.profileId])
})

test('a spouse whom a programme of the family covers stays', async () => {
  const { anna, other } = await pair('SPOUSE')
  await world.db
    .insertInto('programme')
    .values({ code: 'firm', kind: 'EMPLOYER', caption_ru: 'Фирма' })
    .execute()
  const link = { account_id: other.accountId, programme_code: 'firm', activated_on: '2026-01-01' }
  await world.db
    .insertInto('account_programme')
    .values({ ...link, covers_family: true })
    .execute()
  expect((await removeRelative(anna, other.profileId)).json.code).toBe('COVERER_ACTIVE')
  await world.db.updateTable('account_programme').set({ valid_to: '2026-03-01' }).execute()
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
})

test('strangers, oneself and children are not to be found here', async () => {
  const { anna } = await pair()
  const stranger = await world.patient()
  const child = onlyChild(await addChild(anna, { fullNameRu: 'Рысь Лев' }))
  for (const id of [stranger.profileId, anna.profileId, child, '00000000-0000-4000-8000-000000000000']) {
    expect((await removeRelative(anna, id)).json).toMatchObject({ code: 'NOT_FOUND', attributes: {} })
  }
})
