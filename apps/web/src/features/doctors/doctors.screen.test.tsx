import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { branch, doctor } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { beginWithDoctors, card } from './testing/doctors-screen.ts'
import { doctorList, listedDoctor } from './testing/listed-doctor.ts'

beginWithDoctors()

test('a speciality of which nobody is left is named in the title, the heading and the choice', async () => {
  const geneticist = { specialityId: '9', speciality: 'Генетик', synonyms: [] }
  answer('listSpecialities', ({ query }) => (query.specialityId === '9' ? [geneticist] : []))
  answer('findDoctors', doctorList([]))
  await open('/doctors?speciality=9')
  expect(await screen.findByRole('heading', { level: 1, name: 'Генетик' })).toBeTruthy()
  expect(document.title).toBe('Генетик · Визит')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Специальность' }).value).toBe('Генетик')
})

test('a town in the words is said, and can be chosen', async () => {
  const understood = {
    ...{ query: 'терапевт', by: 'town' as const },
    town: { locationCode: 162, name: 'Брест' },
  }
  answer('findDoctors', doctorList([listedDoctor('7')], { understood }))
  const { user, path } = await open('/doctors?q=терапевт брест&town=17')
  expect(await screen.findByText('Показано по запросу «терапевт», город: Брест')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Врачи, Брест')
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await user.click(screen.getByRole('link', { name: 'Выбрать город: Брест' }))
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/doctors?town=162&q=терапевт'))
})

test('what was understood of the words is said', async () => {
  const understood = { query: 'терапевт', by: 'layout' } as const
  answer('findDoctors', doctorList([listedDoctor('7')], { understood }))
  await open('/doctors?q=nthfgtdn')
  expect(await screen.findByText('Показано по запросу «терапевт»')).toBeTruthy()
})

test('without a network the screen says so and offers to try again', async () => {
  loseConnection('findDoctors')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await open('/doctors')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  vi.restoreAllMocks()
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await user.click(again)
  await card('Ковалевич Анна 7')
})

test('the site of one clinic shows only its own doctors', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  rememberProvider('?provider=demo')
  const { path } = await open('/doctors')
  await waitFor(() => expect(path()).toBe('/timeslot'))
})

test('distances are computed on the device, once its user has asked for them', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
  const at = { coords: { latitude: 53.9, longitude: 27.6 } }
  const getCurrentPosition = vi.fn((found: PositionCallback) => found(at as GeolocationPosition))
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const { user } = await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Показать расстояние' }))
  expect((await shown.findByText(/3,3 км от вас/)).textContent).toMatch(/ · 3,3 км от вас$/)
  expect(screen.queryByRole('button', { name: 'Показать расстояние' })).toBeNull()
  expect(asked).toHaveLength(1)
})

test('who is in another country is told that no distances are shown', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')]))
  let coords = { latitude: 52.23, longitude: 21.01 }
  const getCurrentPosition = (found: PositionCallback) => found({ coords } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  const { user } = await open('/doctors')
  await user.click(await screen.findByRole('button', { name: 'Показать расстояние' }))
  expect(await screen.findByText('Вы не в Беларуси: расстояние не показываем.')).toBeTruthy()
  expect(screen.queryByText(/км от вас/)).toBeNull()
  coords = { latitude: 53.9, longitude: 27.6 }
  await user.click(screen.getByRole('button', { name: 'Определить, где я, ещё раз' }))
  expect(await screen.findByText(/3,3 км от вас/)).toBeTruthy()
})

test('words that are too long are said to be so', async () => {
  refuse('findDoctors', 'INVALID_ARGUMENT', { fields: [{ path: 'q', problem: 'too_big' }] })
  const { path } = await open(`/doctors?q=${'a'.repeat(350)}`)
  expect(await screen.findByText('Слишком длинный запрос')).toBeTruthy()
  expect(path()).toHaveLength('/doctors?q='.length + 350)
})

test('the link back to the list of doctors leads to its place and filters, from each tab', async () => {
  const list = '/doctors?town=0&days=7&part=morning'
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctorTimeslots', [])
  answer('listServices', { directions: [], subGroups: [], services: [] })
  answer('listDoctorReviews', { items: [], total: 0, nextCursor: null })
  const history = createMemoryHistory({ initialEntries: ['/', list] })
  const { user, path } = await open(list, { history })
  for (const tabs of [[], ['Отзывы'], ['Отзывы', 'О враче']]) {
    const [name] = await screen.findAllByRole('link', { name: /Ковалевич/ })
    await user.click(name as HTMLElement)
    await waitFor(() => expect(path()).toBe('/clinics/mir/doctors/7'))
    for (const tab of tabs) await user.click(await screen.findByRole('link', { name: tab }))
    await user.click(await screen.findByRole('link', { name: 'К списку врачей' }))
    await waitFor(() => expect(path()).toBe(list))
  }
})
