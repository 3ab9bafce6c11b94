import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { slotAt } from '../../timetable/testing.ts'
import { clinicFolders } from '../testing.ts'
import { describeImport } from './describe-import.ts'
import { importClinic } from './import-clinic.ts'

/* The clinic imports a new timetable while a booking form is open. */

const world = await testWorld()
const { db } = world
await loadReferenceData(db)
const { smallFolder } = clinicFolders()
const STARTS = new Date('2026-03-09T06:00:00Z')
const [OLD, NEW] = ['mon,9:00,10:00,30', 'mon,12:00,13:00,30'].map(
  hours => `doctor,branch,days,from,to,minutes\nd,b,${hours}\n`,
) as [string, string]

async function importHours(timetable: string) {
  const { path } = await smallFolder(timetable)
  const result = await importClinic(path, { db, clock: world.clock })
  expect(result.outcome).toBe('imported')
  return describeImport(result, 'en')
}

/** A time of the clinic, with the ids that the form has. */
async function openForm() {
  await importHours(OLD)
  const timetableId = await slotAt(db, STARTS)
  const { assignment_id: assignmentId } = await db
    .selectFrom('timeslot')
    .select('assignment_id')
    .where('id', '=', timetableId)
    .executeTakeFirstOrThrow()
  return { timetableId, assignmentId }
}
const visitsOf = ({ profileId }: { profileId: string }) =>
  db.selectFrom('visit').select('id').where('profile_id', '=', profileId).execute()

beforeEach(() => world.clock.set(WORLD_START))

test('without a hold the time is gone: the booking and another hold are refused by their type, and nothing is booked', async () => {
  const place = await openForm()
  const patient = await world.patient()
  await importHours(NEW)
  const refused = await world.book(patient, place, { key: 'once' })
  expect(refused).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  expect((await world.hold(patient, place)).json.code).toBe('NOT_FOUND')
  expect(await visitsOf(patient)).toEqual([])
  // Asked again after a lost answer.
  expect((await world.book(patient, place, { key: 'once' })).json.code).toBe('NOT_FOUND')
  expect(await visitsOf(patient)).toEqual([])
})

test('a guest without a hold is told the same', async () => {
  const { timetableId, assignmentId } = await openForm()
  const { doctor_id: doctorId } = await db
    .selectFrom('assignment')
    .select('doctor_id')
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  await importHours(NEW)
  const at = { doctorId, providerCode: 'small' }
  const refused = await world.bookAsGuest(at, { timetableId })
  expect(refused).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
})

test('a held time is booked although the new timetable lacks it, and the next import tells the registry of the visit', async () => {
  const place = await openForm()
  const patient = await world.patient()
  expect((await world.hold(patient, place)).status).toBe(201)
  await importHours(NEW)
  const { status, json } = await world.book(patient, place)
  expect(status).toBe(201)
  expect(await visitsOf(patient)).toHaveLength(1)
  const told = await importHours(NEW)
  expect(told.join('\n')).toContain(`visit ${json.orderId}`)
})
