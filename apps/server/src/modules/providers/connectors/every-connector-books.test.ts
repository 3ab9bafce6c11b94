import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openClinic } from '../remote/clinic.ts'
import { compareBothSides } from '../testing/compare-both-sides.ts'
import { clinicOfEachKind } from '../testing/connected-clinic.ts'
import { messagesTo } from '../testing/messages-to.ts'
import type { Trouble } from '../testing/troubled-server.ts'
import { connectorKinds } from './connectors.ts'

const world = await testWorld()
const clinics = await clinicOfEachKind(world)
afterAll(() => Promise.all(connectorKinds.map(kind => clinics[kind].system.close())))
beforeEach(() => {
  world.clock.set(WORLD_START)
  for (const kind of connectorKinds) clinics[kind].system.befall()
})
/** The test world's servers use the same database, so an operation that one of them has claimed takes its time. */
const PATIENT = { timeout: 10_000 }
/** Two hours for each who wants free times: there is room for many connectors. */
let next = Date.parse('2026-03-04T06:00:00Z')
function nextHours(): string {
  next += 2 * 3_600_000
  return new Date(next).toISOString()
}

describe.each(connectorKinds)('booking through the connector for %s', kind => {
  const at = clinics[kind]
  const { system } = at

  /** Three free times of a day that no other test uses. */
  async function freeTimes() {
    const ids = system.addSlots({ from: nextHours(), count: 3 })
    await at.compare()
    return { ids, slots: (await at.slots()).slice(-3) }
  }
  const write = (trouble: Trouble) => system.befall(asked => (system.isWrite(asked) ? trouble : undefined))
  const settled = () =>
    expect.poll(async () => {
      world.clock.advance(10)
      await at.providers.operationWorker.work()
      return compareBothSides(world, at)
    }, PATIENT)

  test('a visit is booked at the clinic and here, moved, and cancelled', async () => {
    const { ids, slots } = await freeTimes()
    const patient = await world.patient()
    const before = await compareBothSides(world, at)
    const { status, json } = await world.book(patient, requireValue(slots[0]))
    expect(status).toBe(201)
    const first = await compareBothSides(world, at)
    expect(first).toMatchObject({ here: first.there, open: 0, held: 0, busy: before.busy + 1 })
    expect(first.there).toHaveLength(before.there.length + 1)

    expect((await world.move(patient, json.orderId, requireValue(slots[1]).timetableId)).status).toBe(200)
    await settled().toMatchObject({ open: 0, busy: before.busy + 1 })
    const second = await compareBothSides(world, at)
    expect(second.here).toEqual(second.there)
    expect(ids.map(system.isBusy)).toEqual([false, true, false])

    expect((await world.cancel(patient, json.orderId)).status).toBe(204)
    expect(await compareBothSides(world, at)).toMatchObject({ ...before, here: before.there })
  })

  test('a patient is registered at the clinic once', async () => {
    const { slots } = await freeTimes()
    const patient = await world.patient()
    for (const slot of slots.slice(0, 2)) expect((await world.book(patient, slot)).status).toBe(201)
    expect(system.patientOf(patient.profileId)).not.toBe('')
  })

  test('a time taken at the clinic by somebody else is busy, and not offered any more', async () => {
    const { ids, slots } = await freeTimes()
    system.takeSlot(requireValue(ids[0]))
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
    const { slots } = await freeTimes()
    const before = await compareBothSides(world, at)
    const patient = await world.patient()
    write(trouble)
    const reply = await world.book(patient, requireValue(slots[0]), { key: 'once' })
    expect(reply.json).toMatchObject({ code: 'CLINIC_UNAVAILABLE', attributes: { reason: 'silent' } })
    system.befall()
    await settled().toEqual(before)
    // The repeated request finds the time free.
    expect((await world.book(patient, requireValue(slots[0]), { key: 'once' })).status).toBe(201)
  })

  test('the same request three times at once makes one visit and one appointment', async () => {
    const { slots } = await freeTimes()
    const patient = await world.patient()
    const before = await compareBothSides(world, at)
    const replies = await Promise.all(
      [1, 2, 3].map(() => world.book(patient, requireValue(slots[0]), { key: 'same' })),
    )
    expect(new Set(replies.map(({ json }) => json.orderId)).size).toBe(1)
    expect((await compareBothSides(world, at)).there).toHaveLength(before.there.length + 1)
  })

  test('an operation that is sent twice makes one appointment, and is found by its identifier', async () => {
    const { ids, slots } = await freeTimes()
    const { connector } = requireValue(await opened())
    const { profileId } = await world.patient()
    const patientId = await connector.registerPatient(profileId, anybody)
    const [startsAt] = slots.map(slot => slot.startsAt)
    const asked = {
      ...{ operationId: crypto.randomUUID(), patientId: String(patientId), actors: [] },
      ...{ slotIds: ids.slice(0, 1), startsAt: requireValue(startsAt) },
      endsAt: new Date(requireValue(startsAt).getTime() + 1_800_000),
      coverer: { code: 'a-programme', share: 80 },
    }
    const first = await connector.book(asked)
    expect(await connector.book(asked)).toEqual(first)
    expect(await connector.find(asked.operationId)).toMatchObject({ id: first, status: 'booked' })
    expect(await connector.find(crypto.randomUUID())).toBeNull()
    expect(await connector.cancel(String(first))).toBe('off')
    expect(await connector.cancel(String(first))).toBe('off')
    expect(await connector.cancel('nobody-knows-it')).toBe('off')
  })

  test('a cancellation whose answer was lost is found, and a message is sent', async () => {
    const { slots } = await freeTimes()
    const patient = await world.patient()
    const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
    const before = await compareBothSides(world, at)
    write('lost')
    expect((await world.cancel(patient, orderId)).json).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
    system.befall()
    world.clock.advance(1)
    await settled().toMatchObject({ open: 0, held: 0 })
    expect((await compareBothSides(world, at)).here).not.toEqual(before.here)
    expect(await messagesTo(world, patient.phone)).toEqual(['visit-booked', 'visit-cancelled'])
  })

  test('a visit that the patient has attended at the clinic cannot be cancelled', async () => {
    const { slots } = await freeTimes()
    const patient = await world.patient()
    const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
    const { appointment_id } = await world.db
      .selectFrom('fhir_appointment')
      .select('appointment_id')
      .where('visit_id', '=', orderId)
      .executeTakeFirstOrThrow()
    system.setStatus(appointment_id, 'arrived')
    const { connector } = requireValue(await opened())
    expect(await connector.cancel(appointment_id)).toBe('over')
    expect((await world.cancel(patient, orderId)).status).toBe(423)
  })

  const anybody = { lastName: 'Орлова', firstName: 'Нина', birthday: '1990-01-01', sex: 'FEMALE' } as const
  const opened = () => openClinic(at.clinic.providerId, at.providers.remoteDeps)
})
