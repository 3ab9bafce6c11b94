import { DAY_MS } from '@vizit/domain/time/day.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { forgetGuests } from './delete-old-guest-data.ts'

const world = await testWorld()
const { bookAsGuest, db } = world
beforeEach(() => world.clock.set(WORLD_START))

let made = 0
const newPhone = () => `37544${String(++made).padStart(7, '0')}`
const daysAfter = (days: number) => new Date(Date.parse('2026-03-03T06:30:00Z') + days * DAY_MS)

const knownOf = async (orderId: string) => ({
  contact: await db
    .selectFrom('visit_contact')
    .select(['phone', 'email', 'note', 'note_sealed'])
    .where('visit_id', '=', orderId)
    .executeTakeFirst(),
  person: await db
    .selectFrom('visit')
    .innerJoin('profile', 'profile.id', 'visit.profile_id')
    .select(['last_name', 'clinic_phone'])
    .where('visit.id', '=', orderId)
    .executeTakeFirstOrThrow(),
})

async function booked(phone: string) {
  const doctor = await world.doctor()
  const said = { phone, email: 'olga@example.by', clientNote: 'Болит спина' }
  const { json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), said)
  return json.visit.orderId as string
}

test('e-mail and note are deleted 90 days after the visit, the phone after a year; the clinic keeps the name', async () => {
  const phone = newPhone()
  const orderId = await booked(phone)
  await forgetGuests(world.database, daysAfter(89))
  expect((await knownOf(orderId)).contact).toEqual({
    ...{ phone, email: 'olga@example.by', note: null },
    note_sealed: expect.any(String),
  })
  await forgetGuests(world.database, daysAfter(90))
  expect((await knownOf(orderId)).contact).toEqual({
    ...{ phone, email: null, note: null },
    note_sealed: null,
  })
  await forgetGuests(world.database, daysAfter(365))
  expect((await knownOf(orderId)).person.clinic_phone).toBe(phone)
  expect(await forgetGuests(world.database, daysAfter(366))).toEqual({ contacts: 1, notes: 0 })
  expect(await db.selectFrom('guest_consent').selectAll().execute()).toEqual([])
  expect(await knownOf(orderId)).toEqual({
    contact: undefined,
    person: { last_name: 'Петрова', clinic_phone: null },
  })
})

test('a patient whose visits were all cancelled loses the name', async () => {
  const phone = newPhone()
  const orderId = await booked(phone)
  await world.ofLink('DELETE', await world.openLink(phone))
  await forgetGuests(world.database, daysAfter(366))
  expect((await knownOf(orderId)).person).toEqual({ last_name: null, clinic_phone: null })
})

test('expired links, codes, sessions, attempts and keys are deleted', async () => {
  const phone = newPhone()
  await booked(phone)
  await world.openLink(phone)
  await forgetGuests(world.database, daysAfter(3))
  for (const table of [
    'guest_link',
    'guest_code',
    'guest_session',
    'guest_attempt',
    'guest_idempotency_key',
  ] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  }
})
