import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { holdOwnersOf } from '../use-cases/hold-owners.ts'

const world = await testWorld()
const { holdAsGuest } = world
beforeEach(() => world.clock.set(WORLD_START))

const newGuest = (address: string) => ({ anonymousId: randomUUID(), address })
let phones = 0
const newPhone = () => `37544${String(++phones).padStart(7, '0')}`
let networks = 0
/** Holds with a proof of work of zero difficulty, unless the test passes another one. */
const book = async (...[doctor, slot, said = {}, sent = {}]: Parameters<typeof world.bookAsGuest>) =>
  world.bookAsGuest(
    doctor,
    slot,
    { phone: newPhone(), recaptchaValue: await world.quickProof(), ...said },
    sent,
  )
/** An IP address that no other test uses. */
const newAddress = () => `203.0.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`

const heldCount = async (assignmentId: string) => {
  const rows = await world.db
    .selectFrom('timeslot')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where('held_until', '>', world.clock.now())
    .execute()
  return rows.length
}
const tally = (replies: readonly { status: number; json: { attributes?: { reason?: string } } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status, json }) => json.attributes?.reason ?? String(status))].map(
      ([outcome, all]) => [outcome, all.length],
    ),
  )

test('guests at two addresses hold at most four of 70 free times, however many guest ids they use', async () => {
  const { assignmentId, slots } = await world.doctor({ slots: 70, minutes: 10 })
  const addresses = [newAddress(), newAddress()]
  const replies = []
  for (const [at, slot] of slots.slice(0, 70).entries())
    replies.push(await holdAsGuest(slot, newGuest(requireValue(addresses[at % 2]))))
  expect(tally(replies)).toEqual({ '201': 4, address: 66 })
  expect(await heldCount(assignmentId)).toBe(4)
})

test.each([
  [70, 23],
  [9, 3],
  [4, 1],
  [1, 1],
])('of %i free times of a day, guests of many addresses hold at most %i', async (count, most) => {
  const { assignmentId, slots } = await world.doctor({ slots: count, minutes: 10 })
  const replies = []
  for (const slot of slots) replies.push(await holdAsGuest(slot, newGuest(newAddress())))
  expect(tally(replies)).toEqual({ '201': most, ...(count > most && { doctor: count - most }) })
  expect(await heldCount(assignmentId)).toBe(most)
})

test('the limit counts one day of one doctor, at all branches together', async () => {
  const doctor = await world.doctor({ slots: 3 })
  const elsewhere = await world.newAssignment(doctor, { slots: 3, from: '2026-03-03T12:00:00Z' })
  // 23:30 in Minsk, and midnight.
  const night = await world.newAssignment(doctor, { slots: 2, from: '2026-03-03T20:30:00Z' })
  const hold = (slot: (typeof doctor.slots)[number] | undefined) =>
    holdAsGuest(requireValue(slot), newGuest(newAddress()))
  // Seven times on the third of March.
  expect((await hold(doctor.slots[0])).status).toBe(201)
  expect((await hold(elsewhere.slots[0])).status).toBe(201)
  expect((await hold(night.slots[0])).json).toMatchObject({
    code: 'GUEST_HOLD_LIMIT',
    attributes: { reason: 'doctor', retryAfter: 300 },
  })
  expect((await hold(night.slots[1])).status).toBe(201)
  const other = await world.doctor({ slots: 3 })
  expect((await hold(other.slots[0])).status).toBe(201)
})

test('booked times and those held by accounts do not count as free', async () => {
  const { slots } = await world.doctor({ slots: 8 })
  const [booking, holding] = await world.patients(2)
  await world.book(requireValue(booking), requireValue(slots[7]))
  await world.hold(requireValue(holding), requireValue(slots[6]))
  expect((await holdAsGuest(requireValue(slots[0]), newGuest(newAddress()))).status).toBe(201)
  expect((await holdAsGuest(requireValue(slots[1]), newGuest(newAddress()))).status).toBe(201)
  expect((await holdAsGuest(requireValue(slots[2]), newGuest(newAddress()))).json.attributes.reason).toBe(
    'doctor',
  )
})

