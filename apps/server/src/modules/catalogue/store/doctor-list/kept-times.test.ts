import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogueApp, NOW } from '../../testing/catalogue-app.ts'
import { refreshFreeTimes } from '../refresh-free-times.ts'

let now = NOW
const { get, doctor, db } = await catalogueApp(undefined, { now: () => now })
const [first, second] = doctor.slots.map(({ timetableId }) => timetableId)
const until = new Date(NOW.getTime() + 60_000)

async function nearest(): Promise<string> {
  const { body } = await get('/api/v2/public/doctors')
  return requireValue(body.items[0]).nearestTimeslot
}

test('a held time that was withdrawn and is back is listed once its hold has ended', async () => {
  await sql`update timeslot set withdrawn = true, held_by = gen_random_uuid(), held_until = ${until} where id = ${first}`.execute(
    db,
  )
  await refreshFreeTimes(db, () => now)
  expect(await nearest()).toBe('2026-03-02T06:30:00Z')
  await sql`update timeslot set withdrawn = false where id = ${first}`.execute(db)
  now = until
  expect(await nearest()).toBe('2026-03-02T06:00:00Z')
})

test('a booking that is under way while the times are computed is not forgotten', async () => {
  const booking = await db.startTransaction().execute()
  await sql`update timeslot set held_by = gen_random_uuid(), held_until = 'infinity' where id = ${first}`.execute(
    booking,
  )
  await refreshFreeTimes(db, () => now)
  expect(await nearest()).toBe('2026-03-02T06:00:00Z')
  await booking.commit().execute()
  expect(await nearest()).toBe('2026-03-02T06:30:00Z')
})

test('two bookings of one doctor do not wait for each other', async () => {
  const [one, other] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
  await sql`set local lock_timeout = '1s'`.execute(other)
  await sql`update timeslot set held_until = 'infinity', held_by = gen_random_uuid() where id = ${first}`.execute(
    one,
  )
  await sql`update timeslot set held_until = 'infinity', held_by = gen_random_uuid() where id = ${second}`.execute(
    other,
  )
  await other.commit().execute()
  await one.commit().execute()
  expect(await nearest()).toBe('2026-03-02T07:00:00Z')
})

test('once the times are computed they are read and not looked up', async () => {
  await refreshFreeTimes(db, () => now)
  const computed = await nearest()
  // Without the triggers nobody notes the change, so only a look at the timeslots would see it.
  await db.transaction().execute(async trx => {
    await sql`alter table timeslot disable trigger user`.execute(trx)
    await sql`update timeslot set held_until = null, held_by = null`.execute(trx)
    await sql`alter table timeslot enable trigger user`.execute(trx)
  })
  expect(await nearest()).toBe(computed)
})
