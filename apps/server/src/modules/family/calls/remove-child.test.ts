import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, family, grant, joinBy, removeChild, removeRelative } = familyActs(world.call)
const childOf = async (who: WorldPatient, name = 'Рысь Ева') =>
  onlyChild(await addChild(who, { fullNameRu: name, sex: 'FEMALE', isAnotherPerson: true }))
const idsOf = async (who: WorldPatient) =>
  (await family(who)).map(({ profileId }: { profileId: string }) => profileId)
const slot = async (from: string) => {
  const { slots } = await world.doctor({ from })
  if (!slots[0]) throw new Error('a slot')
  return slots[0]
}

test('a child with a planned visit stays; without one it leaves both spouses, and the clinic keeps the record', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  await joinBy(anna, boris, 'SPOUSE')
  const child = await childOf(anna)
  const booked = await world.book(
    { bearer: boris.bearer, profileId: child },
    await slot('2026-03-04T06:00:00Z'),
  )
  const refused = await removeChild(anna, child)
  expect([refused.status, refused.json.code]).toEqual([409, 'HAS_PLANNED_VISITS'])
  await world.cancel(boris, booked.json.orderId)
  await world.pastVisit({ ...anna, profileId: child }, booked.json.assignmentId, { daysAgo: 3 })
  expect((await world.visits(boris)).json.past).toHaveLength(1)
  expect((await removeChild(anna, child)).status).toBe(204)
  for (const parent of [anna, boris]) {
    expect(await idsOf(parent)).not.toContain(child)
    expect((await world.visits(parent)).json.past).toEqual([])
  }
  const kept = await world.db.selectFrom('visit').select('id').where('profile_id', '=', child).execute()
  expect(kept).toHaveLength(2)
})

test('a former spouse keeps the child that the other removes', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  await joinBy(anna, boris, 'SPOUSE')
  const child = await childOf(anna)
  expect((await removeRelative(anna, boris.profileId)).status).toBe(204)
  expect([await idsOf(anna), await idsOf(boris)]).toEqual([
    [anna.profileId, child],
    [boris.profileId, child],
  ])
  expect((await removeChild(anna, child)).status).toBe(204)
  expect(await idsOf(boris)).toContain(child)
})

test('a former spouse can remove a child that the other keeps, also if the other planned visits for it', async () => {
  const [anna, boris] = await world.patients(2)
  if (!anna || !boris) throw new Error('two patients')
  await joinBy(anna, boris, 'SPOUSE')
  const child = await childOf(anna, 'Рысь Мая')
  await removeRelative(anna, boris.profileId)
  await world.book({ bearer: boris.bearer, profileId: child }, await slot('2026-03-24T06:00:00Z'))
  expect((await removeChild(anna, child)).status).toBe(204)
  expect((await world.visits(boris)).json.future).toHaveLength(1)
  // Removing the last parent would delete the record.
  expect((await removeChild(boris, child)).json.code).toBe('HAS_PLANNED_VISITS')
})

test('relatives to whom the parents gave rights lose the child with the last parent', async () => {
  const [anna, granny] = await world.patients(2)
  if (!anna || !granny) throw new Error('two patients')
  await joinBy(granny, anna, 'PARENT')
  const child = await childOf(anna)
  await grant(anna, { profileId: granny.profileId, level: 'BOOK_VISITS', forProfileId: child })
  expect(await idsOf(granny)).toContain(child)
  expect((await removeChild(granny, child)).json.code).toBe('NOT_FOUND')
  await removeChild(anna, child)
  expect(await idsOf(granny)).not.toContain(child)
})

test('another person’s child gets the same answer as an unknown one', async () => {
  const [anna, eve] = await world.patients(2)
  if (!anna || !eve) throw new Error('two patients')
  const child = await childOf(anna)
  for (const id of [child, anna.profileId, '00000000-0000-4000-8000-000000000000']) {
    const { status, json } = await removeChild(eve, id)
    expect([status, json.code, json.attributes]).toEqual([404, 'NOT_FOUND', {}])
  }
})

test('a child covered by a programme of the family stays', async () => {
  const anna = await world.patient()
  const child = await childOf(anna)
  await world.cover(anna, { code: 'work', coversFamily: true })
  const [, shown] = await family(anna)
  expect([shown.canDelete, shown.coverers]).toEqual([
    false,
    [{ covererCode: 'work', status: 'ACTIVE', validFrom: '2026-01-01' }],
  ])
  const { status, json } = await removeChild(anna, child)
  expect([status, json.code]).toEqual([409, 'COVERER_ACTIVE'])
})

test('a removal and bookings at the same time leave no visit that nobody sees', async () => {
  for (let day = 10; day < 14; day++) {
    const [anna, mother] = await world.patients(2)
    if (!anna || !mother) throw new Error('two patients')
    await joinBy(mother, anna, 'PARENT')
    const child = await childOf(anna)
    await grant(anna, { profileId: mother.profileId, level: 'BOOK_VISITS', forProfileId: child })
    const { slots } = await world.doctor({ from: `2026-03-${day}T06:00:00Z`, slots: 6 })
    const [removed, ...booked] = await Promise.all([
      removeChild(anna, child),
      ...slots.map(free => world.book({ bearer: mother.bearer, profileId: child }, free)),
    ])
    const isBooked = booked.some(({ status }) => status === 201)
    expect([removed.status, isBooked]).toEqual(isBooked ? [409, true] : [204, false])
  }
})

test('a child without visits is deleted, and one with cancelled visits only loses its name', async () => {
  const anna = await world.patient()
  const row = (id: string) =>
    world.db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirst()
  const unseen = await childOf(anna, 'Дрозд Ия')
  await removeChild(anna, unseen)
  expect(await row(unseen)).toBeUndefined()

  const cancelled = await childOf(anna, 'Дрозд Ада')
  const booked = await world.book(
    { bearer: anna.bearer, profileId: cancelled },
    await slot('2026-03-20T06:00:00Z'),
  )
  await world.cancel(anna, booked.json.orderId)
  expect((await removeChild(anna, cancelled)).status).toBe(204)
  expect(await row(cancelled)).toMatchObject({ last_name: null, birthday: null, sex: null })
})
