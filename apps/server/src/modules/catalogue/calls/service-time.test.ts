import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { createService, giveService } from '@vizit/test-kit/world/service.ts'
import { afterEach, expect, test } from 'vitest'
import { catalogueApp, MONDAY, NOW } from '../testing/catalogue-app.ts'

// The doctor works from 9:00 to 11:00 Minsk time in slots of half an hour; the service takes an hour.
const { get, base, clinic, doctor, db } = await catalogueApp()
const serviceId = await createService(db, doctor.assignmentId, { minutes: 60 })
const slot = (n: number) => requireValue(doctor.slots[n]).timetableId

afterEach(async () => {
  await db.updateTable('timeslot').set({ held_by: null, held_until: null }).execute()
  await db.updateTable('service').set({ hidden: false, active: true }).execute()
  // Those whom a test has added: the next one counts doctors.
  await db.updateTable('doctor').set({ active: false }).where('id', '!=', doctor.doctorId).execute()
})

const take = (n: number) =>
  db
    .updateTable('timeslot')
    .set({ held_by: crypto.randomUUID(), held_until: new Date(NOW.getTime() + 1) })
    .where('id', '=', slot(n))
    .execute()

type Run = { timeslotId: string; startTime: string; endTime: string }
const hours = (runs: readonly Run[]) =>
  runs.map(({ timeslotId, startTime, endTime }) => [
    timeslotId,
    `${startTime.slice(11, 16)}-${endTime.slice(11, 16)}`,
  ])

/** Free time for the service, from every call that shows it. */
async function offered(service = serviceId) {
  const read = async (path: string) => (await get(`${base}${path}`)).body
  const dates = `dateStart=${MONDAY}&dateEnd=${MONDAY}&serviceId=${service}`
  const [ofDoctor, ofBranch, ofAny, days, doctors] = await Promise.all([
    read(`/doctors/${doctor.doctorId}/timeslots?${dates}`),
    read(`/doctors/timeslots?branchId=${clinic.branchId}&date=${MONDAY}&serviceId=${service}`),
    read(`/services/${service}/timeslots?date=${MONDAY}`),
    read(`/doctors/free-dates?${dates}`),
    read(`/doctors?serviceId=${service}`),
  ])
  return {
    lists: [ofDoctor, ofBranch[0]?.freeTimeslots ?? [], Array.isArray(ofAny) ? ofAny : []].map(hours),
    dates: days.dates,
    nearest: doctors.map(({ nearestTimeslot }: { nearestTimeslot: string | null }) => nearestTimeslot),
  }
}

const everywhere = (runs: string[][]) => [runs, runs, runs]

test('a run has the id of its first timeslot and the end of its last', async () => {
  expect(await offered()).toEqual({
    lists: everywhere([
      [slot(0), '06:00-07:00'],
      [slot(1), '06:30-07:30'],
      [slot(2), '07:00-08:00'],
    ]),
    dates: [MONDAY],
    nearest: ['2026-03-02T06:00:00Z'],
  })
})

test('a taken timeslot removes the runs that contain it, also the nearest one', async () => {
  await take(1)
  expect(await offered()).toEqual({
    lists: everywhere([[slot(2), '07:00-08:00']]),
    dates: [MONDAY],
    nearest: ['2026-03-02T07:00:00Z'],
  })
})

test('free timeslots that form no run are not offered', async () => {
  await take(1)
  await take(3)
  expect(await offered()).toEqual({ lists: everywhere([]), dates: [], nearest: [null] })
})

test.each([{ hidden: true }, { active: false }])('nobody provides a service that is %o', async values => {
  await db.updateTable('service').set(values).execute()
  expect(await offered()).toEqual({ lists: everywhere([]), dates: [], nearest: [] })
  expect((await get(`${base}/services/${serviceId}/timeslots?date=${MONDAY}`)).status).toBe(404)
  expect((await get(`${base}/timeslots/${slot(0)}?serviceId=${serviceId}`)).status).toBe(404)
})

test('one timeslot is shown as the run that begins with it', async () => {
  const show = async (n: number) => (await get(`${base}/timeslots/${slot(n)}?serviceId=${serviceId}`)).body
  expect(await show(2)).toMatchObject({
    endTime: '2026-03-02T08:00:00Z',
    free: true,
    service: { id: serviceId, duration: 60, options: [] },
  })
  // The doctor's day ends before the service would.
  expect(await show(3)).toMatchObject({ endTime: '2026-03-02T08:00:00Z', free: false })
  await take(3)
  expect(await show(2)).toMatchObject({ free: false })
  expect((await get(`${base}/timeslots/${slot(0)}`)).body).toMatchObject({
    endTime: '2026-03-02T06:30:00Z',
    service: null,
  })
})

test('doctors who provide the service are listed by start, each with their own duration', async () => {
  const quick = await createDoctor(db, clinic, { from: `${MONDAY}T06:15:00Z`, slots: 1, minutes: 40 })
  await giveService(db, serviceId, quick.assignmentId, 40)
  const { body } = await get(
    `${base}/services/${serviceId}/timeslots?date=${MONDAY}&branchId=${clinic.branchId}`,
  )
  expect(hours(body).map(([, time]) => time)).toEqual([
    '06:00-07:00',
    '06:15-06:55',
    '06:30-07:30',
    '07:00-08:00',
  ])
  expect(body[1]).toEqual({
    timeslotId: requireValue(quick.slots[0]).timetableId,
    assignmentId: quick.assignmentId,
    doctorId: quick.doctorId,
    branchId: clinic.branchId,
    specialityId: clinic.specialityId,
    startTime: '2026-03-02T06:15:00Z',
    endTime: '2026-03-02T06:55:00Z',
  })
  const doctors = (await get(`${base}/doctors?serviceId=${serviceId}&branchId=${clinic.branchId}`)).body
  expect(doctors.map(({ id }: { id: string }) => id)).toEqual([doctor.doctorId, quick.doctorId])
})

test('a run that begins on the last requested date may end on the next one', async () => {
  const late = await createDoctor(db, clinic, { from: `${MONDAY}T20:30:00Z`, slots: 2 })
  await giveService(db, serviceId, late.assignmentId, 60)
  const { body } = await get(
    `${base}/doctors/${late.doctorId}/timeslots?dateStart=${MONDAY}&dateEnd=${MONDAY}&serviceId=${serviceId}`,
  )
  expect(hours(body)).toEqual([[requireValue(late.slots[0]).timetableId, '20:30-21:30']])
})

test('a doctor who does not provide the service is not listed; an unknown branch is not found', async () => {
  await createDoctor(db, clinic, { from: `${MONDAY}T06:00:00Z`, slots: 4 })
  const ids = (await get(`${base}/doctors?serviceId=${serviceId}`)).body.map(({ id }: { id: string }) => id)
  expect(ids).not.toHaveLength((await get(`${base}/doctors`)).body.length)
  for (const path of [
    `/doctors?serviceId=${serviceId}&branchId=999999`,
    `/services/${serviceId}/timeslots?date=${MONDAY}&branchId=999999`,
    `/services/999999/timeslots?date=${MONDAY}`,
  ]) {
    expect((await get(`${base}${path}`)).status, path).toBe(404)
  }
})
