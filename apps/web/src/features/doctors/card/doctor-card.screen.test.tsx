import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { timeslot, visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { ownExpenses } from '../../../testing/payers.ts'
import { anna, tokens } from '../../../testing/people.ts'
import { beginWithDoctors, card } from '../testing/doctors-screen.ts'
import { doctorList, listedDoctor, place, times } from '../testing/listed-doctor.ts'

beginWithDoctors()

test('a card shows who the doctor is, where, and the times of three days, each a link to its booking form', async () => {
  answer(
    'findDoctors',
    doctorList([
      listedDoctor('7', {
        qualification: 'высшая категория',
        workStart: 2006,
        languages: ['be', 'ru', 'en'],
        priceFrom: 45.5,
        reviewsCount: 3,
        freeTimeslots: [...times('71', '2026-11-23T06:00:00Z', 5), ...times('71', '2026-11-24T06:00:00Z', 1)],
      }),
    ]),
  )
  const { user } = await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(screen.getByText('Найден 1 врач').getAttribute('role')).toBe('status')
  expect(shown.getByText('Высшая категория, стаж 20 лет')).toBeTruthy()
  expect(shown.getByText('Принимает взрослых')).toBeTruthy()
  expect(shown.getByText('Языки: белорусский, русский, английский')).toBeTruthy()
  expect(shown.getByText('Визит от 45,50 руб.')).toBeTruthy()
  expect(shown.getByRole('link', { name: '3 отзыва: Ковалевич Анна 7' }).getAttribute('href')).toBe(
    '/clinics/mir/doctors/7?tab=reviews',
  )
  expect(shown.getByRole('link', { name: /Немиге/ }).getAttribute('href')).toBe('/clinics/mir/branches/1')
  const today = within(shown.getByRole('list', { name: 'Сегодня' }))
  expect(today.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '09:00',
    '09:30',
    '10:00',
  ])
  expect(today.getByRole('link', { name: /09:30/ }).getAttribute('href')).toBe('/timeslot/71232?clinic=mir')
  expect(within(shown.getByRole('list', { name: 'Завтра' })).getAllByRole('link')).toHaveLength(1)
  await user.click(shown.getByRole('button', { name: 'Ещё 2 варианта: Ковалевич Анна 7' }))
  expect(today.getAllByRole('link')).toHaveLength(5)
})

test('times at two places stand under each place, and other addresses are counted', async () => {
  answer(
    'findDoctors',
    doctorList([
      listedDoctor('7', {
        worksAt: [
          place('71'),
          place('72', {
            branchId: '2',
            branch: 'Филиал на Лесной',
            specialityId: '2',
            specialityName: 'Хирург',
          }),
          place('73', { branchId: '3', branch: 'Филиал на Победителей' }),
        ],
        freeTimeslots: [
          ...times('72', '2026-11-24T06:00:00Z', 1, '2'),
          ...times('71', '2026-11-24T08:00:00Z', 1),
        ],
      }),
    ]),
  )
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getAllByRole('link', { name: /Филиал/ }).map(({ textContent }) => textContent)).toEqual([
    'Филиал на Лесной, Минск, ул. Немига, 5',
    'Филиал на Немиге, Минск, ул. Немига, 5',
  ])
  expect(shown.getByText(/· Хирург/)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Ещё 1 адрес: Ковалевич Анна 7' })).toBeTruthy()
})

test.each([
  [
    'a later day',
    { nearestTimeslot: '2026-12-01T06:00:00Z' },
    'link',
    /^Ближайшее время: вторник, 1 декабря, 09:00/,
    '/timeslot?clinic=mir&doctor=7&date=2026-12-01',
  ],
  ['no time at all', {}, 'link', /^Сообщить, когда появится время/, '/waitlist/join?clinic=mir&doctor=7'],
  [
    'a doctor for whom a programme is needed',
    { worksAt: [place('71', { bookingPolicy: 'programme' as const })] },
    'link',
    /^Как записаться/,
    '/timeslot?clinic=mir&doctor=7',
  ],
])('without a time in three days: %s', async (_case, parts, role, name, href) => {
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], ...parts })]))
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getByRole(role, { name }).getAttribute('href')).toBe(href)
})

test('with a nearest time on a later day one can wait for a sooner one', async () => {
  answer(
    'findDoctors',
    doctorList([listedDoctor('7', { freeTimeslots: [], nearestTimeslot: '2026-12-01T06:00:00Z' })]),
  )
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  const wait = shown.getByRole('link', { name: /^Сообщить, если появится время раньше/ })
  expect(wait.getAttribute('href')).toBe('/waitlist/join?clinic=mir&doctor=7&until=2026-11-30')
})

