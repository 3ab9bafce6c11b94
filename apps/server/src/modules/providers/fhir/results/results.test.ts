import { sure } from '@vizit/test-kit/world/sure.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { Observation } from '../resources/results.ts'
import { measuredValue } from './measured-value.ts'

const world = await testWorld()
const at = await fhirClinic(world)
const { server, providers, clinic } = at
afterAll(() => server.close())
beforeEach(() => {
  world.clock.set(WORLD_START)
  server.befall()
})

const PDF = Buffer.from('%PDF-1.7 a small one').toString('base64')
const save = (resource: Readonly<Record<string, unknown>>) => server.resources.save(resource)
let day = 3

/** A patient who has a visit there, and is known there by it. */
async function known() {
  const date = `2026-03-${String(++day).padStart(2, '0')}`
  addSlots(server, { from: `${date}T06:00:00Z`, count: 1 })
  await at.compare()
  const slot = (await at.slots()).find(({ startsAt }) => startsAt.toISOString().startsWith(date))
  const patient = await world.patient()
  const booked = await world.book(patient, sure(slot))
  const { patient_id } = await world.db
    .selectFrom('fhir_patient')
    .select('patient_id')
    .where('profile_id', '=', patient.profileId)
    .executeTakeFirstOrThrow()
  return { patient, subject: { reference: `Patient/${patient_id}` }, orderId: booked.json.orderId as string }
}

type Known = Awaited<ReturnType<typeof known>>

/** Some seconds later: whoever insists is not heard more often. */
const refresh = (profileId: string) => {
  world.clock.advance(0.25)
  return providers.refresh({
    profileIds: [profileId],
    kind: 'tests',
    providerCode: null,
    forced: true,
    wait: true,
  })
}

const testsOf = (profileId: string) =>
  world.db
    .selectFrom('medical_test')
    .innerJoin('medical_record', 'medical_record.id', 'record_id')
    .select(['medical_test.id', 'name', 'kind', 'status', 'withdrawn'])
    .where('profile_id', '=', profileId)
    .orderBy('name')
    .execute()

const report = (subject: object, changed: object = {}) => ({
  resourceType: 'DiagnosticReport',
  status: 'final',
  subject,
  code: { text: 'Общий анализ крови' },
  effectiveDateTime: '2026-03-01T06:00:00Z',
  ...changed,
})
const haemoglobin = {
  resourceType: 'Observation',
  status: 'final',
  code: { text: 'Гемоглобин', coding: [{ code: '718-7' }] },
  valueQuantity: { value: 118, unit: 'г/л' },
  referenceRange: [{ low: { value: 120 }, high: { value: 150 } }],
}

test('a report comes with its values and files, once, and is corrected when it changes', async () => {
  const { patient, subject } = await known()
  const { id } = save(haemoglobin)
  const binary = save({ resourceType: 'Binary', data: PDF })
  const made = save(
    report(subject, {
      result: [{ reference: `Observation/${id}` }],
      presentedForm: [{ contentType: 'application/pdf', url: `Binary/${binary.id}` }],
    }),
  )
  expect(await refresh(patient.profileId)).toEqual([
    { providerCode: clinic.providerCode, outcome: 'synced', syncedAt: world.clock.now() },
  ])
  const [kept] = await testsOf(patient.profileId)
  expect(kept).toMatchObject({ name: 'Общий анализ крови', kind: 'analysis', status: 'ready' })
  const values = () =>
    world.db
      .selectFrom('observation')
      .select(['analyte_code', 'value', 'unit', 'flag'])
      .where('test_id', '=', sure(kept).id)
      .execute()
  expect(await values()).toEqual([{ analyte_code: '718-7', value: '118', unit: 'г/л', flag: 'low' }])
  const files = await world.db
    .selectFrom('medical_document')
    .select('byte_count')
    .where('test_id', '=', sure(kept).id)
    .execute()
  expect(files).toHaveLength(1)

  await refresh(patient.profileId)
  expect(await testsOf(patient.profileId)).toHaveLength(1)
  world.clock.advance(60)
  save({ ...haemoglobin, id, valueQuantity: { value: 130, unit: 'г/л' } })
  save({ ...made })
  await refresh(patient.profileId)
  expect(await values()).toMatchObject([{ value: '130', flag: 'normal' }])
})

