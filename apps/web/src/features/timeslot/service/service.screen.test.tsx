import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addFavourite, dropFavourites } from '../../../app/favourites.ts'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { branch, NOW, provider, slots } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { giving, groups, option, service } from '../../../testing/services.ts'

const about = `Снимите украшения. ${'Исследование идёт без боли и без подготовки. '.repeat(5)}`.trim()
const cardiologist = service('1', '11', { name: 'Кардиолог', forChildren: true, childrenAge: 6 })
const ecg = service('2', '11', { name: 'ЭКГ', priceKind: 'range', priceTo: 70 })
const oculist = service('3', '12', { name: 'Окулист', forChildren: true })
const liver = service('4', '20', {
  name: 'УЗИ печени',
  description: about,
  priceKind: 'from',
  options: [option('41', ['1', '2'], { covererCodes: ['epam'] }), option('42', ['2'], { priceFrom: 120 })],
})
const kidneys = service('5', '20', { name: 'УЗИ почек' })
const everything = { ...groups, services: [cardiologist, ecg, oculist, liver, kidneys] }

const first = giving(['1', '2'], '7', { adult: true, children: true })
const second = giving(['3'], '8', { adult: true, children: true })
const third = giving(['4', '5'], '9', { at: ['1', '2'] })
const fourth = giving(['4'], '6', { at: ['2'] })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listLocations', [])
  answer('listProviders', [provider('demo', 'Центр «Вита»')])
  answer('listBranches', [branch('1', 'Филиал на Немиге'), branch('2', 'Филиал на Парковой')])
  answer('listServices', everything)
  answer('listDoctors', [first, second, third, fourth])
  answer('listDoctorTimeslots', [])
})

afterEach(() => {
  vi.useRealTimers()
  dropFavourites()
})

/** Three reads lie between the first screen and the free times; a busy machine takes its time for them. */
const patient = { timeout: 5000 }
const select = (label: string) => screen.findByLabelText<HTMLSelectElement>(label, {}, patient)
const optionsOf = (list: HTMLSelectElement) => [...list.options].slice(1).map(({ text }) => text)
const liverOpen = '/service?clinic=demo&direction=20&service=4'

test('a direction narrows, a section sets its direction, and what is single is chosen down to the doctor', async () => {
  const { user, path } = await open('/service?clinic=demo')
  expect(optionsOf(await select('Услуга'))).toHaveLength(5)
  await user.selectOptions(await select('Направление'), '20')
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&direction=20'))
  expect(optionsOf(await select('Услуга'))).toEqual(['УЗИ печени', 'УЗИ почек'])

  await user.selectOptions(await select('Направление'), '')
  await user.selectOptions(await select('Раздел'), '12')
  await waitFor(() =>
    expect(path()).toBe('/service?clinic=demo&direction=10&group=12&service=3&branch=1&doctor=8'),
  )
})

