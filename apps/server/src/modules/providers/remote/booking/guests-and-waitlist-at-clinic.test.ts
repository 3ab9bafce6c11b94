import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { importActs, mine } from '../../../visit-import/testing.ts'
import { waitlistServer } from '../../../waitlist/testing/waitlist-server.ts'
import { compareBothSides } from '../../testing/compare-both-sides.ts'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'

const world = await testWorld()
const at = await fhirClinic(world)
const { server, clinic, doctorId } = at
afterAll(() => server.close())
beforeEach(() => {
  world.clock.set(WORLD_START)
  server.befall()
})
let day = 3

async function freeTimes(count = 2) {
  const date = `2026-03-${String(++day).padStart(2, '0')}`
  addSlots(server, { from: `${date}T06:00:00Z`, count })
  await at.compare()
  const slots = (await at.slots()).filter(({ startsAt }) => startsAt.toISOString().startsWith(date))
  return slots.map(slot => ({ ...slot, endsAt: new Date(slot.startsAt.getTime() + 30 * 60_000) }))
}

const doctor = { doctorId, providerCode: clinic.providerCode }
const bookAsGuest = (slot: Awaited<ReturnType<typeof freeTimes>>[number], phone: string, key?: string) =>
  world.bookAsGuest(doctor, slot, { phone }, key === undefined ? {} : { key })

test("a guest's visit is booked at the clinic and here, with an identifier of the guest's own, once", async () => {
  const [first, second] = await freeTimes()
  const phone = '375297000001'
  const booked = await bookAsGuest(requireValue(first), phone, 'once')
  expect(booked.status).toBe(201)
  expect((await bookAsGuest(requireValue(first), phone, 'once')).json).toEqual(booked.json)
  expect((await bookAsGuest(requireValue(second), phone)).status).toBe(201)
  const sides = await compareBothSides(world, at)
  expect(sides).toMatchObject({ here: sides.there, open: 0, held: 0 })
  expect(sides.there).toHaveLength(2)
  const { profile_id } = await world.db
    .selectFrom('visit')
    .select('profile_id')
    .where('id', '=', booked.json.visit.orderId)
    .executeTakeFirstOrThrow()
  const known = server.resources
    .all('Patient')
    .filter(one => JSON.stringify(one.identifier).includes(profile_id))
  expect(known).toHaveLength(1)
})

interface Names {
  readonly last_name: string | null
  readonly first_name: string | null
}

/** As a registry may write them. */
const inCapitals = ({ last_name, first_name }: Names) => ({
  last_name: requireValue(last_name).toUpperCase(),
  first_name: requireValue(first_name).toUpperCase(),
})

test.each<[string, (guest: Names) => Partial<Names>, number]>([
  ["one with the same person's data becomes the clinic’s patient", () => ({}), 1],
  ['one whose names differ in case alone does so too', inCapitals, 1],
  ["one with another person's data does not become the clinic’s patient", () => ({ last_name: 'Другая' }), 0],
])('of accounts that import a guest’s visit, %s', async (_case, change, expected) => {
  const [slot] = await freeTimes()
  const taker = await world.patient()
  const booked = await bookAsGuest(requireValue(slot), taker.phone)
  const { orderId } = booked.json.visit
  const guest = await world.db
    .selectFrom('visit')
    .innerJoin('profile', 'profile.id', 'visit.profile_id')
    .innerJoin('fhir_patient', 'fhir_patient.profile_id', 'profile.id')
    .select(['last_name', 'first_name', 'birthday', 'sex', 'patient_id'])
    .where('visit.id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { patient_id, ...facts } = guest
  await world.db
    .updateTable('profile')
    .set({ ...facts, ...change(guest) })
    .where('id', '=', taker.profileId)
    .execute()
  const taken = await importActs(world).importVisit(taker, mine(orderId))
  expect(taken.status).toBe(201)
  const known = await world.db
    .selectFrom('fhir_patient')
    .select('patient_id')
    .where('profile_id', '=', taker.profileId)
    .execute()
  expect(known).toEqual(expected === 1 ? [{ patient_id }] : [])
})

test('if the clinic does not answer, a guest is refused and no patient is left behind', async () => {
  const [slot] = await freeTimes()
  server.befall(({ method, path }) => (method === 'POST' && path === 'Appointment' ? 'failing' : undefined))
  const phone = '375297000002'
  expect((await bookAsGuest(requireValue(slot), phone)).json).toMatchObject({
    code: 'CLINIC_UNAVAILABLE',
    attributes: { reason: 'silent' },
  })
  const left = await world.db.selectFrom('profile').select('id').where('clinic_phone', '=', phone).execute()
  expect(left).toEqual([])
  server.befall()
  world.clock.advance(10)
  await expect
    .poll(
      async () => {
        await at.providers.operationWorker.work()
        return compareBothSides(world, at)
      },
      { timeout: 10_000 },
    )
    .toMatchObject({ open: 0, held: 0 })
})

test('an offered time is booked at the clinic too, and the wait ends', async () => {
  const { waitForTime, offerTo, take, waits, settle } = waitlistServer(world)
  const [slot] = await freeTimes(1)
  const [taker, patient] = await world.patients(2)
  // Other free times would be offered too.
  for (const { timetableId } of await at.slots()) {
    if (timetableId !== requireValue(slot).timetableId) {
      await world.db.deleteFrom('timeslot').where('id', '=', timetableId).execute()
    }
  }
  const { orderId } = (await world.book(requireValue(taker), requireValue(slot))).json
  expect((await waitForTime(requireValue(patient), { doctorId })).status).toBe(201)
  expect((await world.cancel(requireValue(taker), orderId)).status).toBe(204)
  await settle()
  const offer = await offerTo(requireValue(patient))
  expect(offer).toMatchObject({ state: 'live' })
  expect((await take(requireValue(patient), offer.offerId, 'take')).status).toBe(200)
  expect(await waits(requireValue(patient))).toEqual([])
  const sides = await compareBothSides(world, at)
  expect(sides).toMatchObject({ here: sides.there, open: 0, held: 0 })
})

test('a request that is refused here is not sent to the clinic', async () => {
  const [slot] = await freeTimes(1)
  const patient = await world.patient()
  const other = await world.doctor({ from: requireValue(slot).startsAt.toISOString(), slots: 1 })
  await world.book(patient, requireValue(other.slots[0]))
  const asked = () => server.requests.filter(({ method }) => method !== 'GET').length
  const before = asked()
  expect((await world.book(patient, requireValue(slot))).json).toMatchObject({ code: 'VISITOR_BUSY' })
  expect(asked()).toBe(before)
})