test('what is written of a visit stands with the visit, the rest among the tests', async () => {
  const { patient, subject, orderId } = await known()
  const { appointment_id } = await world.db
    .selectFrom('fhir_appointment')
    .select('appointment_id')
    .where('visit_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const document = {
    resourceType: 'DocumentReference',
    status: 'current',
    subject,
    type: { text: 'Заключение терапевта' },
    date: '2026-03-01T08:00:00Z',
    content: [{ attachment: { contentType: 'application/pdf', data: PDF } }],
  }
  save({ ...document, context: { related: [{ reference: `Appointment/${appointment_id}` }] } })
  save({ ...document, type: { text: 'Выписка' } })
  await refresh(patient.profileId)
  const reports = await world.db
    .selectFrom('medical_report')
    .select('name')
    .where('visit_id', '=', orderId)
    .execute()
  expect(reports).toEqual([{ name: 'Заключение терапевта' }])
  expect(await testsOf(patient.profileId)).toMatchObject([{ name: 'Выписка', kind: 'conclusion' }])
})

test('what the clinic has not named is kept without a name', async () => {
  const { patient, subject } = await known()
  save(report(subject, { code: {} }))
  await refresh(patient.profileId)
  expect(await testsOf(patient.profileId)).toMatchObject([{ name: null }])
})

test('in progress, then withdrawn; and what is wrong costs none of the others', async () => {
  const { patient, subject } = await known()
  const pending = save(report(subject, { status: 'registered' }))
  save(report(subject, { code: 'blood' }))
  save(report(subject, { code: { text: 'Снимок' }, category: [{ coding: [{ code: 'RAD' }] }] }))
  await refresh(patient.profileId)
  expect(await testsOf(patient.profileId)).toMatchObject([
    { name: 'Общий анализ крови', status: 'in-progress', withdrawn: false },
    { name: 'Снимок', kind: 'conclusion' },
  ])
  world.clock.advance(60)
  save({ ...pending, status: 'entered-in-error' })
  await refresh(patient.profileId)
  expect(sure((await testsOf(patient.profileId))[0])).toMatchObject({ withdrawn: true })
})

test('a clinic that breaks off in the middle is asked for all of it again', async () => {
  const { patient, subject } = await known()
  save(
    report(subject, {
      presentedForm: [
        { contentType: 'application/pdf', url: `Binary/${save({ resourceType: 'Binary', data: PDF }).id}` },
      ],
    }),
  )
  server.befall(({ path }) => (path.startsWith('Binary') ? 'down' : undefined))
  expect(await refresh(patient.profileId)).toMatchObject([{ outcome: 'CLINIC_UNAVAILABLE', syncedAt: null }])
  server.befall()
  await refresh(patient.profileId)
  expect(await testsOf(patient.profileId)).toHaveLength(1)
})

test('a file that the clinic will not give, or that is none, costs the report nothing else', async () => {
  const { patient, subject } = await known()
  const [forbidden, right] = [PDF, PDF].map(data => save({ resourceType: 'Binary', data }))
  const pdf = (url: string) => ({ contentType: 'application/pdf', url })
  const presentedForm = [
    pdf('https://elsewhere.example/one.pdf'),
    pdf(`Binary/${forbidden?.id}`),
    { contentType: 'application/pdf', data: 'AAAA' },
    pdf(`Binary/${right?.id}`),
  ]
  save(report(subject, { presentedForm }))
  save(report(subject, { code: { text: 'Снимок' } }))
  server.befall(({ path }) => (path === `Binary/${forbidden?.id}` ? 'forbidden' : undefined))
  expect(await refresh(patient.profileId)).toMatchObject([{ outcome: 'synced' }])
  const [first] = await testsOf(patient.profileId)
  expect(await testsOf(patient.profileId)).toHaveLength(2)
  const files = await world.db
    .selectFrom('medical_document')
    .select('position')
    .where('test_id', '=', sure(first).id)
    .execute()
  expect(files).toEqual([{ position: 1 }])
})

