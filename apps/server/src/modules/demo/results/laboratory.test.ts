import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { documentKeys } from '../../documents/public.ts'
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
const laboratory = createDemoLaboratory({
  db: world.db,
  clock: world.clock,
  documentKey: documentKeys('a secret of the tests, of 32 characters').document,
  notifyAccount: async (_trx, accountId) => {
    told.push(accountId)
    return true
  },
  changes: { publish: () => undefined },
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
