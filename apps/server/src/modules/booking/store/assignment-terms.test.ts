import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBookingContext } from './booking-context.ts'

const world = await testWorld()
const { assignmentId } = await world.doctor()
const { database } = world
const read = async () => {
  const offer = await readBookingContext(database, { assignmentId, now: new Date() })
  return offer && { place: offer.place, terms: offer.terms }
}

// Every field of the cached terms. A cache entry that outlived a change would let bookings use old terms.
test.each([
  ['doctor', "last_name_ru = 'Иная'", { place: { doctorName: { ru: expect.stringContaining('Иная') } } }],
  ['doctor', 'adult = false, children = true', { terms: { ages: { adult: false } } }],
  ['doctor', 'active = false', { terms: { onlineBooking: false } }],
  ['doctor', 'active = true', { terms: { onlineBooking: true } }],
  ['branch', "phones = '{375170000001}'", { place: { branchPhones: ['375170000001'] } }],
  ['branch', "address_be = 'вул. Новая, 1'", { place: { branchAddress: { be: 'вул. Новая, 1' } } }],
  ['assignment', "booking_policy = 'registry'", { terms: { policy: 'registry' } }],
  ['speciality', "name_en = 'Another'", { place: { speciality: { en: 'Another' } } }],
  ['provider', 'online_booking = false', { terms: { onlineBooking: false } }],
  ['provider', 'active = false', { terms: { clinicActive: false } }],
] as const)('a change of the %s (%s) is seen at once', async (table, change, seen) => {
  const before = await read()
  expect(before).not.toMatchObject(seen)
  expect(await read()).toEqual(before)
  await sql`update ${sql.table(table)} set ${sql.raw(change)}`.execute(database.db)
  expect(await read()).toMatchObject(seen)
})

test('a change that is rolled back is not cached', async () => {
  const before = await read()
  await database.db
    .transaction()
    .execute(async trx => {
      await sql`update doctor set last_name_ru = 'Никто'`.execute(trx)
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await read()).toEqual(before)
})
