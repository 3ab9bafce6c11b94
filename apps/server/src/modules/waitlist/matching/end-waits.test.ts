import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { messagesOfEnd } from '../testing/messages-of-end.ts'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForEarlier, waitForTime, take, offerTo, settle, stop, sweep, waits } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

const reasonOf = async (accountId: string) =>
  (
    await world.db
      .selectFrom('waitlist_entry')
      .select('end_reason')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.end_reason

/** A visit with a wait for an earlier time, and three timeslots after it. */
async function waitingVisit() {
  const { slots, doctorId } = await world.doctor({ slots: 4 })
  const others = (await world.patients(3)).map(requireValue)
  for (const [at, other] of others.entries()) await world.book(other, requireValue(slots[at]))
  const patient = await world.patient()
  const { json } = await world.book(patient, requireValue(slots[3]))
  await waitForEarlier(patient, json.orderId, { timeFrom: '09:00' })
  return { patient, orderId: json.orderId as string, slots, doctorId }
}

test('a wait ends when its visit is cancelled', async () => {
  const { patient, orderId } = await waitingVisit()
  await world.cancel(patient, orderId)
  expect(await waits(patient)).toEqual([])
  expect(await reasonOf(patient.accountId)).toBe('visit-gone')
})

test('a wait ends when its visit moves to an earlier time, not to a later one', async () => {
  const { patient, orderId, doctorId } = await waitingVisit()
  const more = (from: string) =>
    world.newAssignment({ doctorId, assignmentId: '', slots: [] }, { from, slots: 1 })
  const [later, earlier] = [await more('2026-03-04T06:00:00Z'), await more('2026-03-03T04:00:00Z')]
  // New timeslots belong to the line until it was asked.
  await settle()
  expect(await world.move(patient, orderId, requireValue(later.slots[0]).timetableId)).toMatchObject({
    status: 200,
  })
  expect(await waits(patient)).toHaveLength(1)
  expect(await world.move(patient, orderId, requireValue(earlier.slots[0]).timetableId)).toMatchObject({
    status: 200,
  })
  expect(await waits(patient)).toEqual([])
  expect(await reasonOf(patient.accountId)).toBe('visit-earlier')
})

test('a wait ends when its visit begins, its last date is over, or the patient has booked otherwise', async () => {
  const { patient } = await waitingVisit()
  const full = await fullDoctor(world, 1)
  const [late, booked] = (await world.patients(2)).map(requireValue)
  await waitForTime(requireValue(late), { doctorId: full.doctorId, lastDate: '2026-03-02', timeTo: '08:00' })
  await waitForTime(requireValue(booked), { doctorId: full.doctorId })
  world.clock.advance(1)
  const again = await world.newAssignment(full, { from: '2026-03-05T06:00:00Z', slots: 1 })
  await settle()
  const offer = await offerTo(requireValue(booked))
  await take(requireValue(booked), offer.offerId)
  expect(await reasonOf(requireValue(booked).accountId)).toBe('taken')
  const self = await world.patient()
  await waitForTime(self, { doctorId: full.doctorId })
  await world.cancel(requireValue(booked), (await world.visits(requireValue(booked))).json.future[0].orderId)
  world.clock.advance(1)
  // The patient books the freed time directly, before it is offered; the wait then has no use.
  await world.db.deleteFrom('freed_timeslot').execute()
  await world.book(self, requireValue(again.slots[0]))
  world.clock.set('2026-03-03T07:30:00Z')
  await sweep()
  expect(await reasonOf(patient.accountId)).toBe('visit-begun')
  expect(await reasonOf(requireValue(late).accountId)).toBe('too-late')
})

test('a wait ends at nine in the morning after its last date with a message; leaving the list sends none', async () => {
  const { doctorId } = await fullDoctor(world, 1)
  const serviceId = await world.service((await world.doctor({ slots: 0 })).assignmentId)
  const [late, leaver] = (await world.patients(2)).map(requireValue)
  await waitForTime(requireValue(late), { serviceId, lastDate: '2026-03-05' })
  const { json } = await waitForTime(requireValue(leaver), { doctorId })
  await stop(requireValue(leaver), json.waitId)
  const before = (await messagesOfEnd(world.db)).length
  world.clock.set('2026-03-06T05:59:00Z')
  await sweep()
  expect(await waits(requireValue(late))).toHaveLength(1)
  world.clock.set('2026-03-06T06:00:00Z')
  await sweep()
  await sweep()
  expect(await waits(requireValue(late))).toEqual([])
  expect((await messagesOfEnd(world.db)).slice(before)).toEqual([
    {
      template: 'wait-too-late',
      recipient: requireValue(late).phone,
      data: { what: 'Консультация', link: expect.stringMatching(new RegExp(`&service=${serviceId}$`)) },
    },
  ])
})

test('a wait ends when the right to book for the patient is taken away, and its offer goes to the next person', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const [relative, patient, next] = (await world.patients(3)).map(requireValue)
  const relation = { relKind: 'OTHER', level: 'BOOK_VISITS' } as const
  await world.relate(requireValue(relative).accountId, requireValue(patient).profileId, relation)
  await waitForTime(
    { bearer: requireValue(relative).bearer, profileId: requireValue(patient).profileId },
    { doctorId },
  )
  await waitForTime(requireValue(next), { doctorId })
  await free(0)
  await settle()
  const { offerId } = await offerTo(requireValue(relative))
  await world.relate(requireValue(relative).accountId, requireValue(patient).profileId, {
    ...relation,
    level: 'VIEW_COVERAGE',
  })
  expect((await take(requireValue(relative), offerId)).json.code).toBe('NOT_FOUND')
  await sweep()
  expect(await reasonOf(requireValue(relative).accountId)).toBe('no-right')
  expect(await offerTo(requireValue(next))).not.toBeNull()
})

test('a wait ends with the relation to the patient, and with the account', async () => {
  const { doctorId, free } = await fullDoctor(world, 2)
  const [relative, patient, leaver, next, last] = (await world.patients(5)).map(requireValue)
  await world.relate(requireValue(relative).accountId, requireValue(patient).profileId, {
    relKind: 'OTHER',
    level: 'BOOK_VISITS',
  })
  await waitForTime(
    { bearer: requireValue(relative).bearer, profileId: requireValue(patient).profileId },
    { doctorId },
  )
  for (const one of [leaver, next, last]) await waitForTime(requireValue(one), { doctorId })
  await free(0)
  await free(1)
  await settle()
  expect(await offerTo(requireValue(relative))).not.toBeNull()
  expect(await offerTo(requireValue(leaver))).not.toBeNull()
  await world.db
    .deleteFrom('family_relation')
    .where('account_id', '=', requireValue(relative).accountId)
    .where('profile_id', '=', requireValue(patient).profileId)
    .execute()
  await world.db.deleteFrom('account').where('id', '=', requireValue(leaver).accountId).execute()
  await settle()
  expect(await offerTo(requireValue(next))).not.toBeNull()
  expect(await offerTo(requireValue(last))).not.toBeNull()
  expect(await waits(requireValue(relative))).toEqual([])
})
