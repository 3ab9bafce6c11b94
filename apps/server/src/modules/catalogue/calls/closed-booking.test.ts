import { afterEach, expect, test } from 'vitest'
import { catalogueApp, MONDAY } from '../testing/catalogue-app.ts'

const { get, base, clinic, doctor, db, settings } = await catalogueApp()
const slot = doctor.slots[0]?.timetableId ?? ''

const clinicSays = (values: { online_booking?: boolean }) =>
  db.updateTable('provider').set(values).where('id', '=', clinic.providerId).execute()

afterEach(async () => {
  settings.online_booking_enabled = true
  await clinicSays({ online_booking: true })
})

/** All answers that show whether this doctor can be booked online. */
async function offered() {
  const read = async (path: string) => (await get(`${base}${path}`)).body
  const dates = `dateStart=${MONDAY}&dateEnd=${MONDAY}`
  const [doctors, physicians, assignments, days, slots, day, shown] = await Promise.all([
    read('/doctors'),
    get(`/api/v2/public/providers/physicians/list?ids=${doctor.doctorId}`).then(({ body }) => body),
    read(`/assignments?ids=${doctor.assignmentId}`),
    read(`/doctors/free-dates?${dates}`),
    read(`/doctors/${doctor.doctorId}/timeslots?${dates}`),
    read(`/doctors/timeslots?branchId=${clinic.branchId}&date=${MONDAY}`),
    read(`/timeslots/${slot}`),
  ])
  return {
    worksAt: [doctors, physicians].map(([{ worksAt }]) => worksAt[0].onlineBooking),
    nearest: [doctors, physicians].map(([{ nearestTimeslot }]) => nearestTimeslot !== null),
    assignment: [assignments[0].onlineBooking, shown.assignment.onlineBooking],
    free: [
      days.dates.length,
      slots.length,
      day.flatMap(({ freeTimeslots }: { freeTimeslots: object[] }) => freeTimeslots).length,
      shown.free,
    ],
  }
}

const nothing = {
  worksAt: [false, false],
  nearest: [false, false],
  assignment: [false, false],
  free: [0, 0, 0, false],
}

test('a doctor of an open clinic is bookable in every call', async () => {
  expect(await offered()).toEqual({
    worksAt: [true, true],
    nearest: [true, true],
    assignment: [true, true],
    free: [1, 4, 4, true],
  })
})

test('a clinic that takes no online bookings has nothing bookable, and its reason is given', async () => {
  await clinicSays({ online_booking: false })
  expect(await offered()).toEqual(nothing)
})

test('when the operator closes booking, nothing is bookable anywhere', async () => {
  settings.online_booking_enabled = false
  expect(await offered()).toEqual(nothing)
})

test('a timeslot beyond two months is not offered, even if the clinic gave it', async () => {
  const far = { from: '2026-05-02', to: '2026-05-01' }
  const { id } = await db
    .insertInto('timeslot')
    .values({
      assignment_id: doctor.assignmentId,
      starts_at: `${far.from}T06:00:00Z`,
      ends_at: `${far.from}T06:30:00Z`,
      explicit: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('timeslot').set({ withdrawn: true }).where('id', '<>', id).execute()
  const slots = await get(
    `${base}/doctors/${doctor.doctorId}/timeslots?dateStart=${far.to}&dateEnd=${far.from}`,
  )
  const day = await get(`${base}/doctors/timeslots?branchId=${clinic.branchId}&date=${far.from}`)
  const doctors = await get(`${base}/doctors`)
  expect(slots.body).toEqual([])
  expect(day.body[0].freeTimeslots).toEqual([])
  expect(doctors.body[0].nearestTimeslot).toBeNull()
  expect((await get(`${base}/timeslots/${id}`)).body.free).toBe(false)
})
