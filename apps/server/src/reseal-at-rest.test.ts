import { createHash } from 'node:crypto'
import { tablesContainingText } from '@vizit/test-kit/database/tables-containing-text.ts'
import { aValue } from '@vizit/test-kit/world/document-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { guestNoteKey, openNote } from './modules/guests/public.ts'
import { programmeKeys } from './modules/programmes/public.ts'
import { importProgramme } from './modules/programmes-import/public.ts'
import {
  employerFiles,
  fillClinics,
  programmeWriter,
} from './modules/programmes-import/testing/programme-folder.ts'
import { beginSealing } from './platform/sealing/sealing.ts'
import { resealAtRest } from './reseal-at-rest.ts'

const world = await testWorld()
const { db, database } = world
const NOTHING = { messages: 0, notes: 0, tests: 0, files: 0, prescriptions: 0, members: 0 }
const FERRITIN = { analyteCode: 'ferr-x', name: 'Ферритин', unit: 'нг/мл', low: 10.25, high: 61.75 }

let made = 0

/** What users read: values, a trend, a file, the note. */
async function readers() {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const takenAt = new Date('2025-03-01T06:00:00Z')
  const before = await world.medicalTest(record, { takenAt, values: [aValue('33.125', FERRITIN)] })
  const now = await world.medicalTest(record, { values: [aValue('73.519', FERRITIN)] })
  const assignment = await world.doctor({ slots: 0 })
  const orderId = await world.pastVisit(patient, assignment.assignmentId, { daysAgo: 3 })
  await world.prescription(record, { visitId: orderId })
  const accessCode = await world.openRecord(patient, record)
  const sent = { bearer: patient.bearer, accessCode }
  const path = `/api/v2/my/providers/tests/${now.testId}`
  const doctor = await world.doctor()
  const said = { phone: `+37529777001${made++}`, clientNote: 'Аллергия на пенициллин' }
  const booked = await world.bookAsGuest(doctor, requireValue(doctor.slots[0]), said)
  const visitId: string = booked.json.visit.orderId
  const read = async () => {
    const [values, trend, file, drugs] = await Promise.all([
      world.call('GET', `${path}/values`, sent),
      world.call('GET', `${path}/values/1/trend`, sent),
      world.call('GET', `${path}/documents/${now.documentIds[0]}`, sent),
      world.call('GET', `/api/v2/my/providers/visits/${orderId}/drugs/${record.recordId}`, sent),
    ])
    const row = await db
      .selectFrom('visit_contact')
      .select(['note', 'note_sealed as noteSealed'])
      .where('visit_id', '=', visitId)
      .executeTakeFirstOrThrow()
    return {
      values: values.json.values,
      trend: trend.json.points,
      drugs: drugs.json.drugs,
      file: createHash('sha256').update(file.text).digest('hex'),
      status: file.status,
      note: openNote(guestNoteKey(SECRET), { visitId, ...row }),
    }
  }
  return { read, record, before, now }
}

test('unsealed data of an older server can be read, and is sealed by the command without a change for readers', async () => {
  await db.updateTable('sealing').set({ begun_at: null }).execute()
  const { read, record, before } = await readers()
  const first = await read()
  expect(first).toMatchObject({
    values: [{ name: 'Ферритин', number: 73.519, flag: 'high', timesMeasured: 2 }],
    trend: [{ number: 33.125 }, { number: 73.519 }],
    drugs: [{ name: 'Альфален' }],
    status: 200,
    note: 'Аллергия на пенициллин',
  })
  for (const words of ['73.519', 'ferr-x'])
    expect(await tablesContainingText(db, words)).toEqual(['observation'])
  expect(await tablesContainingText(db, 'пенициллин')).toEqual(['visit_contact'])

  await beginSealing(db, world.clock.now())
  expect(await resealAtRest(database, { secret: SECRET })).toMatchObject({ notes: 1, tests: 2, files: 0 })
  for (const words of ['73.519', 'ferr-x', 'пенициллин'])
    expect(await tablesContainingText(db, words)).toEqual([])
  expect(await read()).toEqual(first)
  expect(await resealAtRest(database, { secret: SECRET })).toEqual(NOTHING)
  // The organisation imports the same results again.
  const rows = () => db.selectFrom('observation').selectAll().orderBy('test_id').execute()
  const stored = await rows()
  const takenAt = new Date('2025-03-01T06:00:00Z')
  await world.medicalTest(record, { number: before.number, takenAt, values: [aValue('33.125', FERRITIN)] })
  expect(await rows()).toEqual(stored)
})

test('after a change of the secret everything is sealed again, files too, and can be read', async () => {
  const { read } = await readers()
  const writeFolder = programmeWriter()
  await fillClinics(db)
  const folder = await writeFolder(employerFiles)
  const { coverageEnds } = testServices(world)
  const bringIn = () =>
    importProgramme(folder, { db, clock: world.clock, keys: programmeKeys(SECRET), ends: coverageEnds })
  await bringIn()
  const first = await read()
  const away = await resealAtRest(database, { secret: 'another secret', formerSecret: SECRET })
  expect(Object.values(away).every(count => count > 0)).toBe(true)
  expect((await read()).note).toBeNull()
  await resealAtRest(database, { secret: SECRET, formerSecret: 'another secret' })
  expect(await read()).toEqual(first)
  expect(await bringIn()).toMatchObject({ members: { added: 0, updated: 0, unchanged: 2 } })
  expect(await resealAtRest(database, { secret: SECRET, formerSecret: 'another secret' })).toEqual(NOTHING)
})

test('values of two people have no hash in common', async () => {
  const codes = new Set<string>()
  for (const patient of await world.patients(2)) {
    const record = await world.medicalRecord(patient.profileId)
    const { testId } = await world.medicalTest(record, { values: [aValue('1', FERRITIN)] })
    const rows = await db
      .selectFrom('observation')
      .select('analyte_code')
      .where('test_id', '=', testId)
      .execute()
    for (const { analyte_code } of rows) codes.add(analyte_code)
  }
  expect(codes.size).toBe(2)
})
