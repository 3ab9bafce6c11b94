import { aChild, familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { CARD } from '../testing/insured-patients.ts'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { clock } = world
const at = linkingWorld(world)
const { addChild, removeChild } = familyActs(world.call)
beforeEach(async () => {
  clock.set(WORLD_START)
  await at.clear()
})

const card = (birthday: string, phone: string) =>
  insurer({ members: [`7;1;${CARD};;;Иванов;Пётр;${birthday};${phone};`] })
const linked = { json: { coverage: { coverer: 'shield', status: 'ACTIVE', isOwn: true } } }

test('a child that was removed and added anew is linked anew, though the clinic keeps the former record', async () => {
  const parent = await world.patient()
  const doctor = await world.doctor()
  await at.bringIn(card('01.05.2018', parent.phone))
  const former = onlyChild(await addChild(parent))
  await world.pastVisit({ ...parent, profileId: former }, doctor.assignmentId, { daysAgo: 3 })
  expect(await at.insurer(parent, { barcode: CARD, profileId: former })).toMatchObject(linked)
  expect((await removeChild(parent, former)).status).toBe(204)
  const profileId = onlyChild(await addChild(parent))
  expect(profileId).not.toBe(former)
  expect(await at.insurer(parent, { barcode: CARD, profileId })).toMatchObject(linked)
})

test('who is 18 links the own card that a parent had linked, on an account of their own; before that it is the parents’', async () => {
  const parent = await world.patient()
  const child = onlyChild(await addChild(parent, { ...aChild, birthday: '2008-03-10' }))
  await at.bringIn(card('10.03.2008', parent.phone))
  expect(await at.insurer(parent, { barcode: CARD, profileId: child })).toMatchObject(linked)
  const own = await world.patient({ firstName: 'Пётр', birthday: '2008-03-10' })
  await world.db
    .updateTable('profile')
    .set({ last_name: 'Иванов', sex: 'MALE' })
    .where('id', '=', own.profileId)
    .execute()
  await at.bringIn(card('10.03.2008', own.phone))
  expect((await at.insurer(own, { barcode: CARD })).json).toMatchObject({
    code: 'COVERAGE_EXISTS',
    attributes: { isElsewhere: true },
  })
  clock.set('2026-03-10T06:00:00Z')
  await comeOfAge(testServices(world))
  expect(await at.insurer(own, { barcode: CARD })).toMatchObject(linked)
  expect((await at.list(parent)).coverages).toEqual([])
})
