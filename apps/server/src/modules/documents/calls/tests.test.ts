import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { aValue } from '@vizit/test-kit/world/document-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const my = '/api/v2/my/providers'
type Reader = { readonly bearer: string }
const list = async ({ bearer }: Reader, query = '') =>
  (await world.call('GET', `${my}/tests${query}`, { bearer })).json.tests
const sync = async ({ bearer }: Reader, query = '') =>
  (await world.call('POST', `${my}/sync/tests${query}`, { bearer })).json
const ids = (tests: { id: string }[]) => tests.map(({ id }) => id)
const today = () => civilDateOf(world.clock.now())
const at = (day: string) => new Date(`${day}T06:00:00Z`)

test('tests of everyone whose results one may see are listed, latest first, in every state', async () => {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const older = await world.medicalTest(record, { takenAt: at('2026-02-01'), laboratory: 'Синэво' })
  const newer = await world.medicalTest(record, {
    takenAt: at('2026-03-01'),
    status: 'in-progress',
    files: [],
    values: [],
  })
  const taken = await world.medicalTest(record, { withdrawn: true })
  const tests = await list(patient)
  expect(ids(tests)).toEqual([newer.testId, older.testId])
  expect(tests[1]).toMatchObject({
    name: 'Общий анализ крови',
    testProvider: 'Синэво',
    customerFirstName: 'Мария',
    date: '2026-02-01T06:00:00Z',
    status: 'ready',
    isPast: true,
    updated: false,
    hidden: false,
    testResults: older.documentIds,
    hasValues: true,
    recordLink: record.recordId,
  })
  expect(tests[0]).toMatchObject({ status: 'in-progress', isPast: false, testResults: [], hasValues: false })
  const hidden = await world.call('GET', `${my}/tests/${taken.testId}`, { bearer: patient.bearer })
  expect(hidden.json.code).toBe('NOT_FOUND')
  expect(await list(patient, '?providerCode=another')).toEqual([])
})

test('a sync answers what changed, what was withdrawn, and whose tests may be seen', async () => {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const former = await world.medicalTest(record, { number: 'sync-1' })
  const first = await sync(patient)
  expect(ids(first.tests)).toEqual([former.testId])
  expect(first).toMatchObject({
    profileIds: [patient.profileId],
    syncedAt: world.clock.now().toISOString().replace('.000', ''),
  })
  world.clock.advance(3 * 24 * 60)
  const since = `?dateStart=${addDays(today(), -1)}`
  expect((await sync(patient, since)).tests).toEqual([])
  const fresh = await world.medicalTest(record, { number: 'sync-2' })
  await world.medicalTest(record, { number: 'sync-1', withdrawn: true })
  const later = (await sync(patient, since)).tests
  expect(later.map(({ id, hidden }: { id: string; hidden: boolean }) => [id, hidden])).toEqual(
    expect.arrayContaining([
      [fresh.testId, false],
      [former.testId, true],
    ]),
  )
  expect(ids(await list(patient))).toEqual([fresh.testId])
})

