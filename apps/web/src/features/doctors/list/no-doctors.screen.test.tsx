import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { serviceDetails } from '../../../testing/common-services.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDoctors } from '../testing/doctors-screen.ts'
import { counts, doctorList, listedDoctor, place } from '../testing/listed-doctor.ts'

beginWithDoctors()

test('nobody is free on the chosen days: when somebody is, and any date', async () => {
  answer('findDoctors', doctorList([], { nextTimeslot: '2026-12-01T06:00:00Z' }))
  const { user, path } = await open('/doctors?days=3')
  expect(await screen.findByText('В выбранные дни никто не свободен')).toBeTruthy()
  expect(screen.getByText('Ближайшее время: вторник, 1 декабря, 09:00.')).toBeTruthy()
  expect(screen.getByText(/попросить сообщить, если появится время раньше/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать любую дату' }))
  await waitFor(() => expect(path()).toBe('/doctors'))
})

const earliest = '2026-11-24T06:00:00Z'

test('nobody is free at the chosen hours: when somebody is at others, and any time', async () => {
  answer('findDoctors', doctorList([], { atAnyTime: { total: 3, nextTimeslot: earliest } }))
  const { user, path } = await open('/doctors?town=17&time=4&part=evening')
  expect(await screen.findByText('В это время никто не свободен')).toBeTruthy()
  expect(screen.getByText(/^В другие часы: .*09:00\.$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать любое время' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
})

test('somebody is free on the chosen days at other hours: the days stay, later days are offered too', async () => {
  const nextTimeslot = '2026-12-01T16:00:00Z'
  answer('findDoctors', doctorList([], { nextTimeslot, atAnyTime: { total: 3, nextTimeslot: earliest } }))
  const { user, path } = await open('/doctors?days=3&time=4')
  expect(
    await screen.findByText(/^Ближайшее время: вторник, 1 декабря, 19:00\. В другие часы: .*09:00\.$/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Показать любую дату' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать любое время' }))
  await waitFor(() => expect(path()).toBe('/doctors?days=3'))
})

const offered = (id: string, parts = {}) =>
  listedDoctor(id, { worksAt: [place(`${id}1`, { serviceId: '55' })], freeTimeslots: [], ...parts })

test.each([
  [
    'any doctor of the service',
    '/doctors?service=5&days=3',
    [offered('7'), offered('8')],
    '/waitlist/join?clinic=mir&service=55&branch=1&until=2026-11-30',
  ],
  [
    'the only doctor',
    '/doctors?speciality=2&days=3',
    [listedDoctor('7', { freeTimeslots: [] })],
    '/waitlist/join?clinic=mir&branch=1&doctor=7&until=2026-11-30',
  ],
  ['several doctors', '/doctors?speciality=2&days=3', [listedDoctor('7'), listedDoctor('8')], null],
  [
    'the same service of two organisations',
    '/doctors?service=5&days=3',
    [offered('7'), offered('8', { worksAt: [place('81', { serviceId: '66', branchId: '2' })] })],
    null,
  ],
  [
    'a doctor for whom a programme is needed',
    '/doctors?speciality=2&days=3',
    [listedDoctor('7', { worksAt: [place('71', { bookingPolicy: 'programme' })] })],
    null,
  ],
])('nobody is free on the chosen days; one can wait for %s', async (_case, address, doctors, href) => {
  answer('showService', serviceDetails('5'))
  const nextTimeslot = '2026-12-01T06:00:00Z'
  const none = { nextTimeslot, atAnyTime: { total: doctors.length, nextTimeslot } }
  const asked = answer('findDoctors', ({ query }) =>
    query.preferredDays ? doctorList([], none) : doctorList(doctors),
  )
  await open(address)
  await screen.findByText('В выбранные дни никто не свободен')
  if (href !== null) {
    const link = await screen.findByRole('link', { name: /^Сообщить, если появится время раньше/ })
    expect(link.getAttribute('href')).toBe(href)
    expect(screen.queryByText(/попросить сообщить/)).toBeNull()
  } else {
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(screen.getByText(/попросить сообщить/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Сообщить/ })).toBeNull()
  }
})

test('nobody has free time at all: everybody can be listed and asked to tell', async () => {
  answer('findDoctors', doctorList([], { atAnyTime: { total: 3, nextTimeslot: null } }))
  const { user, path } = await open('/doctors?days=7&time=4')
  expect(await screen.findByText('Свободного времени сейчас ни у кого нет.')).toBeTruthy()
  expect(screen.getByText(/телефон регистратуры.*попросить сообщить, когда время появится/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Показать всех врачей' }))
  await waitFor(() => expect(path()).toBe('/doctors'))
})

test('no such doctors in the town: all regions have some, and keep the filters', async () => {
  answer('findDoctors', doctorList([]))
  const counted = answer('countDoctors', counts(12))
  const { user, path } = await open('/doctors?town=17&speciality=2&age=99')
  expect(await screen.findByText('Во всех регионах: 12 врачей.')).toBeTruthy()
  expect(screen.getByText('В этом городе таких врачей нет')).toBeTruthy()
  expect(counted.map(({ query }) => query)).toContainEqual({ specialityId: '2', age: '99' })
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0&speciality=2&age=99'))
})

test('no such doctors: the filters are taken off, the town stays', async () => {
  answer('findDoctors', doctorList([]))
  answer('countDoctors', counts(0))
  const { user, path } = await open('/doctors?town=17&speciality=2&age=99')
  expect(await screen.findByText('Таких врачей нет')).toBeTruthy()
  expect(
    await screen.findByText('В других городах таких врачей тоже нет. Уберите часть фильтров.'),
  ).toBeTruthy()
  const [clear] = screen.getAllByRole('button', { name: 'Сбросить фильтры' })
  await user.click(clear as HTMLElement)
  await waitFor(() => expect(path()).toBe('/doctors?town=17'))
})

test('in all regions no other town is advised', async () => {
  answer('findDoctors', doctorList([]))
  answer('countDoctors', counts(0))
  await open('/doctors?town=0&speciality=2&age=99')
  expect(await screen.findByText('Уберите часть фильтров.')).toBeTruthy()
})

test('nobody in the town of the words: all regions are searched without it', async () => {
  const understood = { query: 'терапевт', by: 'town' as const, town: { locationCode: 162, name: 'Брест' } }
  answer('findDoctors', doctorList([], { understood }))
  const counted = answer('countDoctors', counts(12))
  await open('/doctors?q=терапевт брест')
  const link = await screen.findByRole('link', { name: 'Все регионы' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/q=терапевт&town=0|town=0&q=терапевт/)
  expect(counted.map(({ query }) => query)).toContainEqual({ q: 'терапевт' })
})

test('nobody in the town: the next step is all regions, and no distance is offered', async () => {
  answer('findDoctors', doctorList([]))
  const { user, path } = await open('/doctors?town=17')
  expect(await screen.findByText('В этом городе врачей пока нет')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Показать расстояние' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/doctors?town=0'))
})
