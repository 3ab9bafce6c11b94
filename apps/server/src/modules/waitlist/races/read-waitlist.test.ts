import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { waitlistServer } from '../testing/waitlist-server.ts'
import { canBeOffered, isFree, readWaitlistState, type WaitlistState } from './read-waitlist.ts'

const world = await testWorld({ connections: 40 })
const acts = waitlistServer(world)
const other = testServices(world).waitlist
await other.begin()
afterAll(() => other.end())

const PATIENTS = 4
const SLOTS = 4

const patient = fc.nat(PATIENTS - 1)
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('free' as const), patient, slot: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), patient }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), patient }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait-earlier' as const), patient }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take' as const), patient }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decline' as const), patient }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const), patient }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('book' as const), patient, slot: fc.nat(SLOTS - 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('hold' as const), patient, slot: fc.nat(SLOTS - 1) }),
  },
  // Usually the time is on offer already; interesting are the bookings between its release and the offer.
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('move' as const), patient, slot: fc.nat(SLOTS - 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('book-as-guest' as const),
      patient,
      slot: fc.nat(SLOTS - 1),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
const step = fc.record({
  /** Minutes that pass before the actions. */
  pass: fc.constantFrom(0, 0, 0, 1, 6, 16, 100),
  together: fc.array(act, { minLength: 1, maxLength: 4 }),
})

async function setStage() {
  world.clock.set(WORLD_START)
  const clinic = await world.newClinic()
  const doctor = await world.doctor({ at: clinic, slots: SLOTS, from: '2026-03-02T08:00:00Z' })
  const patients = await world.patients(PATIENTS)
  // At the start everything is booked, by two of the waiting patients and two others.
  const owners = [...(await world.patients(2)), ...patients.slice(2)]
  const orders: string[] = []
  for (const [at, owner] of owners.entries()) {
    orders.push((await world.book(owner, requireValue(doctor.slots[at]))).json.orderId)
  }
  for (const [at, patient] of patients.entries()) {
    if (at < 2) await acts.waitForTime(patient, { doctorId: doctor.doctorId })
    else await acts.waitForEarlier(patient, requireValue(orders[at]))
  }
  return { clinic, doctor, patients, owners, orders }
}
type Stage = Awaited<ReturnType<typeof setStage>>

let guests = 0
const newPhone = () => `37544${String(++guests).padStart(7, '0')}`

async function perform(
  { clinic, doctor, patients, owners, orders }: Stage,
  line: WaitlistState,
  act: Act,
): Promise<void> {
  const who: WorldPatient = requireValue(patients[act.patient])
  const wait = line.waits.find(({ accountId, isOpen }) => accountId === who.accountId && isOpen)
  const visit = line.visits.find(({ profileId }) => profileId === who.profileId)
  const offer = line.waits.find(({ accountId, live }) => accountId === who.accountId && live)?.live
  switch (act.kind) {
    case 'free':
      await world.cancel(requireValue(owners[act.slot]), requireValue(orders[act.slot]))
      return
    case 'cancel':
      if (visit) await world.cancel(who, visit.id)
      return
    case 'wait':
      await acts.waitForTime(who, { doctorId: doctor.doctorId })
      return
    case 'wait-earlier':
      if (visit) await acts.waitForEarlier(who, visit.id)
      return
    case 'take':
      if (offer) await acts.take(who, offer.id)
      return
    case 'decline':
      if (offer) await acts.decline(who, offer.id)
      return
    case 'stop':
      if (wait) await acts.stop(who, wait.id)
      return
    case 'book':
      await world.book(who, requireValue(doctor.slots[act.slot]))
      return
    case 'hold':
      await world.hold(who, requireValue(doctor.slots[act.slot]))
      return
    case 'move':
      if (visit) await world.move(who, visit.id, requireValue(doctor.slots[act.slot]).timetableId)
      return
    case 'book-as-guest': {
      const at = { doctorId: doctor.doctorId, providerCode: clinic.providerCode }
      await world.bookAsGuest(at, requireValue(doctor.slots[act.slot]), { phone: newPhone() })
    }
  }
}

/** Each timeslot is exactly one of: booked, on offer, held by a form, free. */
function expectOneTaker({ slots, visits, waits, now }: WaitlistState) {
  const offers = waits.flatMap(({ live, isOpen }) => (live ? [{ ...live, isOpen }] : []))
  for (const slot of slots) {
    if (slot.visitId !== null) {
      expect(slot.heldBy).toBeNull()
      expect(visits.find(({ id }) => id === slot.visitId)).toMatchObject({
        starts: slot.starts,
        ends: slot.ends,
      })
    }
  }
  for (const offer of offers) {
    expect(offer.isOpen).toBe(true)
    expect(offer.expires).toBeGreaterThan(now)
    expect(slots.find(({ id }) => id === offer.slotId)).toMatchObject({
      visitId: null,
      heldBy: offer.id,
      heldUntil: offer.expires,
    })
  }
  const asked = waits.filter(({ live }) => live).map(({ accountId }) => accountId)
  expect(new Set(asked).size).toBe(asked.length)
  expect(visits.filter(visit => !slots.some(({ visitId }) => visitId === visit.id))).toEqual([])
}

/** No wait could take a free timeslot. */
function expectNobodyPassedOver(line: WaitlistState) {
  for (const slot of line.slots.filter(slot => isFree(line, slot))) {
    expect(line.waits.filter(wait => canBeOffered(line, wait, slot)).map(({ number }) => number)).toEqual([])
  }
}

/** No new offer passed over an earlier wait that could have had it before and after. */
function expectOrderKept(before: WaitlistState, after: WaitlistState) {
  for (const wait of after.waits) {
    const known = before.waits.find(({ id }) => id === wait.id)?.live
    const slot = after.slots.find(({ id }) => id === wait.live?.slotId)
    if (!slot || known?.id === wait.live?.id) continue
    const overlooked = after.waits.filter(
      earlier =>
        earlier.number < wait.number &&
        canBeOffered(after, earlier, slot) &&
        before.waits.some(({ id }) => id === earlier.id) &&
        canBeOffered(before, requireValue(before.waits.find(({ id }) => id === earlier.id)), slot),
    )
    expect(overlooked.map(({ number }) => number)).toEqual([])
  }
}

test('whatever people do: nothing is taken twice, the order is kept, and freed times are offered or free', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async steps => {
      const stage = await setStage()
      let before = await readWaitlistState(world, stage.clinic.providerId)
      for (const { pass, together } of steps) {
        world.clock.advance(pass)
        await acts.sweep()
        before = await readWaitlistState(world, stage.clinic.providerId)
        await Promise.all(together.map(act => perform(stage, before, act)))
        await acts.sweep()
        const after = await readWaitlistState(world, stage.clinic.providerId)
        expectOneTaker(after)
        expectNobodyPassedOver(after)
        expectOrderKept(before, after)
      }
    }),
    { numRuns: Number(process.env.RACES ?? 6), endOnFailure: true },
  )
})