test('a sync of one organisation answers all people there, and no other organisation', async () => {
  const clinic = await world.newClinic()
  const [patient, child] = [await world.patient(), await world.patient()]
  await world.relate(patient.accountId, child.profileId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  const there = { at: clinic }
  const own = await world.medicalTest(await world.medicalRecord(patient.profileId, there), {
    takenAt: at('2026-02-01'),
  })
  const ofChild = await world.medicalTest(await world.medicalRecord(child.profileId, there), {
    takenAt: at('2026-02-02'),
  })
  const elsewhere = await world.medicalTest(await world.medicalRecord(patient.profileId), {
    takenAt: at('2026-02-03'),
  })
  const since = 'dateStart=2026-01-01'
  const said = await sync(patient, `?${since}&providerCode=${clinic.providerCode}`)
  expect(ids(said.tests)).toEqual([ofChild.testId, own.testId])
  expect(said.providers).toMatchObject([{ providerCode: clinic.providerCode }])
  expect(ids((await sync(patient, `?${since}`)).tests)).toEqual([
    elsewhere.testId,
    ofChild.testId,
    own.testId,
  ])
})

test('a record that waits for its person is found by phone, name, birthday and sex', async () => {
  const patient = await world.patient()
  const kept = {
    providerId: world.clinic.providerId,
    number: `waiting-${patient.phone}`,
    person: {
      lastName: 'ИВАНОВА',
      firstName: 'Мария',
      middleName: 'Петровна',
      birthday: '1985-06-15',
      sex: 'FEMALE',
    },
    phone: patient.phone,
    paperConsentOn: null,
  } as const
  const stranger = await world.storeRecord({
    ...kept,
    number: `stranger-${patient.phone}`,
    person: { ...kept.person, firstName: 'Анна' },
  })
  expect(stranger.profileId).toBeNull()
  // The results were imported before the patient signed up, when no account had this phone.
  await world.db
    .updateTable('account')
    .set({ phone: '375299999999' })
    .where('id', '=', patient.accountId)
    .execute()
  const { id, profileId } = await world.storeRecord(kept)
  expect(profileId).toBeNull()
  const record = {
    recordId: id,
    providerId: kept.providerId,
    profileId: patient.profileId,
    phone: kept.phone,
  }
  const { testId } = await world.medicalTest(record, { takenAt: at('2026-01-01') })
  expect(await list(patient)).toEqual([])
  await world.db
    .updateTable('account')
    .set({ phone: patient.phone })
    .where('id', '=', patient.accountId)
    .execute()
  world.clock.advance(2 * 24 * 60)
  expect(ids((await sync(patient, `?dateStart=${today()}`)).tests)).toEqual([testId])
})

test('values of a test in progress are not shown', async () => {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const { testId } = await world.medicalTest(record, { status: 'in-progress', files: [] })
  expect(await list(patient)).toMatchObject([{ id: testId, hasValues: false }])
  const sent = { bearer: patient.bearer, accessCode: await world.openRecord(patient, record) }
  expect((await world.call('GET', `${my}/tests/${testId}/values`, sent)).json.code).toBe('NOT_FOUND')
  expect((await world.call('GET', `${my}/tests/${testId}/values/1/trend`, sent)).json.code).toBe('NOT_FOUND')
})

test("values are in the laboratory's order, with a trend if they were measured before", async () => {
  const patient = await world.patient()
  const record = await world.medicalRecord(patient.profileId)
  const tsh = { analyteCode: 'tsh', name: 'ТТГ', unit: 'мМЕ/л', low: 0.4, high: 4 }
  const before = await world.medicalTest(record, {
    takenAt: at('2025-03-01'),
    values: [aValue('4,8', { ...tsh, name: 'Тиреотропный гормон' })],
  })
  const now = await world.medicalTest(record, {
    takenAt: at('2026-03-01'),
    values: [
      aValue('< 0,1', tsh),
      aValue('обнаружено', { analyteCode: 'ab', name: 'Антитела', flag: 'abnormal', low: null, high: null }),
    ],
  })
  const accessCode = await world.openRecord(patient, record)
  const sent = { bearer: patient.bearer, accessCode }
  const { json } = await world.call('GET', `${my}/tests/${now.testId}/values`, sent)
  expect(json.values).toMatchObject([
    { position: 1, analyteCode: 'tsh', number: 0.1, comparator: '<', flag: 'low', timesMeasured: 2 },
    { position: 2, analyteCode: 'ab', value: 'обнаружено', number: null, flag: 'abnormal', timesMeasured: 1 },
  ])
  const trendOf = (testId: string, position: number) =>
    world.call('GET', `${my}/tests/${testId}/values/${position}/trend`, sent)
  expect((await trendOf(now.testId, 1)).json).toMatchObject({
    analyteCode: 'tsh',
    name: 'ТТГ',
    unit: 'мМЕ/л',
    points: [
      { testId: before.testId, number: 4.8, flag: 'high', date: '2025-03-01T06:00:00Z' },
      { testId: now.testId, number: 0.1, comparator: '<', flag: 'low' },
    ],
  })
  const other = await world.medicalRecord((await world.patient()).profileId)
  const foreign = await world.medicalTest(other, { values: [aValue('4,8', tsh)] })
  for (const [testId, position] of [
    [foreign.testId, 1],
    [now.testId, 3],
  ] as const) {
    expect((await trendOf(testId, position)).json.code).toBe('NOT_FOUND')
  }
})

test('reports belong to a visit; a parent consents for a child, and nobody for another adult', async () => {
  const patient = await world.patient()
  const { assignmentId } = await world.doctor()
  const visitId = await world.pastVisit(patient, assignmentId, { daysAgo: 3 })
  const record = await world.medicalRecord(patient.profileId, { agreed: false })
  const { reportId, documentIds } = await world.medicalReport(record, { visitId })
  const { json } = await world.call('GET', `${my}/reports`, { bearer: patient.bearer })
  expect(json.reports).toMatchObject([{ id: reportId, orderId: visitId, reportResults: documentIds }])
  const path = `${my}/reports/consents/${patient.profileId}/${world.clinic.providerCode}`
  const body = { consentReceived: true }
  const given = await world.call('PUT', path, { bearer: patient.bearer, body })
  expect(given.json).toMatchObject({ given: 'online', givenOn: today(), changeable: true })
  const relative = await world.patient()
  await world.relate(relative.accountId, patient.profileId, {
    relKind: 'PARENT',
    level: 'VIEW_REPORTS_TESTS',
  })
  expect((await world.call('PUT', path, { bearer: relative.bearer, body })).json.code).toBe('NOT_FOUND')
  const seen = await world.call('GET', `${my}/reports/consents`, { bearer: relative.bearer })
  expect(seen.json.consents).toMatchObject([{ profileId: patient.profileId, changeable: false }])
  const withdrawn = await world.call('DELETE', path, { bearer: patient.bearer })
  expect(withdrawn.json).toMatchObject({ given: null, givenOn: null })
})
