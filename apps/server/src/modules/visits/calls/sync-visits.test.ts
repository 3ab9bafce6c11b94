import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const my = '/api/v2/my/providers'
type Seen = { orderId: string; status: string; hidden: boolean }

const sync = async ({ bearer }: { bearer: string }, query = '') => {
  const { status, json } = await world.call('POST', `${my}/sync/orders${query}`, { bearer })
  const visits = json.visits?.map((visit: Seen) => visit.orderId)
  return { status, json, ids: new Set<string>(visits) }
}

test('the initial sync answers future visits and one month back, with the date of the visit before', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  const within = await world.pastVisit(patient, assignmentId, { daysAgo: 20 })
  await world.pastVisit(patient, assignmentId, { daysAgo: 50 })
  const { status, json, ids } = await sync(patient, '?status=all&async=false&forced=true')
  expect(status).toBe(200)
  expect(ids).toEqual(new Set([orderId, within]))
  expect(json).toMatchObject({
    profileIds: [patient.profileId],
    syncedAt: WORLD_START,
    providers: [{ providerCode: world.clinic.providerCode, outcome: 'synced' }],
    earlier: '2026-01-11',
  })
})

test('later syncs answer what changed, including cancelled and hidden visits, so that the device drops them', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  const [removed, unchanged] = [
    await world.pastVisit(patient, assignmentId, { daysAgo: 20 }),
    await world.pastVisit(patient, assignmentId, { daysAgo: 19 }),
  ]
  const long = new Date('2026-02-11T06:00:00Z')
  await world.db
    .updateTable('visit')
    .set({ updated_at: long })
    .where('id', 'in', [removed, unchanged])
    .execute()
  const first = await sync(patient)
  expect(first.ids).toEqual(new Set([orderId, removed, unchanged]))

  await world.cancel(patient, orderId)
  await world.call('DELETE', `${my}/visits/${removed}`, { bearer: patient.bearer })
  const later = await sync(patient, '?dateStart=2026-03-01')
  expect(later.json.visits).toHaveLength(2)
  const said = new Map(later.json.visits.map((visit: Seen) => [visit.orderId, visit]))
  expect(said.get(orderId)).toMatchObject({ status: 'cancelled', timetableId: null })
  expect(said.get(removed)).toMatchObject({ hidden: true, lastUpdated: WORLD_START })
})

test('people whose visits may no longer be seen are left out of the list of profiles', async () => {
  const { slots } = await world.doctor()
  const [patient, wife] = [await world.patient(), await world.patient()]
  await world.book(patient, requireValue(slots[0]))
  await world.relate(wife.accountId, patient.profileId, { relKind: 'SPOUSE', level: 'VIEW_NAME' })
  expect((await sync(wife)).json).toMatchObject({ visits: [], profileIds: [wife.profileId] })
})

test('a sync can be limited to one medical organisation', async () => {
  const clinic = await world.newClinic()
  const [here, there] = [
    await world.doctor(),
    await world.doctor({ at: clinic, from: '2026-03-04T06:00:00Z' }),
  ]
  const patient = await world.patient()
  for (const { slots } of [here, there]) await world.book(patient, requireValue(slots[0]))
  const { json } = await sync(patient, `?providerCode=${clinic.providerCode}`)
  expect(json.visits).toMatchObject([{ providerCode: clinic.providerCode }])
  expect(json.providers).toMatchObject([{ providerCode: clinic.providerCode }])
})

test('orders of a period are listed in every status by start', async () => {
  const { assignmentId, slots } = await world.doctor()
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  await world.cancel(patient, orderId)
  const past = await world.pastVisit(patient, assignmentId, { daysAgo: 3 })
  const read = async (query: string) =>
    (await world.call('GET', `${my}/orders?status=all${query}`, { bearer: patient.bearer })).json
  expect(await read('')).toMatchObject([{ orderId: past }, { orderId, status: 'cancelled' }])
  expect(await read('&dateEnd=2026-03-02')).toMatchObject([{ orderId: past }])
  expect((await read('&dateStart=2026-03-02&dateEnd=2026-03-01')).code).toBe('INVALID_ARGUMENT')
})

test('reports are listed with a visit for readers with the right, and make it changed at the next sync', async () => {
  const { assignmentId } = await world.doctor({ slots: 0 })
  const [patient, relative] = [await world.patient(), await world.patient()]
  const visitId = await world.pastVisit(patient, assignmentId, { daysAgo: 20 })
  await world.relate(relative.accountId, patient.profileId, { relKind: 'PARENT', level: 'VIEW_VISITS' })
  const record = await world.medicalRecord(patient.profileId)
  const { reportId, documentIds } = await world.medicalReport(record, { visitId })
  const own = await sync(patient, '?dateStart=2026-03-01')
  expect(own.json.visits).toMatchObject([
    {
      orderId: visitId,
      reports: [{ id: reportId, recordLink: record.recordId, reportResults: documentIds }],
      links: documentIds.map(reportResultId => ({ reportResultId, reportId })),
    },
  ])
  expect((await sync(relative)).json.visits).toMatchObject([{ orderId: visitId, reports: [], links: [] }])
})

test('changes of a new family member are answered as usual; older visits need an initial sync', async () => {
  const { assignmentId } = await world.doctor()
  const [patient, wife] = [await world.patient(), await world.patient()]
  const been = await world.pastVisit(patient, assignmentId, { daysAgo: 20 })
  await world.db
    .updateTable('visit')
    .set({ updated_at: new Date('2026-02-11T06:00:00Z') })
    .where('id', '=', been)
    .execute()
  await world.relate(wife.accountId, patient.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  const later = await sync(wife, '?dateStart=2026-03-01')
  expect(later.ids).toEqual(new Set())
  expect(new Set(later.json.profileIds)).toEqual(new Set([wife.profileId, patient.profileId]))
  expect(later.json.reportsOf).toEqual([wife.profileId])
  expect(new Set(later.json.coverageOf)).toEqual(new Set([wife.profileId, patient.profileId]))
  expect((await sync(wife)).ids).toEqual(new Set([been]))
})
