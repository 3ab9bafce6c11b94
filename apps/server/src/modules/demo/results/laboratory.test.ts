import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { documentKeys } from '../../documents/public.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { seedDemoDrugs } from '../drugs/seed-drugs.ts'
import { createDemoLaboratory } from './laboratory.ts'

const world = await testWorld()
const demo = await world.newClinic()
await world.doctor({ at: demo })
await world.db
  .updateTable('provider')
  .set({ code: 'demo', is_demo: true })
  .where('id', '=', demo.providerId)
  .execute()
const told: string[] = []
const visited: string[] = []
const visits = '/api/v2/my/providers/visits'
const laboratory = createDemoLaboratory({
  db: world.db,
  clock: world.clock,
  documentKey: documentKeys(SECRET).document,
  notifyAccount: async (_trx, accountId) => {
    told.push(accountId)
    return true
  },
  changes: {
    publish: (topic, to) =>
      void (topic === 'visits' && to !== 'everyone' && visited.push(...(to.profiles ?? []))),
  },
  publicUrl: 'https://vizit.example',
})
const list = async ({ bearer }: { readonly bearer: string }) =>
  (await world.call('GET', '/api/v2/my/providers/tests', { bearer })).json.tests

test("a new person finds two years of tests, a doctor's report and one test in progress, once", async () => {
  const patient = await world.patient()
  await Promise.all([laboratory.examine([patient.profileId]), laboratory.examine([patient.profileId])])
  const tests: { status: string; kind: string; testResults: string[] }[] = await list(patient)
  expect(tests).toHaveLength(12)
  expect(tests[0]).toMatchObject({ name: 'Витамин D', status: 'in-progress' })
  expect(tests.filter(({ kind }) => kind === 'conclusion')).toMatchObject([
    { testResults: [expect.any(String)] },
  ])
  expect(told).toEqual([])
})

test('a new person has visited a doctor, who prescribed drugs of the demo, and advice', async () => {
  await loadReferenceData(world.db)
  await seedDemoDrugs(world)
  const patient = await world.patient()
  await Promise.all([laboratory.examine([patient.profileId]), laboratory.examine([patient.profileId])])
  expect(visited).toContain(patient.profileId)
  const { bearer } = patient
  const { json } = await world.call('GET', `${visits}?splitpastvisits=true`, { bearer })
  expect([json.future, json.past.length]).toEqual([[], 1])
  const [{ orderId, status, drugLists }] = json.past
  expect([status, drugLists[0].count]).toEqual(['completed', 3])
  const recordId = drugLists[0].recordLink
  await world.call('PUT', `/api/v2/my/providers/reports/consents/${patient.profileId}/demo`, {
    ...{ bearer, body: { consentReceived: true } },
  })
  const accessCode = await world.openRecord(patient, { recordId })
  const list = await world.call('GET', `${visits}/${orderId}/drugs/${recordId}`, { bearer, accessCode })
  const [antibiotic, painkiller, advice] = list.json.drugs
  expect(antibiotic.packs[0]).toMatchObject({ name: 'Амоксициллин', dispensing: 'rx' })
  expect(painkiller.packs.map(({ name }: { name: string }) => name)).toContain('Парацетамол')
  expect(advice).toMatchObject({ name: 'Промывание носа', packs: [] })
})

test('the test in progress becomes ready, and its person is told', async () => {
  const patient = await world.patient()
  await laboratory.examine([patient.profileId])
  await laboratory.finish()
  expect((await list(patient))[0].status).toBe('in-progress')
  world.clock.advance(3)
  await laboratory.finish()
  await laboratory.finish()
  expect((await list(patient))[0]).toMatchObject({ name: 'Витамин D', status: 'ready', hasValues: true })
  expect(told.filter(accountId => accountId === patient.accountId)).toHaveLength(1)
})

test('children and people without a complete profile get no demo results', async () => {
  const [young, nameless] = [
    await world.patient({ birthday: '2015-06-15' }),
    await world.patient({ firstName: null }),
  ]
  await laboratory.examine([young.profileId, nameless.profileId])
  expect([await list(young), await list(nameless)]).toEqual([[], []])
})
