import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { doctor, slots, visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { beginWithVisit } from './testing/visits-screen.ts'

beginWithVisit()

test('a future visit shows when, where, who, and the possible actions', async () => {
  await open('/visits')
  expect(await screen.findByText('вторник, 24 ноября 2026')).toBeTruthy()
  expect(screen.getByText('завтра')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Позвонить/ }).getAttribute('href')).toBe('tel:+375172000001')
  expect(screen.getByRole('link', { name: /^Как проехать/ }).getAttribute('href')).toContain('53.9')
})

test("the photo beside the name is the patient's", async () => {
  URL.createObjectURL = () => 'blob:the-photo'
  URL.revokeObjectURL = () => undefined
  const photoId = '01990000-0000-7000-8000-0000000000f1'
  const son = child({ profile: { photoUrl: `/api/v2/my/profile/photo/${photoId}` } })
  answer('readProfile', { ...anna, photoUrl: null, family: [...anna.family, son] })
  answerSync([{ ...visit, profileId: son.profileId }])
  const fetched = answer('showPersonPhoto', new Blob(['a photo']))
  await open('/visits')
  await waitFor(() => expect(document.querySelector('main img')?.getAttribute('src')).toBe('blob:the-photo'))
  expect(fetched.map(({ params }) => params.photoId)).toEqual([photoId])
})

test('an empty list says so', async () => {
  answerSync()
  await open('/visits')
  expect(await screen.findByText('У вас ещё нет визитов')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Записаться к врачу' }).getAttribute('href')).toBe('/doctors')
})

test('past visits have their own tab, latest first, and cannot be changed', async () => {
  const been = (day: number, speciality: string) => ({
    ...visit,
    id: visit.orderId.replace(/a$/, String(day % 10)),
    orderId: visit.orderId.replace(/a$/, String(day % 10)),
    speciality,
    status: 'completed' as const,
    startDate: `2026-11-${day}T06:00:00Z`,
    endDate: `2026-11-${day}T06:30:00Z`,
  })
  answerSync([been(11, 'Хирург'), been(13, 'Невролог'), visit])
  const { user } = await open('/visits')
  await user.click(await screen.findByRole('link', { name: 'Прошедшие' }))
  await waitFor(() => expect(screen.getAllByText('Состоялся')).toHaveLength(2))
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Невролог', 'Хирург'])
  expect(screen.queryByRole('button', { name: /Отменить/ })).toBeNull()
})

test('many visits can be searched', async () => {
  const many = Array.from({ length: 6 }, (_, index) => ({
    ...visit,
    id: visit.orderId.replace(/a$/, String(index)),
    orderId: visit.orderId.replace(/a$/, String(index)),
    physicianName: index === 3 ? 'Королёв Пётр' : visit.physicianName,
  }))
  answerSync(many)
  const { user } = await open('/visits')
  const field = await screen.findByRole('searchbox')
  await user.type(field, 'королев')
  expect(screen.getAllByRole('link', { name: /^Перенести/ })).toHaveLength(1)
  await user.type(field, ' хирург')
  expect(screen.getByText('Данные не найдены')).toBeTruthy()
})

test('a visit that has begun says so', async () => {
  const startDate = new Date(Date.now() - 4 * 60_000).toISOString()
  answerSync([{ ...visit, startDate, isManageable: false }])
  await open('/visits')
  expect(await screen.findByText(/^Визит уже начался/)).toBeTruthy()
})

test('a visit that begins soon says why it cannot be changed', async () => {
  answerSync([{ ...visit, isManageable: false }])
  await open('/visits')
  expect(await screen.findByText(/До начала меньше 30 минут/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Перенести/ })).toBeNull()
})

test('a new time that overlaps another visit is marked; the moved visit itself does not count', async () => {
  const other = {
    ...visit,
    orderId: visit.orderId.replace(/a$/, 'b'),
    startDate: '2026-11-24T06:30:00Z',
    endDate: '2026-11-24T07:00:00Z',
  }
  answer('listVisits', { future: [visit, other], past: [] })
  answer('listDoctorTimeslots', slots('71', '2026-11-24T06:00:00Z', 2))
  await open(`/visits/${visit.orderId}/move`)
  expect(await screen.findByRole('button', { name: /^09:30.*уже есть визит/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^09:00/ }).getAttribute('aria-label')).not.toContain('визит')
})

test('moving opens at the visit’s own day, and offers other doctors of the speciality and other branches', async () => {
  answer('listDoctors', [
    doctor('7', { at: ['1', '2'] }),
    doctor('8'),
    doctor('9', { specialityId: '2' }),
    doctor('10', { adult: false, children: true }),
  ])
  answer('listDoctorTimeslots', [
    ...slots('71', '2026-11-23T07:00:00Z', 1),
    ...slots('71', '2026-11-24T07:00:00Z', 1),
    ...slots('81', '2026-11-25T08:00:00Z', 1),
  ])
  const moved = answer('moveVisit', visit)
  const { user } = await open(`/visits/${visit.orderId}/move`)
  expect(await screen.findByRole('button', { name: /^10:00, вторник, 24 ноября/ })).toBeTruthy()
  const where = await screen.findByRole('combobox', { name: 'К кому и куда' })
  expect(
    within(where)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ковалевич Анна 7, Филиал на Немиге',
    'Ковалевич Анна 7, Филиал на Сурганова',
    'Ковалевич Анна 8, Филиал на Немиге',
  ])
  await user.selectOptions(where, 'Ковалевич Анна 8, Филиал на Немиге')
  await user.click(await screen.findByRole('button', { name: /^11:00, среда, 25 ноября/ }))
  const change = screen.getByText('среда, 25 ноября 2026 в 11:00').closest('dl') as HTMLElement
  expect(within(change).getByText('Ковалевич Анна 8, Филиал на Немиге')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  await waitFor(() => expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '81251' }]))
})

test('moving compares before and after, and keeps the visit if the new time is taken', async () => {
  answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 2))
  refuse('moveVisit', 'TIMESLOT_IS_BUSY', {})
  const { user, path } = await open(`/visits/${visit.orderId}/move`)
  await user.click(await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ }))
  expect(screen.getByText('вторник, 24 ноября 2026 в 09:00')).toBeTruthy()
  expect(screen.getByText('среда, 25 ноября 2026 в 10:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  expect(await screen.findByText('Интервал уже занят')).toBeTruthy()

  const moved = answer('moveVisit', visit)
  await user.click(screen.getByRole('button', { name: /^10:30, среда/ }))
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  await waitFor(() => expect(path()).toBe(`/visits?visit=${visit.orderId}`))
  expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '71252' }])
  expect(screen.getByText('Визит перенесён')).toBeTruthy()
})

test('a move for a relative says for whom, and to when', async () => {
  const son = child()
  answer('readProfile', { ...anna, family: [son] })
  const his = { ...visit, profileId: son.profileId, customerFirstName: 'Пётр' }
  answerSync([his])
  answer('showVisit', his)
  answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 2))
  answer('moveVisit', { ...his, startDate: '2026-11-25T07:00:00Z' })
  const { user } = await open(`/visits/${visit.orderId}/move`)
  await user.click(await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ }))
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  expect(await screen.findByText('Визит перенесён. Пётр, 25.11.2026, 10:00.')).toBeTruthy()
})
