import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropFavourites } from '../../app/favourites/favourites.ts'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { branch, clinic, doctor, NOW, slots } from '../../testing/clinic.ts'
import { medcenterDetails } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const service = (id: string, name: string, priceFrom: number) => ({
  id,
  name,
  code: id,
  description: null,
  parentId: null,
  defaultService: false,
  forAdult: true,
  forChildren: true,
  childrenAge: null,
  duration: 30,
  hasDoctors: true,
  hidden: id === 'hidden',
  priceKind: 'fixed' as const,
  priceFrom,
  priceTo: null,
  options: [],
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
  answer('listBranches', [branch('1', 'Филиал на Немиге'), branch('2', 'Филиал на Лесной')])
  answer('listDoctorTimeslots', [])
})
afterEach(() => {
  dropFavourites()
  vi.useRealTimers()
})

test("a doctor's page shows specialities, branches and prices, and leads to the free times", async () => {
  const anna = doctor('7', { at: ['1'], providerCode: 'mir', description: 'Лечит сердце.' })
  answer('listPhysicians', [
    {
      ...anna,
      worksAt: anna.worksAt.map(place => ({ ...place, serviceMappings: [{ serviceId: 's', duration: 30 }] })),
    },
  ])
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 2))
  const asked = answer('listServices', {
    directions: [],
    subGroups: [],
    services: [service('s', 'Консультация', 60), service('other', 'УЗИ', 80)],
  })
  await open('/clinics/mir/doctors/7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ковалевич Анна 7, терапевт' })).toBeTruthy()
  expect(await screen.findByText('Клиника «Мир»')).toBeTruthy()
  expect(screen.getByText('Лечит сердце.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: /^09:30/ })).getAttribute('href')).toBe(
    '/timeslot/71242?clinic=mir',
  )
  expect(screen.getByRole('link', { name: 'К списку врачей' }).getAttribute('href')).toBe(
    '/doctors?speciality=1',
  )
  expect(screen.queryByText('Филиал на Лесной')).toBeNull()
  expect(screen.getByRole('link', { name: 'Записаться: Филиал на Немиге' }).getAttribute('href')).toBe(
    '/timeslot?clinic=mir&branch=1&doctor=7',
  )
  expect(screen.getByRole('link', { name: 'Филиал на Немиге' }).getAttribute('href')).toBe(
    '/clinics/mir/branches/1',
  )
  expect(await screen.findByText('Консультация')).toBeTruthy()
  expect(asked[0]?.query).toEqual({ doctorId: '7' })
  expect(screen.getByText(/60/)).toBeTruthy()
  expect(screen.queryByText('УЗИ')).toBeNull()
})

test("the times on a doctor's page: of the nearest date, of another one, and of one of two specialities", async () => {
  const urologist = { specialityId: '23', specialityName: 'Врач-уролог' }
  answer('listPhysicians', [doctor('7', { at: ['1', '2'], providerCode: 'mir', places: [{}, urologist] })])
  answer('listDoctorTimeslots', [
    ...slots('71', '2026-11-24T06:00:00Z', 2),
    ...slots('72', '2026-11-26T08:00:00Z', 1),
  ])
  const { user } = await open('/clinics/mir/doctors/7')
  expect(await screen.findByText('Вариантов времени: 2')).toBeTruthy()
  const sooner = screen.getByRole('link', { name: /^Сообщить, если появится время раньше/ })
  expect(sooner.getAttribute('href')).toBe('/waitlist/join?clinic=mir&doctor=7&until=2026-11-23')
  expect(screen.getByText('Филиал на Немиге · Терапевт')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Следующий свободный день/ }))
  expect(await screen.findByText('Филиал на Лесной · Врач-уролог')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^11:00/ }).getAttribute('href')).toBe('/timeslot/72261?clinic=mir')
  await user.selectOptions(screen.getByLabelText('Специальность'), 'Терапевт')
  expect(await screen.findByText('Вариантов времени: 2')).toBeTruthy()
  expect(screen.queryByText('Филиал на Лесной · Врач-уролог')).toBeNull()
})

