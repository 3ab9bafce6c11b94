import '../../../testing/indexed-db.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockAgain, openWith, setCode, wipeStore } from '../../../app/device-store/device-store.ts'
import { saveList } from '../../../app/device-store/stored-lists.ts'
import { codes } from '../../../app/documents/activation-codes.ts'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { measured, medicalTest, recordLink, testId, trendPoint } from '../../../testing/tests.ts'

const opened = { providerCode: 'demo', recordLink }
const path = `/tests/${testId}`
const answerValues = (...values: ReturnType<typeof measured>[]) =>
  answer('readTestValues', { testId, date: medicalTest().date, values })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('showTest', medicalTest())
})
afterEach(() => void vi.useRealTimers())

test('without a code the values are closed, and a button says what the code opens', async () => {
  const { user, path: now } = await open(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Общий анализ крови' })).toBeTruthy()
  answer('listDocumentsConsents', { consents: [] })
  await user.click(await screen.findByRole('button', { name: 'Открыть по коду' }))
  await waitFor(() => expect(now()).toBe('/tests/confirm-mccode'))
})

test('values have units, references and flags in words, read with the code', async () => {
  codes.keep(opened, '123456', -1)
  const read = answerValues(
    measured(),
    measured({
      analyteCode: 'CRP',
      name: 'Белок',
      value: '< 1',
      number: 1,
      comparator: '<',
      unit: 'мг/л',
      low: null,
      high: 5,
      flag: 'normal',
      timesMeasured: 1,
    }),
    measured({
      analyteCode: 'LEU',
      name: 'Осадок',
      value: 'единичные',
      number: null,
      unit: null,
      low: null,
      high: null,
      reference: 'до 5 в поле зрения',
      flag: 'abnormal',
      timesMeasured: 1,
    }),
  )
  await open(path)
  const rows = await screen.findAllByRole('heading', { level: 3 })
  expect(rows.map(({ parentElement }) => parentElement?.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Гемоглобин118 г/л Ниже нормыНорма: 120–140 г/лДинамика (3)',
    'Белок< 1 мг/л В нормеНорма: до 5 мг/л',
    'Осадокединичные ОтклонениеНорма: до 5 в поле зрения',
  ])
  expect(read[0]?.headers.get('access-code')).toBe('123456')
})

test("a doctor's report has the date of writing, not of a sample", async () => {
  answer('showTest', medicalTest({ kind: 'conclusion', name: 'Консультация терапевта', hasValues: false }))
  await open(path)
  const facts = (await screen.findByText('Составлено')).closest('dl')
  expect(facts?.textContent).toContain('ВрачСидоров Олег Иванович')
  expect(facts?.textContent).not.toContain('Взят')
})

test('offline: no code instead of the clinic’s name, and a text about the missing values', async () => {
  codes.keep(opened, '123456', -1)
  loseConnection('readProfile')
  loseConnection('listProviders')
  await open(path)
  expect((await screen.findByRole('alert')).textContent).toContain('Это ещё не загружено')
  expect(screen.queryByText('Медицинский центр')).toBeNull()
  expect(screen.queryByText('demo')).toBeNull()
})

test('a code that is no longer accepted closes the values', async () => {
  codes.keep(opened, '123456', -1)
  refuse('readTestValues', 'INVALID_ACODE', { reason: 'over', attemptsLeft: 3 })
  await open(path)
  expect(await screen.findByRole('button', { name: 'Открыть по коду' })).toBeTruthy()
  expect(codes.of(opened)).toBeNull()
})

test('an idle page closes the values and the chart, and says why', async () => {
  codes.keep(opened, '123456', 120_000)
  answerValues(measured())
  answer('readAnalyteTrend', { analyteCode: 'HGB', name: 'Гемоглобин', unit: 'г/л', points: [] })
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: /^Динамика: / }))
  await screen.findByRole('dialog', { name: 'Гемоглобин' })
  vi.setSystemTime(Date.parse(NOW) + 121_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/страницей какое-то время не пользовались/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('118')).toBeNull()
})

test('the trend: points by arrow keys, the same values in a table, latest first', async () => {
  codes.keep(opened, '123456', -1)
  answerValues(measured())
  const asked = answer('readAnalyteTrend', {
    analyteCode: 'HGB',
    name: 'Гемоглобин',
    unit: 'г/л',
    points: [
      trendPoint('2025-11-12T06:00:00Z', 131),
      trendPoint('2026-03-02T06:00:00Z', 12, { unit: 'г/дл', flag: null }),
      trendPoint('2026-06-15T06:00:00Z', 145, { flag: 'high' }),
      trendPoint('2026-11-12T06:00:00Z', 118, { flag: 'low' }),
    ],
  })
  const { user } = await open(path)
  await user.click(await screen.findByRole('button', { name: /^Динамика: / }))
  const chart = await screen.findByRole('group', { name: /^График: Гемоглобин/ })
  const points = within(chart).getAllByRole('img')
  expect(points.map(point => point.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))).toEqual([
    '12.11.2025: 131 г/л, в норме',
    '15.06.2026: 145 г/л, выше нормы',
    '12.11.2026: 118 г/л, ниже нормы',
  ])
  points[2]?.focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(points[1])
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(points[0])
  expect(points.map(point => point.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
  const dates = within(screen.getByRole('table')).getAllByRole('rowheader')
  expect(dates.map(({ textContent }) => textContent)).toEqual([
    '12.11.2026',
    '15.06.2026',
    '02.03.2026',
    '12.11.2025',
  ])
  expect(screen.getByText('Значения словами и в других единицах — только в таблице.')).toBeTruthy()
  // The address contains neither the person nor the analyte.
  expect(asked).toMatchObject([{ params: { testId, position: '1' }, query: {} }])
})

test('a person who lost the right to see the results is told so', async () => {
  const spouse = husband()
  answer('readProfile', { ...anna, family: [spouse] })
  answer('showTest', medicalTest({ profileId: spouse.profileId }))
  codes.keep(opened, '123456', -1)
  await open(path)
  expect(await screen.findByText(/нет права видеть результаты этого человека/)).toBeTruthy()
})

test('a test in progress has nothing to open yet', async () => {
  answer('showTest', medicalTest({ status: 'in-progress', isPast: false, testResults: [], hasValues: false }))
  await open(path)
  expect(
    await screen.findByText('Лаборатория ещё делает анализ. Результаты появятся здесь сами.'),
  ).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Показатели' })).toBeNull()
})

test('an unknown test is reported', async () => {
  refuse('showTest', 'NOT_FOUND', {})
  await open(path)
  expect(await screen.findByText('Такого анализа нет')).toBeTruthy()
})

test('after locking nothing of it stays on the page', async () => {
  const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
  await openWith(keys)
  await saveList('tests', [medicalTest()], { syncedAt: NOW })
  await setCode('481516', keys, 1000)
  lockAgain()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('readProfile')
  loseConnection('showTest')
  const { user } = await open(path, { offline: true })
  await user.type(await screen.findByLabelText('Код'), '481516')
  await waitFor(() => expect(document.body.textContent).toContain('Общий анализ крови'))
  act(lockAgain)
  await user.type(await screen.findByLabelText('Код'), '000000')
  expect(await screen.findByText(/^Код неверный/)).toBeTruthy()
  expect(document.body.textContent).not.toContain('Общий анализ крови')
  onLine.mockRestore()
  await wipeStore()
})
