import { screen, waitFor } from '@testing-library/react'
import { routes } from '@vizit/api-client/routes.ts'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, slots, timeslot, visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { server } from '../../testing/server.ts'
import { giving, groups, option, service } from '../../testing/services.ts'
import { able, beginWithFreeSlot, confirmButton } from './testing/slot-to-book.ts'

const scan = service('4', '20', {
  name: 'УЗИ печени',
  options: [option('41', ['1'], { name: 'С допплером' })],
})
const run = { ...timeslot, endTime: '2026-11-24T07:00:00Z', service: scan }
const chosen = 'clinic=demo&child=6&direction=20&service=4&option=41&branch=1&doctor=any'
const path = `/service/501?${chosen}`
const back = `/service?${chosen}&date=2026-11-24`

beginWithFreeSlot()
beforeEach(() => {
  answer('showTimeslot', run)
  answer('listServices', { ...groups, services: [{ ...scan, forChildren: true }] })
  answer('listServiceCapabilities', [])
  answer('listDoctors', [giving(['4'], '7', { children: true })])
})

test('the whole time of the service is shown and held, with its option and price', async () => {
  const shown = answer('showTimeslot', run)
  const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
  const asked = answer('listBookingCapabilities', [{ profileId: anna.me, ...able }])
  await open(path)
  expect(await screen.findByText('09:00–10:00')).toBeTruthy()
  expect(screen.getByText('УЗИ печени')).toBeTruthy()
  expect(screen.getByText('С допплером')).toBeTruthy()
  expect(screen.getByText('80 руб. · 60 мин')).toBeTruthy()
  expect(shown[0]?.query).toEqual({ serviceId: '4' })
  await waitFor(() =>
    expect(held[0]?.body).toEqual({ timetableId: '501', assignmentId: '71', serviceId: '4' }),
  )
  const day = '2026-11-24'
  await waitFor(() => expect(asked[0]?.query).toEqual({ assignmentId: '71', serviceId: '4', day }))
})

test('the booking has the service as the form showed it', async () => {
  const booked = answer('bookVisit', { ...visit, serviceId: '4', serviceName: 'УЗИ печени' })
  const { user, path: at } = await open(path)
  await user.click(await confirmButton())
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(booked.map(({ body }) => body)).toEqual([
    {
      timetableId: '501',
      assignmentId: '71',
      profileId: anna.me,
      serviceId: '4',
      serviceName: 'УЗИ печени',
      slotDuration: 60,
      serviceOptionId: '41',
    },
  ])
})

test('a lost answer to the booking of a service is requested again with the same key, after a reload too', async () => {
  const lost = loseConnection('bookVisit')
  const first = await open(path)
  await first.user.click(await confirmButton())
  expect((await screen.findByRole('alert')).textContent).toContain('Повторим запрос сами')
  first.close()
  session.start(tokens)
  const booked = answer('bookVisit', { ...visit, serviceId: '4', serviceName: 'УЗИ печени' })
  const { path: at } = await open(path)
  await waitFor(() => expect(at()).toBe('/visits'))
  expect(booked[0]?.body).toEqual(lost[0]?.body)
  expect(booked[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'))
})

test.each([
  ['of that age', '6', 'Ковалёв Пётр Ильич'],
  ['of an age not said', '-1', 'Ковалёв Ян Ильич'],
  ['of an age that none has', '9', 'Ковалёв Ян Ильич'],
])('after a search for a child %s, a child is chosen first, not the user', async (_age, years, name) => {
  const [older, younger] = [
    child({ profileId: '01990000-0000-7000-8000-000000000012', profile: { birthday: '2014-03-01' } }),
    child(),
  ]
  older.profile.fullNameRu = 'Ковалёв Ян Ильич'
  answer('readProfile', { ...anna, family: [older, younger] })
  answer(
    'listBookingCapabilities',
    [anna.me, older.profileId, younger.profileId].map(profileId => ({
      ...{ profileId, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
    })),
  )
  await open(path.replace('child=6', `child=${years}`))
  expect((await screen.findByRole('radio', { name: new RegExp(name) })) as HTMLInputElement).toHaveProperty(
    'checked',
    true,
  )
})

test('a time taken meanwhile leads back to fresh times of the same service, with all choices kept', async () => {
  refuse('bookVisit', 'TIMESLOT_IS_BUSY', {})
  const { user, path: at } = await open(path)
  await user.click(await confirmButton())
  expect(await screen.findByRole('heading', { level: 1, name: 'Запись на услугу' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('Интервал уже занят')
  await waitFor(() => expect(at()).toBe(back))
})

test('the reason for returning stays visible while single options are chosen', async () => {
  refuse('holdTimeslot', 'TIMESLOT_IS_BUSY', {})
  const { path: at } = await open('/service/501?clinic=demo&service=4&doctor=any')
  await waitFor(() => expect(at()).toContain('&branch=1'))
  expect(at()).toContain('/service?')
  expect((await screen.findByRole('alert')).textContent).toContain('Интервал уже занят')
})

test('a service that this doctor does not provide leads to doctors who do', async () => {
  refuse('holdTimeslot', 'SERVICE_IS_NOT_SUPPORTED', { reason: 'service', phones: '+375 17 200-00-01' })
  await open(path)
  await screen.findByRole('alert')
  const others = screen.getByRole('link', { name: 'Выбрать другого врача' })
  expect(others.getAttribute('href')).toBe(
    '/service?clinic=demo&direction=20&service=4&option=41&date=2026-11-24&child=6',
  )
  expect(screen.queryByRole('button', { name: 'Записаться' })).toBeNull()
})

test('going back keeps the choices', async () => {
  const { user, path: at } = await open(path)
  await user.click(await screen.findByRole('link', { name: 'К выбору времени' }))
  await waitFor(() => expect(at()).toBe(back))
})

test('the time that was left is offered again, also by a list that was read before it was free', async () => {
  let isHeld = true
  answer('listDoctorTimeslots', () => (isHeld ? [] : slots('71', '2026-11-24T06:00:00Z', 1)))
  let release = () => {}
  const freed = new Promise<void>(resolve => {
    release = resolve
  })
  const { user } = await open(path)
  await confirmButton()
  server.use(
    http.delete(`*${routes.releaseHold.path}`, async () => {
      await freed
      isHeld = false
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
  expect(await screen.findByText('Свободного времени для онлайн-записи сейчас нет.')).toBeTruthy()
  release()
  expect(await screen.findByRole('link', { name: /^09:00, вторник, 24 ноября/ })).toBeTruthy()
})