test("the day that was chosen on a doctor's page is in its address, and shown after a reload", async () => {
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  answer('listDoctorTimeslots', [
    ...slots('71', '2026-11-24T06:00:00Z', 2),
    ...slots('71', '2026-11-26T08:00:00Z', 1),
  ])
  const { user, path, close } = await open('/clinics/mir/doctors/7')
  await user.click(await screen.findByRole('button', { name: /^Следующий свободный день/ }))
  await waitFor(() => expect(path()).toBe('/clinics/mir/doctors/7?date=2026-11-26'))
  close()
  await open('/clinics/mir/doctors/7?date=2026-11-26')
  expect(await screen.findByText('Вариантов времени: 1')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^11:00/ })).toBeTruthy()
})

test("a doctor without free times is waited for from the doctor's page", async () => {
  answer('listPhysicians', [doctor('7', { providerCode: 'mir' })])
  await open('/clinics/mir/doctors/7')
  const wait = await screen.findByRole('link', { name: /^Сообщить, когда появится время/ })
  expect(wait.getAttribute('href')).toBe('/waitlist/join?clinic=mir&doctor=7')
})

test('a doctor of two specialities has both in the title, and at each branch the one of that branch', async () => {
  const urologist = { specialityId: '23', specialityName: 'Врач-уролог' }
  const both = doctor('7', { at: ['1', '2'], providerCode: 'mir', places: [{}, urologist] })
  answer('listPhysicians', [both])
  const page = await open('/clinics/mir/doctors/7')
  const title = 'Ковалевич Анна 7, терапевт, врач-уролог'
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter(item => /Филиал/.test(item.textContent ?? ''))
  expect(first?.textContent).toContain('Терапевт')
  expect(second?.textContent).toContain('Врач-уролог')
  page.close()

  answer('listDoctors', [both])
  answer('showMedcenter', medcenterDetails('2'))
  rememberProvider('?provider=mir')
  await open('/clinics/mir/branches/2?tab=doctors')
  expect(await screen.findByText('Врач-уролог')).toBeTruthy()
  expect(screen.queryByText('Терапевт')).toBeNull()
})

test('a guest whom the heart leads to the sign-in has the doctor among their own afterwards', async () => {
  answer('listPhysicians', [doctor('7', { at: ['2'], providerCode: 'mir' })])
  const guest = await open('/clinics/mir/doctors/7')
  expect(await screen.findByRole('heading', { name: 'Выберите время' })).toBeTruthy()
  await guest.user.click(screen.getByRole('link', { name: 'Войти и добавить в «Мои врачи»: Ковалевич А. 7' }))
  await waitFor(() => expect(guest.path()).toBe('/sign-in'))
  expect(returnPath()).toBe('/clinics/mir/doctors/7')
  guest.close()

  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  await open('/clinics/mir/doctors/7')
  const heart = await screen.findByRole('button', { name: 'Мои врачи: Ковалевич А. 7' })
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  expect(JSON.parse(localStorage.getItem('favouriteDoctors') ?? '[]')).toMatchObject([
    { id: '7', branchId: '2', providerCode: 'mir' },
  ])
})

