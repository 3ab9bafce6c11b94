import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { programmesToBook } from '../../../booking/testing/programmes-to-book.ts'
import { compareBothSides } from '../../testing/compare-both-sides.ts'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { messagesTo } from '../../testing/messages-to.ts'
import { providersOf } from '../../testing/providers-of.ts'
import type { Trouble } from '../../testing/troubled-server.ts'

const world = await testWorld()
const { coveredPatient } = programmesToBook(world)
const styles = ['appointment', 'transaction'] as const
const clinics = {
  appointment: await fhirClinic(world, 'appointment'),
  transaction: await fhirClinic(world, 'transaction'),
}
afterAll(() => Promise.all(styles.map(style => clinics[style].server.close())))
beforeEach(() => {
  world.clock.set(WORLD_START)
  for (const style of styles) clinics[style].server.befall()
})
let day = 3
/** The test world's servers use the same database, so an operation that one of them has claimed takes its time. */
const PATIENT = { timeout: 10_000 }

/** Three free times of a day that no other test uses. */
async function freeTimes(style: (typeof styles)[number]) {
  const at = clinics[style]
  const ids = addSlots(at.server, { from: `2026-03-${String(++day).padStart(2, '0')}T06:00:00Z`, count: 3 })
  await at.compare()
  const slots = await at.slots()
  return { at, ids, slots: slots.slice(-3) }
}
const write = (trouble: Trouble) => (asked: { method: string; path: string }) =>
  asked.method !== 'GET' && !asked.path.startsWith('Patient') ? trouble : undefined

