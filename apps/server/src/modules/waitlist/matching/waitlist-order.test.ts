import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForEarlier, waitForTime, decline, offerTo, settle, sweep } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

async function people(count: number): Promise<WorldPatient[]> {
  return world.patients(count)
}

/** The indexes of the patients who have an offer. */
async function asked(patients: readonly WorldPatient[]): Promise<number[]> {
  const offers = await Promise.all(patients.map(offerTo))
  return offers.flatMap((offer, at) => (offer ? [at] : []))
}

test('offers follow the order of joining, for an earlier time and for any', async () => {
  const { doctorId, visits, free } = await fullDoctor(world, 3)
  const [anyTime] = await people(1)
  const earlier = requireValue(visits[2])
  await waitForEarlier(earlier.patient, earlier.orderId)
  await waitForTime(requireValue(anyTime), { doctorId })
  const waitlistTurns = [earlier.patient, requireValue(anyTime)]
  await free(0)
  await settle()
  expect(await asked(waitlistTurns)).toEqual([0])
  await free(1)
  await settle()
  // The first patient has an offer already, and nobody gets two at once.
  expect(await asked(waitlistTurns)).toEqual([0, 1])
})

test("a time that overlaps a visit of the account's owner or the patient is not offered", async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const elsewhere = await world.doctor({ slots: 1, from: '2026-03-03T06:15:00Z' })
  const [busy, parent, next] = await people(3)
  const child = await world.relative(
    requireValue(parent).accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday: '2018-05-01' },
  )
  await waitForTime(requireValue(busy), { doctorId })
  await waitForTime({ bearer: requireValue(parent).bearer, profileId: child }, { doctorId })
  await waitForTime(requireValue(next), { doctorId })
  await world.book(requireValue(busy), requireValue(elsewhere.slots[0]))
  const other = await world.doctor({ slots: 1, from: '2026-03-03T06:00:00Z' })
  await world.book(requireValue(parent), requireValue(other.slots[0]))
  await free(0)
  await settle()
  expect(await asked([requireValue(busy), requireValue(parent), requireValue(next)])).toEqual([2])
})

test('two waits of one account, or of one patient by two relatives, get offers one after the other', async () => {
  const [one, two] = [
    await fullDoctor(world, 1),
    await fullDoctor(world, 1, { from: '2026-03-04T06:00:00Z' }),
  ]
  const [self, mother, stranger] = await people(3)
  await world.relate(requireValue(mother).accountId, requireValue(self).profileId, {
    relKind: 'PARENT',
    level: 'BOOK_VISITS',
  })
  await waitForTime(requireValue(self), { doctorId: one.doctorId })
  await waitForTime(
    { bearer: requireValue(mother).bearer, profileId: requireValue(self).profileId },
    { doctorId: two.doctorId },
  )
  await waitForTime(requireValue(stranger), { doctorId: two.doctorId })
  await one.free(0)
  await settle()
  await two.free(0)
  await settle()
  const all = [requireValue(self), requireValue(mother), requireValue(stranger)]
  expect(await asked(all)).toEqual([0, 2])
  // After the stranger declines, the time goes to the earlier patient who can answer again.
  await decline(requireValue(self), (await offerTo(requireValue(self))).offerId)
  await decline(requireValue(stranger), (await offerTo(requireValue(stranger))).offerId)
  await sweep()
  expect(await asked(all)).toEqual([1])
})

test('a person who may not book there now is skipped and keeps the place', async () => {
  const { doctorId, free, visits } = await fullDoctor(world, 2)
  const [forbidden, next] = await people(2)
  await waitForTime(requireValue(forbidden), { doctorId })
  await waitForTime(requireValue(next), { doctorId })
  const set = (online_booking: boolean) =>
    world.db
      .updateTable('account')
      .set({ online_booking })
      .where('id', '=', requireValue(forbidden).accountId)
      .execute()
  await set(false)
  await free(0)
  await settle()
  expect(await asked([requireValue(forbidden), requireValue(next)])).toEqual([1])
  await set(true)
  await free(1)
  await settle()
  expect((await offerTo(requireValue(forbidden))).startDate).toBe(
    requireValue(visits[1]).slot.startsAt.toISOString().replace('.000', ''),
  )
})

test('only wanted days and hours are offered', async () => {
  const { doctorId, free } = await fullDoctor(world, 2)
  const [friday, late, fits] = await people(3)
  await waitForTime(requireValue(friday), { doctorId, weekdays: [5] })
  await waitForTime(requireValue(late), { doctorId, timeFrom: '09:30' })
  await waitForTime(requireValue(fits), { doctorId, lastDate: '2026-03-03', timeTo: '09:30' })
  await free(0)
  await settle()
  expect(await asked([requireValue(friday), requireValue(late), requireValue(fits)])).toEqual([2])
})

test('an offer made at night lasts until nine in the morning', async () => {
  world.clock.set('2026-03-02T19:30:00Z')
  const { doctorId, free } = await fullDoctor(world, 1, { from: '2026-03-03T09:00:00Z' })
  const [patient] = await people(1)
  await waitForTime(requireValue(patient), { doctorId })
  await free(0)
  await settle()
  expect((await offerTo(requireValue(patient))).expiresAt).toBe('2026-03-03T06:00:00Z')
})

test('a time that begins in half an hour is not offered: it is free for all', async () => {
  const { doctorId, free, slots } = await fullDoctor(world, 1)
  const [patient] = await people(1)
  await waitForTime(requireValue(patient), { doctorId })
  world.clock.set('2026-03-03T05:28:00Z')
  await free(0)
  await settle()
  expect(await offerTo(requireValue(patient))).toBeNull()
  expect((await world.book(await world.patient(), requireValue(slots[0]))).status).toBe(201)
})
