import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { storedValues } from '@vizit/test-kit/world/stored-values.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { haemoglobin, PDF, report, resultsClinic } from '../../testing/results-clinic.ts'

const world = await testWorld()
const { known, refresh, save, server, testsOf } = await resultsClinic(world)

test('if a clinic breaks off in the middle, everything is requested again', async () => {
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

test('a file that is refused or invalid does not affect the rest of its report', async () => {
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
    .where('test_id', '=', requireValue(first).id)
    .execute()
  expect(files).toEqual([{ position: 1 }])
})

test('values that are too long or contradictory are shortened or dropped one by one', async () => {
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
  expect(await storedValues(world.db, { testId: requireValue(kept).id })).toMatchObject([
    { value: '118', unit: `${'г'.repeat(39)}…`, low: null, high: null, reference: '120–150' },
  ])
})

test('after a temporary error the result is read again, and announced when it is stored', async () => {
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

test('a phone in free form and a patient that cannot be stored do not affect other results', async () => {
  const both = [await known(), await known()]
  const sorted = both.toSorted((a, b) => (a.patient.profileId < b.patient.profileId ? -1 : 1))
  const [wrong, right] = [requireValue(sorted[0]), requireValue(sorted[1])]
  const { resourceType, id } = requireValue(server.resources.find(right.subject.reference))
  save({ resourceType, id, telecom: [{ system: 'phone', value: '8 (029) 123-45-67' }] })
  server.resources.remove(wrong.subject.reference)
  for (const { subject } of [wrong, right]) save(report(subject))
  const profileIds = [wrong, right].map(({ patient }) => patient.profileId)
  expect(await refresh(...profileIds)).toMatchObject([{ outcome: 'SYNC_FAILED' }])
  expect(await testsOf(right.patient.profileId)).toHaveLength(1)
  const record = await world.db
    .selectFrom('medical_record')
    .select('phone')
    .where('profile_id', '=', right.patient.profileId)
    .executeTakeFirst()
  expect(record).toEqual({ phone: '375291234567' })
})