describe.each(styles)('the clinic is asked for an %s', style => {
  test('a visit is booked at the clinic and here, moved, and cancelled', async () => {
    const { at, ids, slots } = await freeTimes(style)
    const patient = await world.patient()
    const before = await compareBothSides(world, at)
    const booked = await world.book(patient, requireValue(slots[0]))
    expect(booked.status).toBe(201)
    const { orderId } = booked.json
    const first = await compareBothSides(world, at)
    expect(first).toMatchObject({ here: first.there, open: 0, held: 0, busy: before.busy + 1 })
    expect(first.there).toHaveLength(before.there.length + 1)

    const moved = await world.move(patient, orderId, requireValue(slots[1]).timetableId)
    expect(moved).toMatchObject({ status: 200, json: { orderId } })
    await expect
      .poll(async () => {
        await at.providers.operationWorker.work()
        return (await compareBothSides(world, at)).open
      }, PATIENT)
      .toBe(0)
    const second = await compareBothSides(world, at)
    expect(second).toMatchObject({ here: second.there, open: 0, busy: before.busy + 1 })
    expect(second.there).not.toEqual(first.there)
    expect(at.server.resources.find(`Slot/${ids[1]}`)).toMatchObject({ status: 'busy' })

    expect((await world.cancel(patient, orderId)).status).toBe(204)
    expect(await compareBothSides(world, at)).toMatchObject({ ...before, here: before.there })
    await at.compare()
    expect(await at.slots()).toEqual(
      expect.arrayContaining(slots.map(({ startsAt }) => expect.objectContaining({ startsAt }))),
    )
  })

  test('the clinic gets only the needed data of the patient, and each patient once', async () => {
    const { at, slots } = await freeTimes(style)
    const patient = await world.patient()
    for (const slot of slots.slice(0, 2)) expect((await world.book(patient, slot)).status).toBe(201)
    const known = at.server.resources
      .all('Patient')
      .filter(({ identifier }) => JSON.stringify(identifier).includes(patient.profileId))
    expect(known).toHaveLength(1)
    expect(Object.keys(requireValue(known[0])).sort()).toEqual(
      ['active', 'birthDate', 'gender', 'id', 'identifier', 'meta', 'name', 'resourceType'].sort(),
    )
  })

  test('the clinic learns which programme pays and what the patient pays, and nothing more of it', async () => {
    const { at, slots } = await freeTimes(style)
    const { code, patient } = await coveredPatient({ share: 80, providerId: at.clinic.providerId })
    const booked = await world.book(patient, { ...requireValue(slots[0]), programId: code })
    expect(booked.json).toMatchObject({ covererCode: code, covererShare: 80 })
    const made = at.server.resources
      .all('Appointment')
      .find(appointment => JSON.stringify(appointment).includes(code))
    expect(made).toMatchObject({
      supportingInformation: [{ reference: '#coverage' }],
      contained: [
        {
          resourceType: 'Coverage',
          payor: [{ identifier: { system: 'urn:vizit:programme', value: code } }],
          costToBeneficiary: [{ valueQuantity: { value: 20, unit: '%' } }],
        },
      ],
    })
  })

  test('of two visits for one that remains of a limit, the clinic and this side have one', async () => {
    const { at, slots } = await freeTimes(style)
    const { code, patient } = await coveredPatient({ visits: 1, providerId: at.clinic.providerId })
    const before = await compareBothSides(world, at)
    const replies = await Promise.all(
      slots.slice(0, 2).map(slot => world.book(patient, { ...slot, programId: code })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    await expect
      .poll(async () => {
        world.clock.advance(10)
        await at.providers.operationWorker.work()
        return (await compareBothSides(world, at)).there.length
      }, PATIENT)
      .toBe(before.there.length + 1)
  })

  test('a time taken at the clinic by somebody else is busy, and not offered any more', async () => {
    const { at, ids, slots } = await freeTimes(style)
    const taken = requireValue(at.server.resources.find(`Slot/${ids[0]}`))
    at.server.resources.save({ ...taken, status: 'busy' })
    const reply = await world.book(await world.patient(), requireValue(slots[0]))
    expect(reply).toMatchObject({ status: 409, json: { code: 'TIMESLOT_IS_BUSY' } })
    expect((await at.slots()).map(({ timetableId }) => timetableId)).not.toContain(
      requireValue(slots[0]).timetableId,
    )
    expect(await compareBothSides(world, at)).toMatchObject({ open: 0, held: 0 })
  })

  test.each<[Trouble, string]>([
    ['down', 'breaks off'],
    ['lost', 'breaks off after it has booked'],
    ['failing', 'fails'],
    ['nonsense', 'answers nonsense after it has booked'],
    ['forbidden', 'forbids it'],
  ])('%s: if the clinic %s, no visit is booked on one side only', async trouble => {
    const { at, slots } = await freeTimes(style)
    const before = await compareBothSides(world, at)
    const patient = await world.patient()
    at.server.befall(write(trouble))
    const reply = await world.book(patient, requireValue(slots[0]), { key: 'once' })
    expect(reply.json).toMatchObject({ code: 'CLINIC_UNAVAILABLE', attributes: { reason: 'silent' } })
    at.server.befall()
    // The world's own server may have claimed it, so the test waits for it.
    await expect
      .poll(async () => {
        world.clock.advance(10)
        await at.providers.operationWorker.work()
        return compareBothSides(world, at)
      }, PATIENT)
      .toEqual(before)
    // The repeated request finds the time free.
    expect((await world.book(patient, requireValue(slots[0]), { key: 'once' })).status).toBe(201)
  })
})

test('the same request twice at once makes one visit and one appointment', async () => {
  const { at, slots } = await freeTimes('appointment')
  const patient = await world.patient()
  const before = await compareBothSides(world, at)
  const replies = await Promise.all(
    [1, 2, 3].map(() => world.book(patient, requireValue(slots[0]), { key: 'same' })),
  )
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(replies.map(({ json }) => json.orderId)).size).toBe(1)
  expect((await compareBothSides(world, at)).there).toHaveLength(before.there.length + 1)
})

test('a key of yesterday for a time that is now taken gets the ordinary refusal', async () => {
  const { slots } = await freeTimes('appointment')
  const [patient, rival] = [await world.patient(), await world.patient()]
  expect((await world.book(patient, requireValue(slots[0]), { key: 'old' })).status).toBe(201)
  world.clock.advance(25 * 60)
  expect((await world.book(rival, requireValue(slots[1]))).status).toBe(201)
  const reply = await world.book(patient, requireValue(slots[1]), { key: 'old' })
  expect(reply.json.code).toBe('TIMESLOT_IS_BUSY')
})

test('a cancellation whose answer was lost is found, and a message is sent', async () => {
  const { at, slots } = await freeTimes('appointment')
  const patient = await world.patient()
  const booked = await world.book(patient, requireValue(slots[0]))
  const before = await compareBothSides(world, at)
  at.server.befall(write('lost'))
  const cancelled = await world.cancel(patient, booked.json.orderId)
  expect(cancelled.json).toMatchObject({ code: 'CLINIC_UNAVAILABLE', attributes: { reason: 'silent' } })
  expect((await compareBothSides(world, at)).here).toEqual(before.here)
  at.server.befall()
  // The clinic did cancel it; this is found, and the patient is told.
  world.clock.advance(1)
  await at.providers.operationWorker.work()
  expect(await compareBothSides(world, at)).toMatchObject({ open: 0, held: 0 })
  expect((await compareBothSides(world, at)).here).not.toEqual(before.here)
  expect(await messagesTo(world, patient.phone)).toEqual(['visit-booked', 'visit-cancelled'])
})

test('a visit cancelled by deleting the account is cancelled at the clinic too', async () => {
  const { at, slots } = await freeTimes('appointment')
  const booked = await world.book(await world.patient(), requireValue(slots[0]))
  await world.db
    .updateTable('visit')
    .set({ status: 'cancelled', cancelled_at: world.clock.now() })
    .where('id', '=', booked.json.orderId)
    .execute()
  await expect
    .poll(async () => {
      world.clock.advance(30)
      await at.providers.operationWorker.poll()
      await at.providers.operationWorker.work()
      const { here, there, open } = await compareBothSides(world, at)
      return { open, differ: here.length - there.length }
    }, PATIENT)
    .toEqual({ open: 0, differ: 0 })
  const sides = await compareBothSides(world, at)
  expect(sides).toMatchObject({ here: sides.there, open: 0 })
})

test('a booking that a slow clinic makes after the timeout is found and cancelled', async () => {
  const { at, slots } = await freeTimes('appointment')
  const before = await compareBothSides(world, at)
  const impatient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(init?.method === 'POST' ? 300 : 5000) })
  const { remote } = providersOf(world, { fetch: impatient })
  const [slot] = slots
  const { profileId } = await world.patient()
  at.server.befall(({ path }) => (path === 'Appointment' ? 'slow' : undefined))
  const { timetableId: timeslotId, assignmentId, startsAt } = requireValue(slot)
  const taken = await remote.bookOrMoveAtClinic(
    {
      ...{ timeslotId, assignmentId, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) },
      ...{ providerId: at.clinic.providerId, minutes: null, holders: [], once: null, moves: null },
      patient: { profileId, unknownPatient: null },
    },
    () => Promise.reject(new Error('nothing is to be booked here')),
  )
  expect(taken).toEqual({ outcome: 'unavailable' })
  at.server.befall()
  world.clock.advance(1)
  await at.providers.operationWorker.work()
  // No appointment exists, but the request may still be carried out: the time stays held.
  expect(await compareBothSides(world, at)).toEqual({ ...before, open: 1, held: 1 })
  at.server.carryOut()
  expect((await compareBothSides(world, at)).there).toHaveLength(before.there.length + 1)
  await expect
    .poll(async () => {
      world.clock.advance(1)
      await at.providers.operationWorker.work()
      return compareBothSides(world, at)
    }, PATIENT)
    .toEqual(before)
})