test('a doctor booked at the reception has its phones', async () => {
  const worksAt = [place('71', { bookingPolicy: 'registry', onlineBooking: false })]
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], worksAt })]))
  const { user } = await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.queryByRole('link', { name: /Сообщить/ })).toBeNull()
  await user.click(shown.getByRole('button', { name: /^Запись в регистратуре/ }))
  expect(shown.getAllByRole('link', { name: /\+375/ })).toHaveLength(2)
})

const registryHere = { bookingPolicy: 'registry', onlineBooking: false } as const
const openElsewhere = { branchId: '2', branch: 'Филиал на Лесной', phones: '+375 17 999-99-99', asked: false }

test('at a place asked for that is booked at its reception, times elsewhere are not said to be none; they are a tap away', async () => {
  const worksAt = [place('71', registryHere), place('72', openElsewhere)]
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], worksAt })]))
  const { user } = await open('/doctors?speciality=1')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.queryByText(/Свободного времени/)).toBeNull()
  expect(shown.queryByRole('link', { name: /Сообщить/ })).toBeNull()
  const others = shown.getByRole('link', { name: 'Ещё 1 адрес, есть онлайн-запись: Ковалевич Анна 7' })
  expect(others.getAttribute('href')).toBe('/clinics/mir/doctors/7')
  await user.click(shown.getByRole('button', { name: /^Запись в регистратуре/ }))
  const phones = shown.getAllByRole('link', { name: /\+375/ }).map(link => link.getAttribute('href'))
  expect(phones).toHaveLength(2)
  expect(phones.join()).not.toContain('9999999')
})

test('without times at the open place asked for, the reception elsewhere is not named', async () => {
  const worksAt = [place('71'), place('72', { ...openElsewhere, ...registryHere })]
  answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots: [], worksAt })]))
  await open('/doctors?speciality=1')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getByRole('link', { name: /^Сообщить/ })).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Ещё 1 адрес: Ковалевич Анна 7' })).toBeTruthy()
})

test('with a service each time opens the booking of this service at its own organisation', async () => {
  answer('showService', { name: 'УЗИ' } as never)
  const worksAt = [place('71', { serviceId: '55' })]
  const asked = answer('findDoctors', doctorList([listedDoctor('7', { worksAt })]))
  await open('/doctors?service=5')
  const shown = await card('Ковалевич Анна 7')
  expect(shown.getByRole('link', { name: /^09:00/ }).getAttribute('href')).toBe(
    '/service/71241?clinic=mir&service=55&doctor=7',
  )
  expect(asked[0]?.query).toEqual({ serviceId: '5' })
})

test.each(['holdTimeslot', 'bookVisit'] as const)(
  'back from a time taken meanwhile (%s) the list does not offer it, even before it is read anew',
  async call => {
    session.start(tokens)
    answer('readProfile', anna)
    answer('listVisits', { future: [], past: [] })
    answer('listBranches', [])
    answer('listDoctors', [])
    answer('listBookingCapabilities', [
      { profileId: anna.me, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
    ])
    answer('listPayers', ownExpenses)
    answer('showTimeslot', timeslot)
    answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
    answer('showHold', { hold: null })
    answer('releaseHold', undefined)
    refuse(call, 'TIMESLOT_IS_BUSY', {})
    const [taken, free] = times('71', '2026-11-24T06:00:00Z', 2).map((time, index) =>
      index === 0 ? { ...time, timeslotId: '501' } : time,
    )
    const freeTimeslots = taken && free ? [taken, free] : []
    answer('findDoctors', doctorList([listedDoctor('7', { freeTimeslots })]))
    const { user, path, go, queries } = await open('/doctors')
    await user.click(await screen.findByRole('link', { name: /^09:00/ }))
    if (call === 'bookVisit') await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    await waitFor(() => expect(path()).toContain('/timeslot?'))
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    const again = answer(
      'findDoctors',
      doctorList([listedDoctor('7', { freeTimeslots: freeTimeslots.slice(1) })]),
    )
    go('/doctors')
    await screen.findByRole('link', { name: /^09:30/ })
    expect(screen.queryByRole('link', { name: /^09:00/ })).toBeNull()
    // Once by the list that is opened and, if that came first, once more by the notice that times changed.
    await waitFor(() => expect(again.length).toBeGreaterThan(0))
  },
)

test('a time at which the family has a visit is marked (decisions D14)', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [visit], past: [] })
  answer('findDoctors', doctorList([listedDoctor('7')]))
  await open('/doctors')
  const shown = await card('Ковалевич Анна 7')
  await waitFor(() => expect(shown.getByRole('link', { name: /^09:00.*уже есть визит: Анна/ })).toBeTruthy())
  expect(shown.getByText(/^Пунктиром отмечено/)).toBeTruthy()
})
