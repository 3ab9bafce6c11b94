import { sure } from '@vizit/test-kit/world/sure.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { fullDoctor } from '../testing/full-doctor.ts'
import { toldOfEnd } from '../testing/told-of-end.ts'
import { waiting } from '../testing/waiting.ts'

const world = await testWorld()
const { waitForEarlier, waitForTime, take, offerTo, settle, stop, sweep, waits } = waiting(world)
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
  const others = (await world.patients(3)).map(sure)
  for (const [at, other] of others.entries()) await world.book(other, sure(slots[at]))
  const patient = await world.patient()
  const { json } = await world.book(patient, sure(slots[3]))
  await waitForEarlier(patient, json.orderId, { timeFrom: '09:00' })
  return { patient, orderId: json.orderId as string, slots, doctorId }
}

test('with its visit cancelled', async () => {
  const { patient, orderId } = await waitingVisit()
  await world.cancel(patient, orderId)
  expect(await waits(patient)).toEqual([])
  expect(await reasonOf(patient.accountId)).toBe('visit-gone')
})

test('with its visit moved to an earlier time, not to a later one', async () => {
  const { patient, orderId, doctorId } = await waitingVisit()
  const more = (from: string) =>
    world.newAssignment({ doctorId, assignmentId: '', slots: [] }, { from, slots: 1 })
  const [later, earlier] = [await more('2026-03-04T06:00:00Z'), await more('2026-03-03T04:00:00Z')]
  // New timeslots belong to the line until it was asked.
  await settle()
  expect(await world.move(patient, orderId, sure(later.slots[0]).timetableId)).toMatchObject({ status: 200 })
  expect(await waits(patient)).toHaveLength(1)
  expect(await world.move(patient, orderId, sure(earlier.slots[0]).timetableId)).toMatchObject({
    status: 200,
  })
  expect(await waits(patient)).toEqual([])
  expect(await reasonOf(patient.accountId)).toBe('visit-earlier')
})

test('when its visit begins, its last date is over, or the patient has booked otherwise', async () => {
  const { patient } = await waitingVisit()
  const full = await fullDoctor(world, 1)
  const [late, booked] = (await world.patients(2)).map(sure)
  await waitForTime(sure(late), { doctorId: full.doctorId, lastDate: '2026-03-02', timeTo: '08:00' })
  await waitForTime(sure(booked), { doctorId: full.doctorId })
  world.clock.advance(1)
  const again = await world.newAssignment(full, { from: '2026-03-05T06:00:00Z', slots: 1 })
  await settle()
  const offer = await offerTo(sure(booked))
  await take(sure(booked), offer.offerId)
  expect(await reasonOf(sure(booked).accountId)).toBe('taken')
  const self = await world.patient()
  await waitForTime(self, { doctorId: full.doctorId })
  await world.cancel(sure(booked), (await world.visits(sure(booked))).json.future[0].orderId)
  world.clock.advance(1)
  // The patient books the freed time directly, before it is offered; the wait then has no use.
  await world.db.deleteFrom('freed_timeslot').execute()
  await world.book(self, sure(again.slots[0]))
  world.clock.set('2026-03-03T07:30:00Z')
  await sweep()
  expect(await reasonOf(patient.accountId)).toBe('visit-begun')
  expect(await reasonOf(sure(late).accountId)).toBe('too-late')
})

test('too late in the morning after the last date, and not by night; whoever waited is told of that only', async () => {
  const { doctorId } = await fullDoctor(world, 1)
  const serviceId = await world.service((await world.doctor({ slots: 0 })).assignmentId)
  const [late, leaver] = (await world.patients(2)).map(sure)
  await waitForTime(sure(late), { serviceId, lastDate: '2026-03-05' })
  const { json } = await waitForTime(sure(leaver), { doctorId })
  await stop(sure(leaver), json.waitId)
  const before = (await toldOfEnd(world.db)).length
  world.clock.set('2026-03-06T05:59:00Z')
  await sweep()
  expect(await waits(sure(late))).toHaveLength(1)
  world.clock.set('2026-03-06T06:00:00Z')
  await sweep()
  await sweep()
  expect(await waits(sure(late))).toEqual([])
  expect((await toldOfEnd(world.db)).slice(before)).toEqual([
    {
      template: 'wait-too-late',
      recipient: sure(late).phone,
      data: { what: 'Консультация', link: expect.stringMatching(new RegExp(`&service=${serviceId}$`)) },
    },
  ])
})

test('when the right to book for the patient is taken away; what was on offer passes on', async () => {
  const { doctorId, free } = await fullDoctor(world, 1)
  const [relative, patient, next] = (await world.patients(3)).map(sure)
  const relation = { relKind: 'OTHER', level: 'BOOK_VISITS' } as const
  await world.relate(sure(relative).accountId, sure(patient).profileId, relation)
  await waitForTime({ bearer: sure(relative).bearer, profileId: sure(patient).profileId }, { doctorId })
  await waitForTime(sure(next), { doctorId })
  await free(0)
  await settle()
  const { offerId } = await offerTo(sure(relative))
  await world.relate(sure(relative).accountId, sure(patient).profileId, {
    ...relation,
    level: 'VIEW_COVERAGE',
  })
  expect((await take(sure(relative), offerId)).json.code).toBe('NOT_FOUND')
  await sweep()
  expect(await reasonOf(sure(relative).accountId)).toBe('no-right')
  expect(await offerTo(sure(next))).not.toBeNull()
})

test('with the relation to the patient, and with the account', async () => {
  const { doctorId, free } = await fullDoctor(world, 2)
  const [relative, patient, leaver, next, last] = (await world.patients(5)).map(sure)
  await world.relate(sure(relative).accountId, sure(patient).profileId, {
    relKind: 'OTHER',
    level: 'BOOK_VISITS',
  })
  await waitForTime({ bearer: sure(relative).bearer, profileId: sure(patient).profileId }, { doctorId })
  for (const one of [leaver, next, last]) await waitForTime(sure(one), { doctorId })
  await free(0)
  await free(1)
  await settle()
  expect(await offerTo(sure(relative))).not.toBeNull()
  expect(await offerTo(sure(leaver))).not.toBeNull()
  await world.db
    .deleteFrom('family_relation')
    .where('account_id', '=', sure(relative).accountId)
    .where('profile_id', '=', sure(patient).profileId)
    .execute()
  await world.db.deleteFrom('account').where('id', '=', sure(leaver).accountId).execute()
  await settle()
  expect(await offerTo(sure(next))).not.toBeNull()
  expect(await offerTo(sure(last))).not.toBeNull()
  expect(await waits(sure(relative))).toEqual([])
})
