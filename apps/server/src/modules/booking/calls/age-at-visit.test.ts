import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

/** The day after the start of the world, on which doctors have their timeslots. */
const DAY_OF_VISIT = '2026-03-03'
/** 17 today, 18 on the day of the visit. */
const EIGHTEEN_THEN = '2008-03-03'

async function familyOf(birthday: string) {
  const parent = await world.patient()
  const child = { relKind: 'CHILD', level: 'BOOK_VISITS' } as const
  const profileId = await world.relative(parent.accountId, child, { birthday })
  return { ...parent, profileId }
}

test.each([
  ['a doctor for children', { adult: false }, 'AGE_LIMITS_ISSUE'],
  ['a doctor for adults', { children: false }, undefined],
])('whoever is 18 on the day of the visit is an adult to %s', async (_case, ages, code) => {
  const { slots } = await world.doctor(ages)
  const { status, json } = await world.book(await familyOf(EIGHTEEN_THEN), requireValue(slots[0]))
  expect([status, json.code]).toEqual([code ? 422 : 201, code])
  const stillChild = await world.book(await familyOf('2008-03-04'), requireValue(slots[1]))
  expect(stillChild.status).toBe(code ? 201 : 422)
})

test('a visit is not moved to a day on which the doctor does not take the patient any more', async () => {
  const { slots } = await world.doctor({ adult: false })
  const later = await world.doctor({ adult: false, from: '2026-03-10T06:00:00Z' })
  const patient = await familyOf('2008-03-10')
  const { json } = await world.book(patient, requireValue(slots[0]))
  const moved = await world.move(patient, json.orderId, requireValue(later.slots[0]).timetableId)
  expect(moved.json).toMatchObject({ code: 'AGE_LIMITS_ISSUE', attributes: { reason: 'CHILD_DOCTOR' } })
})

test('who may be booked is told for the day of the visit, or for any day that can be booked', async () => {
  const { assignmentId } = await world.doctor({ adult: false })
  const serviceId = await world.service(assignmentId)
  const patient = await familyOf(EIGHTEEN_THEN)
  const { profileId } = patient
  const allowed = async (more: string) => {
    const calls = [
      world.capabilities(patient, `assignmentId=${assignmentId}${more}`),
      world.serviceCapabilities(patient, serviceId, [assignmentId], more),
    ]
    const told = (await Promise.all(calls)).map(
      ({ json }) =>
        json.find((each: { profileId: string }) => each.profileId === profileId).onlineBookingAllowed,
    )
    return new Set(told).size === 1 ? told[0] : told
  }
  expect(await allowed('')).toBe(true)
  expect(await allowed('&day=2026-03-02')).toBe(true)
  expect(await allowed(`&day=${DAY_OF_VISIT}`)).toBe(false)
})
