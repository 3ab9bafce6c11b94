import type { Answer } from '@vizit/api-client/calls.ts'
import { answer } from './answer.ts'
import { NOW } from './clinic.ts'
import { anna } from './people.ts'

type MedicalTest = Answer<'listTests'>['tests'][number]
type MeasuredValue = Answer<'readTestValues'>['values'][number]
type TrendPoint = Answer<'readAnalyteTrend'>['points'][number]
type Consent = Answer<'listDocumentsConsents'>['consents'][number]

export const testId = '01990000-0000-7000-8000-0000000000b1'
export const documentId = '01990000-0000-7000-8000-0000000000b2'
export const recordLink = '01990000-0000-7000-8000-0000000000b3'

/** A blood test of Anna, with values and one document. */
export const medicalTest = (parts: Partial<MedicalTest> = {}): MedicalTest => ({
  id: testId,
  profileId: anna.me,
  customerFirstName: 'Анна',
  providerCode: 'demo',
  testProvider: 'Лаборатория «Пробирка»',
  recordLink,
  kind: 'analysis',
  name: 'Общий анализ крови',
  branchName: 'Филиал на Немиге',
  physicianName: 'Сидоров Олег Иванович',
  date: '2026-11-12T06:10:00Z',
  status: 'ready',
  isPast: true,
  updated: false,
  lastUpdated: '2026-11-13T06:00:00Z',
  hidden: false,
  testResults: [documentId],
  hasValues: true,
  ...parts,
})

export const measured = (parts: Partial<MeasuredValue> = {}): MeasuredValue => ({
  position: 1,
  analyteCode: 'HGB',
  name: 'Гемоглобин',
  value: '118',
  number: 118,
  comparator: null,
  unit: 'г/л',
  low: 120,
  high: 140,
  reference: null,
  flag: 'low',
  timesMeasured: 3,
  ...parts,
})

export const trendPoint = (date: string, number: number, parts: Partial<TrendPoint> = {}): TrendPoint => {
  const { position: _, analyteCode: __, name: ___, timesMeasured: ____, ...value } = measured()
  return { ...value, testId, date, value: String(number), number, flag: 'normal', ...parts }
}

export const consent = (parts: Partial<Consent> = {}): Consent => ({
  profileId: anna.me,
  providerCode: 'demo',
  providerName: 'Клиника «Мир»',
  given: 'online',
  givenOn: '2026-11-02',
  changeable: true,
  ...parts,
})

/** From now on a sync returns these tests. */
export const answerTests = (...tests: MedicalTest[]) =>
  answer('syncTests', {
    tests,
    profileIds: [...new Set(tests.map(({ profileId }) => profileId))],
    syncedAt: NOW,
    providers: [],
  })
