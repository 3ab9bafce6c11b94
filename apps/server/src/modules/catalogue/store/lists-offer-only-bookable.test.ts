import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY, NOW } from '../testing/catalogue-app.ts'
import { isBookable } from './is-bookable-sql.ts'

const { clinic, db } = await catalogueApp()
const doctor = await createDoctor(db, clinic, { from: `${MONDAY}T06:00:00Z`, slots: 1 })

/** What lists show and what a hold answers after a change, which is rolled back. */
async function bookableAfter(change: string, isOpen = true) {
  const asked = {
    asked_slot: requireValue(doctor.slots[0]).timetableId,
    until: new Date(NOW.getTime() + 300_000),
    window_end: new Date(NOW.getTime() + 10 * DAY_MS),
  }
  const trx = await db.startTransaction().execute()
  try {
    await sql.raw(change).execute(trx)
    const { rows: shown } = await sql<{ isBookable: boolean }>`
      select ${sql.raw(isBookable({ isOpen: String(isOpen) }))} as "isBookable"
      from assignment a join doctor d on d.id = a.doctor_id join branch b on b.id = a.branch_id
      join provider p on p.id = a.provider_id where a.id = ${doctor.assignmentId}`.execute(trx)
    const { rows: held } = await sql<{ outcome: string }>`
      select outcome from hold_timeslot(
        asked_slot => ${asked.asked_slot}, asked_assignment => ${doctor.assignmentId}, asked_service => null,
        holder => ${randomUUID()}, holders => '{}', moment => ${NOW}, until => ${asked.until},
        window_end => ${asked.window_end}, online_booking_enabled => ${isOpen})`.execute(trx)
    return { list: requireValue(shown[0]).isBookable, hold: requireValue(held[0]).outcome }
  } finally {
    await trx.rollback().execute()
  }
}

test('what lists offer can be held', async () => {
  expect(await bookableAfter('select 1')).toEqual({ list: true, hold: 'held' })
})

test.each([
  'update provider set active = false',
  'update provider set online_booking = false',
  'update branch set active = false',
  'update doctor set active = false',
  'update assignment set active = false',
  "update assignment set booking_policy = 'registry'",
])('lists and holds refuse after %s', async change => {
  expect(await bookableAfter(change)).toEqual({ list: false, hold: 'closed' })
})

test('lists and holds refuse when the operator has closed booking', async () => {
  expect(await bookableAfter('select 1', false)).toEqual({ list: false, hold: 'closed' })
})
