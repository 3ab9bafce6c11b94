import { randomUUID } from 'node:crypto'
import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld({ connections: 40 })
const { bookAsGuest } = world

let made = 0
const newPhone = () => `37544${String(++made).padStart(7, '0')}`
const stranger = () => ({ anonymousId: randomUUID() })
const proofs = (count: number) => Promise.all(Array.from({ length: count }, () => world.quickProof()))
/** Counts replies by status and code, as `tally` does for replies over sockets. */
const outcomes = (replies: readonly { status: number; json: unknown }[]) =>
  tally(replies.map(({ status, json }) => ({ status, json, headers: {}, text: '' })))

test('of guests and accounts that want one timeslot one gets it, and no guest leaves a patient profile behind', async () => {
  const doctor = await world.doctor({ slots: 1 })
  const slot = requireValue(doctor.slots[0])
  const [members, solved] = [await world.patients(10), await proofs(10)]
  const phones = solved.map(newPhone)
  const guests = solved.map((recaptchaValue, at) =>
    bookAsGuest(doctor, slot, { phone: phones[at], recaptchaValue }, stranger()),
  )
  const replies = await Promise.all([...guests, ...members.map(member => world.book(member, slot))])
  expect(outcomes(replies)).toEqual({ '201': 1, '409 TIMESLOT_IS_BUSY': 19 })
  const visits = await world.db
    .selectFrom('visit')
    .select('profile_id')
    .where('doctor_id', '=', doctor.doctorId)
    .execute()
  expect(visits).toHaveLength(1)
  const patients = await world.db
    .selectFrom('profile')
    .select('id')
    .where('clinic_phone', 'in', phones)
    .execute()
  expect(patients.map(({ id }) => id)).toEqual(
    visits.map(({ profile_id }) => profile_id).filter(id => patients.some(patient => patient.id === id)),
  )
})

test('one guest who books one time at many doctors at once gets one visit and one profile', async () => {
  const doctors = await Promise.all(Array.from({ length: 3 }, () => world.doctor({ slots: 1 })))
  const phone = newPhone()
  const solved = await proofs(doctors.length)
  const replies = await Promise.all(
    doctors.map((doctor, at) =>
      bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone, recaptchaValue: solved[at] }, stranger()),
    ),
  )
  expect(outcomes(replies)).toEqual({ '201': 1, '409 PATIENT_BUSY': 2 })
  const patients = await world.db
    .selectFrom('profile')
    .select('id')
    .where('clinic_phone', '=', phone)
    .execute()
  expect(patients).toHaveLength(1)
})

test('the limit of planned visits per phone holds for requests at the same moment', async () => {
  const doctors = await Promise.all(
    Array.from({ length: 3 }, (_, at) => world.doctor({ slots: 1, from: `2026-03-0${at + 3}T06:00:00Z` })),
  )
  await world.setting('guestBooking', { enabled: true, visitsPerPhone: 2 })
  world.clock.advance(2)
  const phone = newPhone()
  const solved = await proofs(doctors.length)
  const replies = await Promise.all(
    doctors.map((doctor, at) =>
      bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone, recaptchaValue: solved[at] }, stranger()),
    ),
  )
  expect(outcomes(replies)).toEqual({ '201': 2, '409 GUEST_VISITS_LIMIT': 1 })
})
