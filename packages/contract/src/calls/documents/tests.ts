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
  .describe('the position of the value in its test')

export const listTests = call({
  module: 'documents',
  topics: ['family', 'tests'],
  summary: 'List tests of everyone whose results the account may see, latest first',
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
  topics: ['family', 'tests'],
  repeat: 'reads',
  summary: 'Bring the tests on a device up to date: answers changed tests, to be merged by id',
  method: 'POST',
  path: `${path}/sync/tests`,
  who: 'patient',
  query: SyncQuery,
  status: 200,
  answer: Synced.extend({
    tests: z
      .array(MedicalTest)
      .describe(
        'all tests, or those changed since `dateStart`; hidden ones too, so that the device drops them',
      ),
  }),
  errors: [],
})

export const showTest = call({
  module: 'documents',
  topics: ['family', 'tests'],
  summary: 'Show one test',
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
  topics: ['family', 'tests'],
  summary: "List the measured values of a test, in the organisation's order",
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
  topics: ['family', 'tests'],
  summary: "List all values of a measured value's analyte over time, in the medical record of its test",
  method: 'GET',
  path: `${path}/tests/:testId/values/:position/trend`,
  who: 'patient',
  accessCode: true,
  subject: { is: 'test', at: 'params', field: 'testId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ testId: Uuid, position: Position }),
  status: 200,
  answer: z.object({
    analyteCode: z.string(),
    name: z.string().describe('the latest name'),
    unit: z.string().nullable().describe('the unit of the latest value'),
    points: z.array(TrendPoint),
  }),
  errors: ['NOT_FOUND', 'DOCUMENTS_CONSENT_REQUIRED', 'INVALID_ACODE', 'ACODES_BLOCKED'],
})
