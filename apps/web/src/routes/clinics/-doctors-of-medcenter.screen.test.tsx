import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { counts, doctorList, listedDoctor } from '../../features/doctors/testing/listed-doctor.ts'
import { answer } from '../../testing/answer.ts'
import { doctor, NOW } from '../../testing/clinic.ts'
import { coverAnswer, said } from '../../testing/cover.ts'
import { medcenterDetails } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { service } from '../../testing/services.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('showMedcenter', medcenterDetails('1'))
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

test('the doctors of a medical centre stand in their tab with their times, and lead to the filters', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('7', { fullName: 'Мороз Павел' })]))
  const { user } = await open('/clinics/mir/branches/1')
  await user.click(await screen.findByRole('link', { name: 'Врачи 5' }))
  expect(await screen.findByRole('link', { name: 'Мороз Павел' })).toBeTruthy()
  expect(asked[0]?.query).toEqual({ medcenterId: '1' })
  expect(screen.getByRole('link', { name: 'Врачи 5' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Поиск и фильтры' }).getAttribute('href')).toBe('/doctors?branch=1')
})

test('beside an age the tabs count what their lists have for it, and the doctors are those who accept it', async () => {
  const forAge = (id: string, childrenAge: number) => service(id, '1', { forChildren: true, childrenAge })
  answer('listMedcenterServices', {
    directions: [],
    subGroups: [],
    services: [forAge('1', 0), forAge('2', 3), forAge('3', 12)],
  })
  const counted = answer('countDoctors', counts(3))
  const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
  const { user } = await open('/clinics/mir/branches/1?tab=doctors&age=6')
  expect(await screen.findByRole('link', { name: 'Врачи 3' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Услуги 2' })).toBeTruthy()
  expect(counted[0]?.query).toMatchObject({ medcenterId: '1', age: '6' })
  expect(asked[0]?.query).toEqual({ medcenterId: '1', age: '6' })
  expect(screen.getByRole('link', { name: 'Поиск и фильтры' }).getAttribute('href')).toBe(
    '/doctors?branch=1&age=6',
  )
  await user.click(screen.getByRole('switch', { name: 'Только для пациентов 6 лет' }))
  expect(await screen.findByRole('link', { name: 'Врачи 5' })).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ medcenterId: '1' }))
})

test.each(['40', '70'])(
  'the doctors of a centre are those who accept the adult of its address: %s',
  async age => {
    answer('listMedcenterServices', { directions: [], subGroups: [], services: [] })
    const counted = answer('countDoctors', counts(2))
    const asked = answer('findDoctors', doctorList([listedDoctor('7')]))
    await open(`/clinics/mir/branches/1?tab=doctors&age=${age}`)
    expect(await screen.findByRole('link', { name: 'Врачи 2' })).toBeTruthy()
    expect(counted[0]?.query).toMatchObject({ medcenterId: '1', age })
    expect(asked[0]?.query).toEqual({ medcenterId: '1', age })
    expect(screen.getByRole('switch', { name: `Только для пациентов ${age} лет` })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Поиск и фильтры' }).getAttribute('href')).toBe(
      `/doctors?branch=1&age=${age}`,
    )
  },
)

test('whoever has several programmes chooses one of them once, for the centre and its doctors', async () => {
  const program = { activatedAt: '2026-01-01', phones: [] }
  session.start(tokens)
  answer('readProfile', {
    ...anna,
    programs: [
      { ...program, coverer: 'epam', programCaption: 'EPAM' },
      { ...program, coverer: 'bns', programCaption: 'БНС' },
    ],
  })
  answer('listVisits', { future: [], past: [] })
  answer('listFavourites', [])
  answer('listFavouriteMedcenters', [])
  answer('findDoctors', doctorList([listedDoctor('7')]))
  answer('readCover', ({ query }) =>
    coverAnswer(
      { epam: 'EPAM', bns: 'БНС' },
      query.doctorIds
        ? { doctors: [said('7', 'COVERED', { share: 50 }), said('7', 'COVERED', { by: 'bns', share: 70 })] }
        : { medcenters: [said('1', 'PARTLY'), said('1', 'COVERED', { by: 'bns' })] },
    ),
  )
  const { user } = await open('/clinics/mir/branches/1?tab=doctors')
  expect(await screen.findByText('Покрывает БНС')).toBeTruthy()
  expect(await screen.findByText(/^Покрывает БНС, 70/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Программа для визита'), 'EPAM')
  expect(await screen.findByText('Частично покрывает EPAM')).toBeTruthy()
  expect(await screen.findByText(/^Покрывает EPAM, 50/)).toBeTruthy()
})

test('of a suspended medical centre the doctors stand there by name, without times, and the list of all does not matter', async () => {
  answer('showMedcenter', medcenterDetails('1', { suspended: true }))
  const asked = answer('findDoctors', doctorList([]))
  const closed = doctor('7', { at: ['1'], providerCode: 'mir', fullName: 'Мороз Павел' })
  answer('listDoctors', [
    {
      ...closed,
      nearestTimeslot: null,
      worksAt: closed.worksAt.map(place => ({ ...place, nearestTimeslot: null, onlineBooking: false })),
    },
  ])
  await open('/clinics/mir/branches/1?tab=doctors')
  expect((await screen.findByRole('alert')).textContent).toContain('приостановлена')
  expect(await screen.findByRole('link', { name: 'Мороз Павел' })).toBeTruthy()
  expect(screen.queryByText('Таких врачей нет')).toBeNull()
  expect(asked).toEqual([])
})
