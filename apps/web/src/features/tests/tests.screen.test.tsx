import '../../testing/indexed-db.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWith } from '../../app/device-store/device-store.ts'
import { saveList } from '../../app/device-store/stored-lists.ts'
import { wipeDevice } from '../../app/device-store/wipe.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { answerTests, medicalTest } from '../../testing/tests.ts'

const numbered = (number: number, parts: Parameters<typeof medicalTest>[0] = {}) =>
  medicalTest({
    id: `01990000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
    name: `Анализ ${number}`,
    ...parts,
  })
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
})
afterEach(async () => {
  // A page that is still open would open the store again while it is wiped.
  cleanup()
  await wipeDevice()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('ready tests come first, latest first; tests in progress have their own tab', async () => {
  answerTests(
    numbered(1, { date: '2026-10-01T06:00:00Z' }),
    numbered(2, { date: '2026-11-01T06:00:00Z' }),
    numbered(3, { status: 'in-progress', isPast: false, testResults: [], hasValues: false }),
  )
  const { user } = await open('/tests')
  expect(await screen.findByText('Анализ 2')).toBeTruthy()
  expect(names()).toEqual(['Анализ 2', 'Анализ 1'])
  expect(screen.getByRole('link', { name: 'Готовые' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: 'Выполняются' }))
  expect(await screen.findByText('Анализ 3')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText(/^Выполня[ею]тся$/).map(({ tagName }) => tagName)).toEqual(['A', 'P'])
})

test('a test without a name is shown by its kind', async () => {
  answerTests(numbered(1, { name: null }), numbered(2, { name: null, kind: 'conclusion' }))
  await open('/tests')
  expect(await screen.findByText('Анализ')).toBeTruthy()
  expect(screen.getByText('Заключение')).toBeTruthy()
})

test('all tests are reached by address only', async () => {
  answerTests(numbered(1), numbered(2, { status: 'in-progress', isPast: false }))
  await open('/tests?tab=all')
  expect(await screen.findByText('Анализ 1')).toBeTruthy()
  expect(screen.getByText('Анализ 2')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Все анализы')
})

test('an empty list says so', async () => {
  answerTests()
  await open('/tests')
  expect(await screen.findByText('У вас ещё нет анализов')).toBeTruthy()
})

test('an empty tab says where the others are', async () => {
  answerTests(numbered(1))
  await open('/tests?tab=in-progress')
  expect(await screen.findByText('Выполняемых анализов нет')).toBeTruthy()
})

test('a search by words narrows the list, and reports no match', async () => {
  const laboratory = { testProvider: 'Лаборатория «Берёза»' }
  answerTests(...[1, 2, 3, 4, 5].map(number => numbered(number)), numbered(6, laboratory))
  const { user } = await open('/tests')
  await user.type(await screen.findByRole('searchbox'), 'береза анал')
  await waitFor(() => expect(names()).toEqual(['Анализ 6']))
  await user.type(screen.getByRole('searchbox'), ' нет такого')
  expect(await screen.findByText('Данные не найдены')).toBeTruthy()
})

test('the tests of one family member', async () => {
  const son = child()
  answer('readProfile', { ...anna, family: [son] })
  answerTests(numbered(1), numbered(2, { profileId: son.profileId, customerFirstName: 'Пётр' }))
  const { user, path } = await open('/tests')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Чьи анализы' }), 'Ковалёв П. И.')
  await waitFor(() => expect(names()).toEqual(['Анализ 2']))
  expect(path()).toBe(`/tests?who=${son.profileId}`)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Чьи анализы' }), 'Мои анализы')
  await waitFor(() => expect(names()).toEqual(['Анализ 1']))
})

test('a refresh asks the organisations again, and says when it is done', async () => {
  answerTests(numbered(1))
  const { user } = await open('/tests')
  await screen.findByText('Анализ 1')
  const asked = answerTests(numbered(1), numbered(2))
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  expect(await screen.findByText('Список обновлён')).toBeTruthy()
  expect(asked[0]?.query).toMatchObject({ forced: 'true' })
  expect(screen.getByText('Анализ 2')).toBeTruthy()
})

test('a test withdrawn by the organisation is not shown', async () => {
  answerTests(numbered(1), numbered(2, { hidden: true }))
  await open('/tests')
  expect(await screen.findByText('Анализ 1')).toBeTruthy()
  expect(screen.queryByText('Анализ 2')).toBeNull()
})

test('an unavailable service is reported, with what to do', async () => {
  refuse('syncTests', 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  const { user } = await open('/tests')
  await screen.findByText('Слишком много запросов')
  answerTests(numbered(1))
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText('Анализ 1')).toBeTruthy()
})

test('offline the list on the device is shown, with its date', async () => {
  await openWith({ hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' })
  await saveList('tests', [numbered(1)], {
    syncedAt: '2026-11-23T04:30:00Z',
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loseConnection('syncTests')
  await open('/tests')
  expect(await screen.findByText('Анализ 1')).toBeTruthy()
  expect(await screen.findByText(/Показан список, сохранённый сегодня в 07:30/)).toBeTruthy()
})