test('48 guests at once keep the limits: two holds per address, and a third of the day in all', async () => {
  const [first, second] = [
    await world.doctor({ slots: 48, minutes: 10 }),
    await world.doctor({ slots: 48, minutes: 10 }),
  ]
  const address = newAddress()
  const ofOne = await Promise.all(first.slots.map(slot => holdAsGuest(slot, newGuest(address))))
  expect(tally(ofOne)).toEqual({ '201': 2, address: 46 })
  expect(await heldCount(first.assignmentId)).toBe(2)
  const ofMany = await Promise.all(second.slots.map(slot => holdAsGuest(slot, newGuest(newAddress()))))
  expect(tally(ofMany)).toEqual({ '201': 16, doctor: 32 })
  expect(await heldCount(second.assignmentId)).toBe(16)
})

test('a family, or a town behind one address, can still book: without holds, and one after signing in', async () => {
  const doctor = await world.doctor({ slots: 12 })
  const address = newAddress()
  const people = Array.from({ length: 8 }, () => newGuest(address))
  const held = []
  for (const [at, person] of people.entries())
    held.push(await holdAsGuest(requireValue(doctor.slots[at]), person))
  expect(tally(held)).toEqual({ '201': 2, address: 6 })
  // The guests who were refused a hold book first, so no guest depends on another guest's hold.
  for (const [at, person] of [...people.entries()].reverse()) {
    const booked = await book(doctor, requireValue(doctor.slots[at]), {}, person)
    expect(booked.status).toBe(201)
  }
  const patient = await world.patient()
  const signedIn = await holdAsGuest(
    requireValue(doctor.slots[9]),
    { ...newGuest(address), bearer: patient.bearer },
    { recaptchaValue: undefined },
  )
  expect(signedIn.status).toBe(201)
})

test('an address may hold again when its guests book, leave the form, sign in or wait five minutes', async () => {
  const { slots, ...doctor } = await world.doctor({ slots: 30 })
  const address = newAddress()
  const [booking, leaving, signing, waiting, ...later] = Array.from({ length: 8 }, () => newGuest(address))
  const hold = async (at: number, who = newGuest(address)) =>
    (await holdAsGuest(requireValue(slots[at]), who)).status
  expect([await hold(0, booking), await hold(1, leaving), await hold(2)]).toEqual([201, 201, 409])
  await book(doctor, requireValue(slots[0]), {}, requireValue(booking))
  expect([await hold(2, signing), await hold(3)]).toEqual([201, 409])
  await world.release(requireValue(leaving))
  expect([await hold(3, waiting), await hold(4)]).toEqual([201, 409])
  const patient = await world.patient()
  await world.hold(
    { bearer: patient.bearer, anonymousId: requireValue(signing).anonymousId },
    requireValue(slots[2]),
  )
  expect([await hold(4, later[0]), await hold(5)]).toEqual([201, 409])
  world.clock.advance(5)
  expect([await hold(5), await hold(6), await hold(7)]).toEqual([201, 201, 409])
})

test('a guest may hold times of one doctor six times in three hours, and then still those of another doctor', async () => {
  const [doctor, other] = [await world.doctor(), await world.doctor()]
  const guest = newGuest(newAddress())
  const again = async (slot = doctor.slots[0]) => holdAsGuest(requireValue(slot), guest)
  for (let time = 0; time < 6; time++) {
    expect((await again(doctor.slots[time % 2])).status).toBe(201)
    world.clock.advance(5)
  }
  expect((await again()).json).toMatchObject({
    code: 'GUEST_HOLD_LIMIT',
    attributes: { reason: 'guest', retryAfter: 9000 },
  })
  expect((await again(other.slots[0])).status).toBe(201)
  world.clock.advance(150)
  expect((await again()).status).toBe(201)
})