test('what is longer than can be kept, or contradicts itself, is clipped or dropped by itself', async () => {
  const { patient, subject } = await known()
  const { id } = save({
    ...haemoglobin,
    valueQuantity: { value: 118, unit: 'г'.repeat(41) },
    referenceRange: [{ low: { value: 150 }, high: { value: 120 }, text: '120\0–150' }],
  })
  const result = [{ reference: `Observation/${id}` }]
  save(report(subject, { id: 'r'.repeat(64), code: { text: 'А'.repeat(301) }, result }))
  await refresh(patient.profileId)
  const [kept] = await testsOf(patient.profileId)
  expect(kept?.name).toBe(`${'А'.repeat(299)}…`)
  const values = await world.db
    .selectFrom('observation')
    .select(['value', 'unit', 'low', 'high', 'reference'])
    .where('test_id', '=', sure(kept).id)
    .execute()
  expect(values).toEqual([
    { value: '118', unit: `${'г'.repeat(39)}…`, low: null, high: null, reference: '120–150' },
  ])
})

test('what goes wrong in passing is read again, and told with what is kept', async () => {
  const { patient, subject } = await known()
  save(report(subject))
  save(report(subject, { code: { text: 'Снимок' } }))
  const told = async () => {
    const rows = await world.db
      .selectFrom('outbox')
      .select('template')
      .where('recipient', '=', patient.phone)
      .where('template', '=', 'records-ready')
      .execute()
    return rows.length
  }
  await sql`
    create function break_off() returns trigger language plpgsql as $$
    begin
      raise exception 'another time' using errcode = 'serialization_failure';
    end $$`.execute(world.db)
  await sql`
    create trigger break_off before insert on outbox for each row when (new.template = 'records-ready')
    execute function break_off()`.execute(world.db)
  expect(await refresh(patient.profileId)).toMatchObject([{ outcome: 'SYNC_FAILED' }])
  expect(await testsOf(patient.profileId)).toEqual([])
  await sql`drop trigger break_off on outbox`.execute(world.db)
  expect(await refresh(patient.profileId)).toMatchObject([{ outcome: 'synced' }])
  expect(await testsOf(patient.profileId)).toHaveLength(2)
  expect(await told()).toBe(1)
})

test('a phone as people write it, and a patient of whom nothing can be kept, cost nobody their results', async () => {
  const both = [await known(), await known()]
  const [wrong, right] = both.toSorted((a, b) => (a.patient.profileId < b.patient.profileId ? -1 : 1)) as [
    Known,
    Known,
  ]
  const { resourceType, id } = sure(server.resources.find(right.subject.reference))
  save({ resourceType, id, telecom: [{ system: 'phone', value: '8 (029) 123-45-67' }] })
  server.resources.remove(wrong.subject.reference)
  for (const { subject } of [wrong, right]) save(report(subject))
  const profileIds = [wrong, right].map(({ patient }) => patient.profileId)
  const asked = { profileIds, kind: 'tests', providerCode: null, forced: true, wait: true } as const
  expect(await providers.refresh(asked)).toMatchObject([{ outcome: 'SYNC_FAILED' }])
  expect(await testsOf(right.patient.profileId)).toHaveLength(1)
  const record = await world.db
    .selectFrom('medical_record')
    .select('phone')
    .where('profile_id', '=', right.patient.profileId)
    .executeTakeFirst()
  expect(record).toEqual({ phone: '375291234567' })
})

test.each<[string, object, object | null]>([
  ['a quantity', {}, { value: '118', low: 120, high: 150, flag: null }],
  ['beyond measuring', { valueQuantity: { value: 5, comparator: '<' } }, { value: '<5' }],
  [
    'words',
    { valueQuantity: undefined, valueString: 'не обнаружено' },
    { value: 'не обнаружено', unit: null },
  ],
  [
    'a code',
    { valueQuantity: undefined, valueCodeableConcept: { coding: [{ display: 'A(II)' }] } },
    { value: 'A(II)' },
  ],
  ['what the laboratory says', { interpretation: [{ coding: [{ code: 'HH' }] }] }, { flag: 'high' }],
  ['withdrawn', { status: 'entered-in-error' }, null],
  ['nothing', { valueQuantity: undefined }, null],
])('a value: %s', (_case, changed, expected) => {
  const value = measuredValue(Observation.parse({ ...haemoglobin, id: 'one', ...changed }))
  if (expected === null) expect(value).toBeNull()
  else expect(value).toMatchObject(expected)
})
