import { familyActs, freePhone, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { comeOfAge } from '../use-cases/come-of-age.ts'

const world = await testWorld()
const { addChild, family, grant, joinBy, removeRelative, saveChild, textsTo } = familyActs(world.call)
const idsOf = async (who: WorldPatient) =>
  (await family(who)).map(({ profileId }: { profileId: string }) => profileId)
const pair = async (kind: 'SPOUSE' | 'PARENT' | 'OTHER' = 'PARENT') => {
  const [anna, other] = await world.patients(2)
  if (!anna || !other) throw new Error('two patients')
  await joinBy(other, anna, kind)
  return { anna, other }
}

test('either side ends the relation for both, whatever their rights are', async () => {
  const { anna, other } = await pair()
  expect((await removeRelative(other, anna.profileId)).status).toBe(204)
  expect([await idsOf(anna), await idsOf(other)]).toEqual([[anna.profileId], [other.profileId]])
  expect((await removeRelative(other, anna.profileId)).json.code).toBe('NOT_FOUND')
})

const bookedFor = async (booker: WorldPatient, profileId: string, from: string) => {
  const { slots } = await world.doctor({ from })
  if (!slots[0]) throw new Error('a slot')
  return (await world.book({ bearer: booker.bearer, profileId }, slots[0])).json.orderId
}
const listed = async (who: WorldPatient) =>
  (await world.visits(who)).json.future.map(({ orderId }: { orderId: string }) => orderId)
/** The messages about visits among all messages. */
const toldOfVisits = async (phone: string) =>
  (await textsTo(phone)).filter(text => text.includes('на которые вас записал'))

test('the patient ends the relation in spite of planned visits: they keep the visits, and nobody else sees them', async () => {
  const { anna, other } = await pair()
  await grant(other, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  const visit = await bookedFor(anna, other.profileId, '2026-03-05T06:00:00Z')
  expect((await removeRelative(other, anna.profileId)).status).toBe(204)
  expect([await listed(other), await listed(anna)]).toEqual([[visit], []])
  expect((await world.cancel(anna, visit)).status).toBe(404)
  expect((await world.cancel(other, visit)).status).toBe(204)
  expect(await toldOfVisits(other.phone)).toEqual([])
})

test('a relative who booked for the patient may leave: the relative is asked, and the patient is told of the visits', async () => {
  const { anna, other } = await pair()
  await grant(other, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  const visit = await bookedFor(anna, other.profileId, '2026-03-07T06:00:00Z')
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
  expect(await listed(other)).toEqual([visit])
  const [told, ...more] = await toldOfVisits(other.phone)
  expect([told, more]).toEqual([expect.stringMatching(/Нужны ли они.*«Визиты»/), []])
  // Another relative may change the visits too.
  expect(told).not.toContain('только вы')
})

test('a relative who lost the right before is not told of visits that they cannot see', async () => {
  const { anna, other } = await pair()
  await grant(other, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  await bookedFor(anna, other.profileId, '2026-03-08T06:00:00Z')
  await grant(other, { profileId: anna.profileId, level: 'VIEW_NAME' })
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
  expect(await toldOfVisits(other.phone)).toHaveLength(1)
})

test('planned visits do not keep a former spouse from leaving, on either side', async () => {
  const { anna, other } = await pair('SPOUSE')
  await grant(other, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  await grant(anna, { profileId: other.profileId, level: 'BOOK_VISITS' })
  const visits = [
    await bookedFor(anna, other.profileId, '2026-03-09T06:00:00Z'),
    await bookedFor(other, anna.profileId, '2026-03-10T06:00:00Z'),
  ]
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
  expect([await listed(other), await listed(anna)]).toEqual([[visits[0]], [visits[1]]])
})

test('a parent of a child who came of age can leave, and the grown child without an account is told by SMS', async () => {
  const [anna] = await world.patients(1)
  if (!anna) throw new Error('a patient')
  const phone = freePhone()
  const birthday = '2008-03-20'
  const child = onlyChild(await addChild(anna, { fullNameRu: 'Рысь Яна', sex: 'FEMALE', birthday }))
  await saveChild(anna, { _id: child, phone })
  await bookedFor(anna, child, '2026-03-25T06:00:00Z')
  world.clock.set('2026-03-20T06:00:00Z')
  await comeOfAge(testServices(world))
  expect((await removeRelative(anna, child)).status).toBe(204)
  // One message, on the birthday, with a way to sign in without an account; none about people who could not change
  // the visit.
  expect(await toldOfVisits(phone)).toEqual([
    expect.stringMatching(/Нужны ли они\? Войдите по этому номеру или звоните: \+375/),
  ])
  world.clock.set('2026-03-02T06:00:00Z')
})

test("a person's visits booked by themselves do not block the removal", async () => {
  const { anna, other } = await pair()
  const { slots } = await world.doctor({ from: '2026-03-06T06:00:00Z' })
  if (!slots[0]) throw new Error('a slot')
  await world.book(other, slots[0])
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
})

test("the relative's rights on the children end too, unless they are related to the other parent", async () => {
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

test('a spouse covered by a programme of the family stays', async () => {
  const { anna, other } = await pair('SPOUSE')
  const { contractId } = await world.cover(other, { code: 'firm', coversFamily: true })
  expect((await removeRelative(anna, other.profileId)).json.code).toBe('COVERER_ACTIVE')
  await world.db
    .updateTable('programme_contract')
    .set({ ends_on: '2026-03-01' })
    .where('id', '=', contractId)
    .execute()
  expect((await removeRelative(anna, other.profileId)).status).toBe(204)
})

test('strangers, oneself and children are not found by this call', async () => {
  const { anna } = await pair()
  const stranger = await world.patient()
  const child = onlyChild(await addChild(anna, { fullNameRu: 'Рысь Лев' }))
  for (const id of [stranger.profileId, anna.profileId, child, '00000000-0000-4000-8000-000000000000']) {
    expect((await removeRelative(anna, id)).json).toMatchObject({ code: 'NOT_FOUND', attributes: {} })
  }
})