test('a refusal keeps the former hold, and a taken time is refused as busy', async () => {
  const [doctor, other] = [await world.doctor({ slots: 4 }), await world.doctor({ slots: 4 })]
  const guest = newGuest(newAddress())
  expect((await holdAsGuest(requireValue(doctor.slots[0]), guest)).status).toBe(201)
  await holdAsGuest(requireValue(other.slots[0]), newGuest(newAddress()))
  expect((await holdAsGuest(requireValue(other.slots[1]), guest)).json.attributes.reason).toBe('doctor')
  const shown = await world.call('GET', '/api/v2/my/providers/holds', { anonymousId: guest.anonymousId })
  expect(shown.json.hold).toMatchObject({ timetableId: requireValue(doctor.slots[0]).timetableId })
  expect((await holdAsGuest(requireValue(other.slots[0]), guest)).json.code).toBe('TIMESLOT_IS_BUSY')
  expect(
    (await holdAsGuest({ ...requireValue(other.slots[0]), timetableId: '999999' }, guest)).json.code,
  ).toBe('NOT_FOUND')
})

test('a service longer than a third of the day can be held by one guest, and then by no other', async () => {
  const { slots, assignmentId } = await world.doctor({ slots: 4 })
  const serviceId = await world.service(assignmentId, { minutes: 60 })
  expect((await holdAsGuest(requireValue(slots[0]), newGuest(newAddress()), { serviceId })).status).toBe(201)
  expect((await holdAsGuest(requireValue(slots[2]), newGuest(newAddress()))).json.attributes.reason).toBe(
    'doctor',
  )
})

test('without a proof of work the captcha is required once, for the hold and the booking', async () => {
  const doctor = await world.doctor()
  const slot = requireValue(doctor.slots[0])
  const guest = newGuest(newAddress())
  const without = { recaptchaValue: undefined }
  const asked = await holdAsGuest(slot, guest, without)
  expect([asked.status, asked.json.code]).toEqual([428, 'HUMAN_CHECK_REQUIRED'])
  const humanCheckId = asked.json.attributes.id
  await world.drawGuestPicture(humanCheckId)
  const wrong = await holdAsGuest(slot, guest, { ...without, humanCheckId, humanCode: 'no' })
  expect(wrong.json.code).toBe('INVALID_CAPTCHA_CODE')
  await world.drawGuestPicture(humanCheckId)
  const humanCode = await world.readGuestPicture(humanCheckId)
  expect((await holdAsGuest(slot, guest, { ...without, humanCheckId, humanCode })).status).toBe(201)
  expect((await holdAsGuest(slot, guest, without)).status).toBe(201)
  expect((await holdAsGuest(slot, newGuest(newAddress()), without)).status).toBe(428)
  const booked = await book(doctor, slot, without, guest)
  expect(booked.status).toBe(201)
  expect((await holdAsGuest(requireValue(doctor.slots[1]), guest, without)).status).toBe(428)
})

test('a proof counts once, and a wrong one is refused', async () => {
  const { slots } = await world.doctor()
  const guest = newGuest(newAddress())
  const recaptchaValue = await world.quickProof()
  expect((await holdAsGuest(requireValue(slots[0]), guest, { recaptchaValue })).status).toBe(201)
  for (const given of [recaptchaValue, 'nonsense'])
    expect((await holdAsGuest(requireValue(slots[0]), guest, { recaptchaValue: given })).json.code).toBe(
      'RECAPCHA_IS_NOT_VALID',
    )
})

test("guests' holds made by an older server count too", async () => {
  const { slots, assignmentId } = await world.doctor({ slots: 4 })
  const { anonymousId } = newGuest('')
  const holders = holdOwnersOf({ kind: 'guest', anonymousId })
  await world.database.pool.query('select hold_timeslot($1, $2, null, $3, $4, $5, $6, $7, true)', [
    requireValue(slots[0]).timetableId,
    assignmentId,
    holders[0],
    holders,
    world.clock.now(),
    new Date(world.clock.now().getTime() + 300_000),
    new Date('2026-05-01T00:00:00Z'),
  ])
  expect((await holdAsGuest(requireValue(slots[1]), newGuest(newAddress()))).json.attributes.reason).toBe(
    'doctor',
  )
})
