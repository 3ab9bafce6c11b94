import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { branch, NOW, provider } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { town } from '../../testing/town.ts'

const place = (branchId: string, name: string, nearestTimeslot: string | null) => ({
  ...branch(branchId, 'Филиал на Немиге'),
  providerCode: `clinic-${branchId}`,
  provider: name,
  isDemo: false,
  doctorsCount: 2,
  nearestTimeslot,
  nearestFor: nearestTimeslot === null ? null : { adult: true, children: true },
})

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(option => option.textContent)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [town(17, 'Минск'), town(501, 'Ивье')])
  answer('listProviders', [provider('demo', 'Демо')])
  answer('listSpecialities', [
    { specialityId: '1', speciality: 'Терапевт', synonyms: ['участковый'] },
    { specialityId: '2', speciality: 'Хирург', synonyms: [] },
  ])
})
afterEach(() => void vi.useRealTimers())

test('a speciality is found in all organisations, and leads to its nearest free day', async () => {
  answer('listSpecialityBranches', [place('1', 'Вита', '2026-11-24T06:00:00Z'), place('2', 'Мир', null)])
  const { user, path } = await open('/specialities')
  await user.click(await screen.findByRole('combobox', { name: 'Специальность' }))
  await waitFor(() => expect(options()).toEqual(['-- не выбрано --', 'Терапевт', 'Хирург']))
  await user.keyboard('участковый')
  expect(options()).toEqual(['Терапевт'])
  await user.click(screen.getByRole('option', { name: 'Терапевт' }))
  await waitFor(() => expect(path()).toBe('/specialities?speciality=1'))
  expect((await screen.findByText('Найдено 2 филиала')).getAttribute('role')).toBe('status')
  const [soon, none] = screen.getAllByRole('listitem').filter(item => item.textContent?.includes('Немиге'))
  const link = within(soon as HTMLElement).getByRole('link', { name: /Ближайшее время: завтра, 09:00/ })
  expect(link.getAttribute('href')).toBe('/timeslot?clinic=clinic-1&branch=1&speciality=1&date=2026-11-24')
  expect(
    within(none as HTMLElement)
      .getByRole('link', { name: /регистратуры/ })
      .getAttribute('href'),
  ).toBe('/timeslot?clinic=clinic-2&branch=2&speciality=1')
})

test('only towns with doctors are listed; without a result the screen says what to do', async () => {
  const asked = answer('listSpecialityBranches', [])
  const { user, path } = await open('/specialities?speciality=1')
  expect(await screen.findByText('Такого врача здесь нет')).toBeTruthy()
  await user.type(await screen.findByRole('combobox', { name: 'Город' }), '{ArrowDown}')
  expect(options()).toEqual(['Все города', 'Минск'])
  await user.keyboard('мин{Enter}')
  await waitFor(() => expect(path()).toBe('/specialities?town=17&speciality=1'))
  await waitFor(() => expect(asked.map(({ query }) => query)).toContainEqual({ locationCode: '17' }))
})

test('a town without such a doctor: all towns, where they have some, else another speciality', async () => {
  answer('listSpecialityBranches', ({ query }) => (query.locationCode ? [] : [place('1', 'Вита', null)]))
  const { user, path, close } = await open('/specialities?town=17&speciality=1')
  expect(await screen.findByText('Во всех городах: 1 филиал.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Все города' }))
  await waitFor(() => expect(path()).toBe('/specialities?town=0&speciality=1'))
  expect(await screen.findByText('Найден 1 филиал')).toBeTruthy()
  close()
  answer('listSpecialityBranches', [])
  await open('/specialities?town=17&speciality=1')
  expect(await screen.findByText('Выберите другую специальность.')).toBeTruthy()
})

test('a speciality of which nobody is left has its name in the heading and in the choice', async () => {
  answer('listSpecialities', ({ query }) => [
    ...[{ specialityId: '1', speciality: 'Терапевт', synonyms: [] }],
    ...(query.specialityId === '9' ? [{ specialityId: '9', speciality: 'Генетик', synonyms: [] }] : []),
  ])
  answer('listSpecialityBranches', [])
  await open('/specialities?town=17&speciality=9')
  const heading = 'Врач по специальности: Генетик, Минск'
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Специальность' })
  expect(choice.value).toBe('Генетик')
})

test('a town that is not there is said, and the way to all towns is one press', async () => {
  refuse('listSpecialities', 'INVALID_ARGUMENT', { fields: [{ path: 'locationCode', problem: 'unknown' }] })
  const { user, path } = await open('/specialities?town=999')
  const button = await screen.findByRole('button', { name: 'Показать без него' })
  answer('listSpecialities', [])
  await user.click(button)
  await waitFor(() => expect(path()).toBe('/specialities?town=0'))
  expect(await screen.findByRole('combobox', { name: 'Специальность' })).toBeTruthy()
})

test('the site of one clinic shows only its own doctors', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  rememberProvider('?provider=demo')
  const { path } = await open('/specialities')
  await waitFor(() => expect(path()).toBe('/timeslot'))
})
