import { z } from 'zod'
import { call } from '../../call.ts'
import { MedicalTest } from '../../shapes/medical-test.ts'
import { Observation, TrendPoint } from '../../shapes/observation.ts'
import { Instant, Uuid } from '../../shapes/scalars.ts'
import { Synced, SyncQuery } from '../../shapes/sync.ts'

const path = '/api/v2/my/providers'
const Position = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .describe('of the value in the test')

export const listTests = call({
  module: 'documents',
  summary: 'Tests of everyone whose results the account may see, the latest first',
  method: 'GET',
  path: `${path}/tests`,
  who: 'patient',
  query: z.object({ providerCode: z.string().max(40).optional() }),
  status: 200,
  answer: z.object({ tests: z.array(MedicalTest) }),
  errors: [],
})

/** If one organisation fails, the others are still answered; `providers` has the outcome of each. */
export const syncTests = call({
  module: 'documents',
  repeat: 'reads',
  summary: 'Bring the tests on a device up to date: what has changed since, to be merged by id',
  method: 'POST',
  path: `${path}/sync/tests`,
  who: 'patient',
  query: SyncQuery,
  status: 200,
  answer: Synced.extend({
    tests: z
      .array(MedicalTest)
      .describe('all of them, or those that changed since then; hidden ones too, for the device to drop'),
  }),
  errors: [],
})

export const showTest = call({
  module: 'documents',
  summary: 'One test',
  method: 'GET',
  path: `${path}/tests/:testId`,
  who: 'patient',
  subject: { is: 'test', at: 'params', field: 'testId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ testId: Uuid }),
  status: 200,
  answer: MedicalTest,
  errors: ['NOT_FOUND'],
})

export const readTestValues = call({
  module: 'documents',
  summary: 'The measured values of a test, in the order of the organisation',
  method: 'GET',
  path: `${path}/tests/:testId/values`,
  who: 'patient',
  accessCode: true,
  subject: { is: 'test', at: 'params', field: 'testId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ testId: Uuid }),
  status: 200,
  answer: z.object({ testId: Uuid, date: Instant, values: z.array(Observation) }),
  errors: ['NOT_FOUND', 'DOCUMENTS_CONSENT_REQUIRED', 'INVALID_ACODE', 'ACODES_BLOCKED'],
})

/**
 * For one record only: laboratories use their own methods and units, so values of two laboratories cannot be compared.
 * `points` start with the oldest; those whose unit is not `unit` cannot be drawn on its scale. The address contains
 * neither the person nor the analyte, because addresses are written to logs and histories.
 */
export const readAnalyteTrend = call({
  module: 'documents',
  summary: 'What the analyte of a value measured over time in the record of its test',
  method: 'GET',
  path: `${path}/tests/:testId/values/:position/trend`,
  who: 'patient',
  accessCode: true,
  subject: { is: 'test', at: 'params', field: 'testId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ testId: Uuid, position: Position }),
  status: 200,
  answer: z.object({
    analyteCode: z.string(),
    name: z.string().describe('as it was called last'),
    unit: z.string().nullable().describe('of the last value'),
    points: z.array(TrendPoint),
  }),
  errors: ['NOT_FOUND', 'DOCUMENTS_CONSENT_REQUIRED', 'INVALID_ACODE', 'ACODES_BLOCKED'],
})
