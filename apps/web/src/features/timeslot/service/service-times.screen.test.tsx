import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { slots } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { giving } from '../../../testing/services.ts'
import { beginWithServices, liverOpen, patient, select, sonographer } from './testing/services-to-choose.ts'

beginWithServices()

test('times are those of complete runs, and lead to the form with all choices', async () => {
  const asked = answer('listDoctorTimeslots', slots('92', '2026-11-24T06:00:00Z', 2))
  await open(`${liverOpen}&option=41&branch=2&doctor=9`)
  const time = await screen.findByRole('link', { name: /^09:00, вторник, 24 ноября/ })
  expect(asked.map(({ query }) => query.serviceId)).toEqual(['4'])
  expect(time.getAttribute('href')).toBe(
    '/service/92241?clinic=demo&direction=20&service=4&option=41&branch=2&doctor=9&date=2026-11-24',
  )
})

test('any doctor: each time once, with a free doctor', async () => {
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
  expect(times.getByRole('link', { name: new RegExp(`^09:00.*${sonographer.fullName}`) })).toBeTruthy()
  expect(screen.getByText('Вариантов времени: 3')).toBeTruthy()
})

test('any doctor on a day without free time: the nearest day with free time', async () => {
  answer('listDoctors', [{ ...sonographer, nearestTimeslot: '2026-11-24T06:00:00Z' }])
  answer('listDoctorTimeslots', slots('92', '2026-11-24T06:00:00Z', 3))
  const { user, path } = await open(`${liverOpen}&branch=2&doctor=any&date=2026-11-25`)
  expect(await screen.findByText('В этот день свободного времени нет', {}, patient)).toBeTruthy()
  expect(screen.queryByText('Свободного времени для онлайн-записи сейчас нет.')).toBeNull()
  await user.click(await screen.findByRole('button', { name: /^Ближайшее время: .*09:00$/ }))
  await waitFor(() => expect(path()).toBe(`${liverOpen}&branch=2&doctor=any&date=2026-11-24`))
  expect(await screen.findByText('Вариантов времени: 3')).toBeTruthy()
})

test('any doctor without free time on any day: no day is named', async () => {
  const worksAt = sonographer.worksAt.map(place => ({ ...place, nearestTimeslot: null }))
  answer('listDoctors', [{ ...sonographer, nearestTimeslot: null, worksAt }])
  answer('listFreeDates', { dates: [] })
  await open(`${liverOpen}&branch=2&doctor=any`)
  expect(
    await screen.findByText('Свободного времени для онлайн-записи сейчас нет.', {}, patient),
  ).toBeTruthy()
  expect(screen.queryByText('В этот день свободного времени нет')).toBeNull()
})

test('many doctors are read for one date in one request, those with time for the service', async () => {
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
  // Days with free times only of doctors who do not accept this age do not count as free.
  expect(new Set(marked.map(({ query }) => query.assignmentIds))).toEqual(
    new Set(['501,511,521,531,541,551,561,571']),
  )
  await user.click(screen.getByRole('button', { name: /^Выберите дату/ }))
  expect(await screen.findByRole('button', { name: 'четверг, 26 ноября, есть свободное время' })).toBeTruthy()
})
