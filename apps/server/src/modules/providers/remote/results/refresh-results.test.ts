import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { storedValues } from '@vizit/test-kit/world/stored-values.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { haemoglobin, PDF, prescription, report, resultsClinic } from '../../testing/results-clinic.ts'

const world = await testWorld()
const { clinic, known, recordWithConsent, refresh, save, server, testsOf } = await resultsClinic(world)

test('a report is stored once with its values and files, and corrected when it changes', async () => {
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
  const values = () => storedValues(world.db, { testId: requireValue(kept).id })
  expect(await values()).toMatchObject([{ analyte_code: '718-7', value: '118', unit: 'г/л', flag: 'low' }])
  const files = await world.db
    .selectFrom('medical_document')
    .select('byte_count')
    .where('test_id', '=', requireValue(kept).id)
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

test('a report about a visit is attached to the visit, others are listed with the tests', async () => {
  const { patient, subject, appointment, orderId } = await known()
  const document = {
    resourceType: 'DocumentReference',
    status: 'current',
    subject,
    type: { text: 'Заключение терапевта' },
    date: '2026-03-01T08:00:00Z',
    content: [{ attachment: { contentType: 'application/pdf', data: PDF } }],
  }
  save({ ...document, context: { related: [appointment] } })
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

test('a report without a name at the clinic is stored without one', async () => {
  const { patient, subject } = await known()
  save(report(subject, { code: {} }))
  await refresh(patient.profileId)
  expect(await testsOf(patient.profileId)).toMatchObject([{ name: null }])
})

test('a test in progress and a withdrawn one are stored; an invalid one does not affect the others', async () => {
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
  expect(requireValue((await testsOf(patient.profileId))[0])).toMatchObject({ withdrawn: true })
})

test('the page of a visit that has begun learns of a new prescription by itself', async () => {
  const { patient, subject, appointment, orderId } = await known()
  const show = async () =>
    (await world.call('GET', `/api/v2/my/providers/visits/${orderId}`, { bearer: patient.bearer })).json
  world.clock.set(new Date((await show()).startDate))
  save(prescription(subject, appointment, 'Эналаприл 10 мг'))
  const shown = async () => (await show()).drugLists
  await expect.poll(shown, { timeout: 20_000 }).toMatchObject([{ count: 1 }])
})

test('the drug list of a visit is read with the dose that the clinic has corrected since', async () => {
  const { patient, subject, appointment, orderId } = await known()
  const prescribed = (text: string) => prescription(subject, appointment, text)
  const { id } = save(prescribed('Эналаприл 10 мг'))
  await refresh(patient.profileId)
  const recordId = await recordWithConsent(patient.profileId)
  const accessCode = await world.openRecord(patient, { recordId })
  let outcome: unknown
  const drugs = async () => {
    world.clock.advance(2)
    const path = `/api/v2/my/providers/visits/${orderId}/drugs/${recordId}`
    const { status, json } = await world.call('GET', path, { bearer: patient.bearer, accessCode })
    outcome = json.provider
    return [status, json.drugs?.map(({ name }: { name: string }) => name)]
  }
  expect(await drugs()).toEqual([200, ['Эналаприл 10 мг']])
  const { providerCode } = clinic
  const syncedAt = world.clock.now().toISOString().replace('.000', '')
  expect(outcome).toEqual({ providerCode, outcome: 'synced', syncedAt })
  server.befall(() => 'down')
  expect(await drugs()).toEqual([200, ['Эналаприл 10 мг']])
  expect(outcome).toEqual({ providerCode, outcome: 'CLINIC_UNAVAILABLE', syncedAt })
  server.befall()
  save({ ...prescribed('Эналаприл 20 мг'), id })
  expect(await drugs()).toEqual([200, ['Эналаприл 20 мг']])
  save({ ...prescribed('Эналаприл 20 мг'), id, doNotPerform: true })
  expect(await drugs()).toEqual([404, undefined])
})
