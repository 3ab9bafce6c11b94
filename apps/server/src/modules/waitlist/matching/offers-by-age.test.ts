import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForTime, offerTo, settle, sweep, take } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

async function childOf(birthday: string) {
  const parent = await world.patient()
  const profileId = await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday },
  )
  return { parent, child: { bearer: parent.bearer, profileId } }
}

test("a child who waits for a service is offered a children's doctor's time, not an adults' one's", async () => {
  const forAdults = await fullDoctor(world, 1, { adult: true, children: false })
  const forAll = await fullDoctor(world, 1, { adult: true, children: true })
  const serviceId = await world.service(forAdults.assignmentId, { forChildren: true, minutes: 30 })
  await world.giveService(serviceId, forAll.assignmentId, 30)
  const { parent, child } = await childOf('2018-05-01')
  expect((await waitForTime(child, { serviceId })).status).toBe(201)
  await forAdults.free(0)
  await sweep()
  expect(await offerTo(parent)).toBeNull()
  await forAll.free(0)
  await settle()
  expect(await offerTo(parent)).toMatchObject({
    assignmentId: forAll.assignmentId,
    startDate: '2026-03-03T06:00:00Z',
  })
})

test('who comes of age meanwhile is offered only times from the birthday on', async () => {
  const { doctorId, assignmentId, free } = await fullDoctor(world, 1, { adult: true, children: false })
  const { parent, child } = await childOf('2008-04-01')
  expect((await waitForTime(child, { doctorId })).status).toBe(201)
  await free(0)
  await sweep()
  expect(await offerTo(parent)).toBeNull()

  await world.db
    .insertInto('timeslot')
    .values({
      assignment_id: assignmentId,
      starts_at: new Date('2026-04-02T06:00:00Z'),
      ends_at: new Date('2026-04-02T06:30:00Z'),
    })
    .execute()
  await world.db.deleteFrom('freed_timeslot').execute()
  await sweep()
  const offer = await offerTo(parent)
  expect(offer).toMatchObject({ startDate: '2026-04-02T06:00:00Z' })
  expect((await take(parent, offer.offerId)).status).toBeLessThan(300)
})