test.each([
  ['programme', 'Запись открыта только участникам программы.'],
  ['second-visit', /только/],
] as const)(
  'a doctor who is not for everybody says for whom instead of times (%s)',
  async (bookingPolicy, said) => {
    answer('listPhysicians', [doctor('7', { providerCode: 'mir', places: [{ bookingPolicy }] })])
    const { user } = await open('/clinics/mir/doctors/7')
    expect(await screen.findByText(said, { selector: 'strong' })).toBeTruthy()
    if (bookingPolicy !== 'programme') return
    expect(screen.getByText(/Если вы участник программы, войдите/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Войти' }))
    expect(returnPath()).toBe('/clinics/mir/doctors/7')
  },
)

test('a doctor for members at one of two branches says at which, and has the times of the other', async () => {
  const places = [{ bookingPolicy: 'programme' as const }, {}]
  answer('listPhysicians', [doctor('7', { at: ['1', '2'], providerCode: 'mir', places })])
  answer('listDoctorTimeslots', slots('72', '2026-11-24T06:00:00Z', 1))
  await open('/clinics/mir/doctors/7')
  const reason = await screen.findByText('Запись открыта только участникам программы.')
  expect(reason.closest('div')?.parentElement?.textContent).toMatch(/^Филиал на Немиге/)
  expect(await screen.findByRole('link', { name: /^09:00/ })).toBeTruthy()
})

test('whom the programme of a doctor for members covers sees times and no reason', async () => {
  answer('readProfile', anna)
  answer('listKnownDoctors', { doctorIds: [], coveredDoctorIds: ['7'] })
  answer('listVisits', { future: [], past: [] })
  session.start(tokens)
  answer('listPhysicians', [doctor('7', { providerCode: 'mir', places: [{ bookingPolicy: 'programme' }] })])
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 1))
  await open('/clinics/mir/doctors/7')
  expect(await screen.findByRole('link', { name: /^09:00/ })).toBeTruthy()
  expect(screen.queryByText('Запись открыта только участникам программы.')).toBeNull()
})

test('a doctor booked at the reception has its phones', async () => {
  answer('listPhysicians', [doctor('7', { at: ['1'], registry: true, providerCode: 'mir' })])
  await open('/clinics/mir/doctors/7')
  expect(await screen.findByText('Запись в регистратуре')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Записаться/ })).toBeNull()
})

test("on a clinic's own site a branch's page lists its doctors, searchable by surname or speciality, with links to their pages", async () => {
  const others = Array.from({ length: 9 }, (_, n) => doctor(String(n + 10), { providerCode: 'mir' }))
  answer('listDoctors', [
    doctor('7', {
      ...{ fullName: 'Мороз Павел', providerCode: 'mir' },
      ...{ specialityId: '60', specialityName: 'Хирург' },
    }),
    ...others,
  ])
  answer('listSpecialities', [{ specialityId: '60', speciality: 'Хирург', synonyms: ['операция', 'хірург'] }])
  answer('showMedcenter', medcenterDetails('1'))
  rememberProvider('?provider=mir')
  const { user } = await open('/clinics/mir/branches/1?tab=doctors')
  expect(await screen.findByRole('heading', { level: 1, name: 'Филиал на Немиге' })).toBeTruthy()
  expect(await screen.findByText('10 врачей')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Найти врача' }), 'хирург')
  expect(screen.getByText('1 врач').getAttribute('role')).toBe('status')
  const [line] = screen.getAllByRole('listitem').filter(item => item.textContent?.includes('Мороз'))
  expect(
    within(line as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/clinics/mir/doctors/7')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'операц')
  expect(await screen.findByText('1 врач')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'ъъъ')
  expect(screen.getByText('Таких врачей здесь нет').getAttribute('role')).toBe('status')
})

test.each([
  ['/clinics/mir/doctors/8', 'Такого врача нет'],
  ['/clinics/other/doctors/7', 'Такого врача нет'],
])('%s: a missing page leads to the search by speciality', async (address, title) => {
  answer(
    'listPhysicians',
    [doctor('7', { providerCode: 'mir' })].filter(() => !address.endsWith('8')),
  )
  await open(address)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getAllByText(title)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Найти врача' }).getAttribute('href')).toBe('/specialities')
})

test("a tab of a doctor's page is no step of Back", async () => {
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  answer('listDoctorReviews', { items: [], total: 0, nextCursor: null })
  answer('listServices', { directions: [], subGroups: [], services: [] })
  const page = '/clinics/mir/doctors/7'
  const history = createMemoryHistory({ initialEntries: ['/other', page] })
  const { user, path } = await open(page, { history })
  await user.click(await screen.findByRole('link', { name: 'Отзывы' }))
  await waitFor(() => expect(path()).toBe(`${page}?tab=reviews`))
  await user.click(await screen.findByRole('link', { name: 'О враче' }))
  await waitFor(() => expect(path()).toBe(page))
  history.back()
  await waitFor(() => expect(path()).toBe('/other'))
})
