import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { family, joinBy, seen } = familyActs(world.call)
const patients = async (count: number) => {
  const made = await world.patients(count)
  return (at: number) => made[at] as WorldPatient
}
const seenBy = async (who: WorldPatient, whom: WorldPatient) =>
  (await family(who)).find(({ profileId }: { profileId: string }) => profileId === whom.profileId)

test('a relative is new until the list was seen', async () => {
  const of = await patients(2)
  await joinBy(of(0), of(1), 'OTHER')
  expect((await seenBy(of(0), of(1))).isNew).toBe(true)
  expect((await seen(of(0))).status).toBe(204)
  expect((await seenBy(of(0), of(1))).isNew).toBe(false)
})
