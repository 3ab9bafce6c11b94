import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { grant, grants, joinBy } = familyActs(world.call)

test('levels held on oneself are listed, newest last, and none of people for whom one may only book', async () => {
  const [anna, mother, sister] = await world.patients(3)
  if (!anna || !mother || !sister) throw new Error('three patients')
  expect((await grants(anna)).json).toEqual([])
  await joinBy(mother, anna, 'PARENT')
  world.clock.set('2026-03-02T06:01:00Z')
  await joinBy(sister, anna, 'OTHER')
  await grant(mother, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  const { status, json } = await grants(anna)
  expect(status).toBe(200)
  const held = {
    name: 'Иванова Мария',
    level: 'VIEW_COVERAGE',
    forProfileId: anna.profileId,
    changeable: true,
  }
  expect(json).toEqual([
    { ...held, profileId: mother.profileId, relKind: 'PARENT' },
    { ...held, profileId: sister.profileId, relKind: 'OTHER' },
  ])
})