test('an operator may have the branch asked for first: it stands first, and clears what comes after it', async () => {
  const servicePriorities = { directions: 2, subGroups: 3, services: 4, branches: 1 }
  const { user, path } = await open(`${liverOpen}&branch=1&doctor=9`, { settings: { servicePriorities } })
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  const branches = await select('Филиал')
  const services = await select('Услуга')
  expect(branches.compareDocumentPosition(services) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.selectOptions(branches, '2')
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&direction=20&branch=2'))
})

test('another service clears the branch and the doctor', async () => {
  const { user, path } = await open(`${liverOpen}&branch=2&doctor=9&date=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  await user.selectOptions(await select('Услуга'), '5')
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&direction=20&service=5&doctor=9'))
})

test('for a child of an age: what suits, and a choice that does not suit goes', async () => {
  const { user, path } = await open('/service?clinic=demo&direction=20')
  await user.click(await screen.findByRole('switch', { name: 'Услуга для ребёнка' }))
  await waitFor(() => expect(path()).toBe('/service?clinic=demo&child=-1&direction=10&branch=1'))
  expect(optionsOf(await select('Услуга'))).toEqual(['Кардиолог', 'Окулист'])

  await user.selectOptions(await select('Возраст ребёнка, полных лет'), '5')
  await waitFor(() => expect(path()).toContain('child=5&direction=10&group=12&service=3'))
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  await user.selectOptions(await select('Возраст ребёнка, полных лет'), '6')
  await waitFor(async () => expect(optionsOf(await select('Раздел'))).toEqual(['Сердце', 'Зрение']))
})

test('taking the choice back takes all of it, and leaves the focus at the first selector', async () => {
  const { user, path } = await open('/service?clinic=demo&child=-1&direction=10')
  await user.click(await screen.findByRole('button', { name: 'Сбросить выбор' }))
  await waitFor(() => expect(path()).toBe('/service?clinic=demo'))
  expect(document.activeElement).toBe(await select('Направление'))
})

test('a service is found by words of its name', async () => {
  const names = ['Врач-трансфузиолог', ...Array.from({ length: 14 }, (_, at) => `Проба ${at}`)]
  const many = names.map((name, at) => service(String(100 + at), '20', { name }))
  answer('listServices', { ...groups, services: [...many, ...everything.services] })
  answer('listDoctors', [
    first,
    second,
    third,
    giving(
      many.map(({ id }) => id),
      '5',
    ),
  ])
  const { user, path } = await open('/service?clinic=demo')
  const search = await screen.findByRole('searchbox', { name: 'Найти услугу' })
  await user.type(search, 'узи')
  const found = within(screen.getByRole('list', { name: 'Найти услугу' })).getAllByRole('button')
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'УЗИ печени',
    'УЗИ почек',
    'Врач-трансфузиолог',
  ])
  await user.clear(search)
  await user.type(search, 'почек узи')
  expect(screen.getByText('Найдена 1 услуга')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'УЗИ почек' }))
  await waitFor(() => expect(path()).toContain('direction=20&service=5'))
  // What was pressed is gone: the focus is at what was found, and the times are the next thing.
  const card = await screen.findByRole('heading', { level: 2, name: 'УЗИ почек' })
  await waitFor(() => expect(document.activeElement).toBe(card))
})

test('a service is found by what people call it, where its name says otherwise', async () => {
  const many = Array.from({ length: 14 }, (_, at) => service(String(100 + at), '20', { name: `Проба ${at}` }))
  const scan = service('99', '20', { name: 'УГД нырак' })
  answer('listServices', { ...groups, services: [...many, scan] })
  const probes = giving(
    many.map(({ id }) => id),
    '5',
  )
  const scanner = giving(['99'], '6')
  const worksAt = scanner.worksAt.map(place => ({ ...place, specialityId: '60' }))
  answer('listDoctors', [probes, { ...scanner, worksAt }])
  answer('listSpecialities', [
    { specialityId: '60', speciality: 'Урач ультрагукавой дыягностыкі', synonyms: ['узи', 'узі'] },
  ])
  const { user } = await open('/service?clinic=demo')
  await user.type(await screen.findByRole('searchbox', { name: 'Найти услугу' }), 'узі нырак')
  expect(await screen.findByRole('button', { name: 'УГД нырак' })).toBeTruthy()
  expect(screen.getByText('Найдена 1 услуга')).toBeTruthy()
})

test('the price, the time it takes, and a description of 150 characters until all of it is asked for', async () => {
  const { user } = await open(liverOpen)
  expect(await screen.findByText('от 50 руб.')).toBeTruthy()
  expect(screen.getByText('60 мин')).toBeTruthy()
  const folded = screen.getByText(/^Снимите украшения/)
  expect(folded.textContent?.length).toBeLessThanOrEqual(151)
  await user.click(screen.getByRole('button', { name: 'Показать полностью: УЗИ печени' }))
  expect(folded.textContent).toBe(about)
  await user.click(screen.getByRole('button', { name: 'Свернуть: УЗИ печени' }))
  expect(folded.textContent).not.toBe(about)
})

test('an option changes the price; where it is not given there are asterisks and a legend', async () => {
  const { user, path } = await open(`${liverOpen}&branch=1`)
  const elsewhere = await screen.findByRole('radio', { name: /^Вариант 42 \*.*только: Филиал на Парковой/ })
  expect(screen.getByRole('radio', { name: /^Вариант 41 80 руб/ })).toBeTruthy()
  expect(screen.getByText(/^\* Нет в выбранном филиале/)).toBeTruthy()

  await user.click(elsewhere)
  await waitFor(() => expect(path()).toBe(`${liverOpen}&option=42&branch=2`))
  expect(await screen.findByText('120 руб.', { selector: 'strong' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Изменить' }))
  const branches = await select('Филиал')
  expect(optionsOf(branches)).toEqual(['Филиал на Немиге *', 'Филиал на Парковой'])
  expect(screen.getByText(/^\* Выбранного варианта услуги здесь нет/)).toBeTruthy()

  await user.selectOptions(branches, '1')
  await waitFor(() => expect(path()).toBe(`${liverOpen}&branch=1&doctor=9`))
})

test('what a programme covers is said, what it does not has two asterisks', async () => {
  session.start(tokens)
  const program = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01' }
  answer('readProfile', { ...anna, programs: [program] })
  answer('listVisits', { future: [], past: [] })
  await open(liverOpen)
  expect(await screen.findByRole('radio', { name: /^Вариант 41 80 руб\. · по вашей программе/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /^Вариант 42 \*\*/ })).toBeTruthy()
  expect(screen.getByText('** Ваша программа это не покрывает.')).toBeTruthy()
})

test('the times are those of whole runs, and lead to the form with all that was chosen', async () => {
  const asked = answer('listDoctorTimeslots', slots('92', '2026-11-24T06:00:00Z', 2))
  await open(`${liverOpen}&option=41&branch=2&doctor=9`)
  const time = await screen.findByRole('link', { name: /^09:00, вторник, 24 ноября/ })
  expect(asked.map(({ query }) => query.serviceId)).toEqual(['4'])
  expect(time.getAttribute('href')).toBe(
    '/service/92241?clinic=demo&direction=20&service=4&option=41&branch=2&doctor=9&date=2026-11-24',
  )
})

test('any doctor: each time once, whoever is free', async () => {
  answer('listDoctorTimeslots', slots('92', '2026-11-24T06:00:00Z', 3))
  const { user, path } = await open(`${liverOpen}&branch=2`)
  await user.click(await screen.findByRole('button', { name: 'Изменить' }, patient))
  await user.selectOptions(await select('Специалист'), 'any')
  await waitFor(() => expect(path()).toBe(`${liverOpen}&branch=2&doctor=any`))
  const times = within(await screen.findByRole('group', { name: 'Филиал на Парковой' }))
  expect(times.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '09:00',
    '09:30',
    '10:00',
  ])
  expect(times.getByRole('link', { name: new RegExp(`^09:00.*${third.fullName}`) })).toBeTruthy()
  expect(screen.getByText('Вариантов времени: 3')).toBeTruthy()
})

test('any doctor on a day when nobody is free: the nearest day when somebody is', async () => {
  answer('listDoctors', [{ ...third, nearestTimeslot: '2026-11-24T06:00:00Z' }])
  answer('listDoctorTimeslots', slots('92', '2026-11-24T06:00:00Z', 3))
  const { user, path } = await open(`${liverOpen}&branch=2&doctor=any&date=2026-11-25`)
  expect(await screen.findByText('В этот день свободного времени нет', {}, patient)).toBeTruthy()
  expect(screen.queryByText('Свободного времени для онлайн-записи сейчас нет.')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Ближайшее время: .*09:00$/ }))
  await waitFor(() => expect(path()).toBe(`${liverOpen}&branch=2&doctor=any&date=2026-11-24`))
  expect(await screen.findByText('Вариантов времени: 3')).toBeTruthy()
})

test('many doctors are asked for one date at once, at whom the service has time', async () => {
  const many = Array.from({ length: 8 }, (_, at) => giving(['4'], String(50 + at)))
  answer('listDoctors', [...many, giving(['4'], '60', { adult: false, children: true })])
  const marked = answer('listFreeDates', { dates: ['2026-11-24', '2026-11-26'] })
  const asked = answer('listServiceTimeslots', [
    { ...slots('501', '2026-11-24T06:00:00Z', 1)[0], doctorId: '50', branchId: '1', specialityId: '1' },
  ] as never)
  const { user } = await open(liverOpen)
  const time = { name: new RegExp(`^09:00.*${many[0]?.fullName}`) }
  expect(await screen.findByRole('link', time, patient)).toBeTruthy()
  expect(asked.map(({ query }) => query)).toEqual([{ date: '2026-11-24', branchId: '1' }])
  // Days on which only those have time who do not take this age are no free days.
  expect(new Set(marked.map(({ query }) => query.assignmentIds))).toEqual(
    new Set(['501,511,521,531,541,551,561,571']),
  )
  await user.click(screen.getByRole('button', { name: /^Выберите дату/ }))
  expect(await screen.findByRole('button', { name: 'четверг, 26 ноября, есть свободное время' })).toBeTruthy()
})

test('my doctors: their services only, with the way back to all', async () => {
  addFavourite({ id: '7', displayName: 'Ковалевич А.', branchId: '1', photoUrl: null, providerCode: 'demo' })
  const { user, path } = await open('/service?clinic=demo')
  await user.click(await screen.findByRole('link', { name: 'Услуги моих врачей' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Запись на услугу: мои врачи' })).toBeTruthy()
  await waitFor(async () => expect(optionsOf(await select('Услуга'))).toEqual(['Кардиолог', 'ЭКГ']))
  await user.click(screen.getByRole('link', { name: 'Назад ко всем врачам' }))
  await waitFor(() => expect(path()).toBe('/service?clinic=demo'))
})

test('what could not be loaded can be tried again, or told to support', async () => {
  refuse('listServices', 'NOT_FOUND', {})
  await open('/service?clinic=demo', { settings: { supportEmail: 'help@vizit.example' } })
  const block = within(await screen.findByRole('alert'))
  expect(block.getByRole('button', { name: 'Повторить' })).toBeTruthy()
  const mail = await block.findByRole('link', { name: 'Написать в поддержку' })
  expect(mail.getAttribute('href')).toContain('mailto:help@vizit.example')
})

test('nothing for this age says so', async () => {
  answer('listServices', { ...groups, services: [ecg] })
  await open('/service?clinic=demo&child=3')
  expect(await screen.findByText('Подходящих услуг здесь нет')).toBeTruthy()
})
