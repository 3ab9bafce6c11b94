import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepDraft } from '../../app/browser-storage/drafts.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { doctor, NOW, timeslot } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import {
  agree,
  begin,
  beginWithFreeSlot,
  booked,
  CHECK,
  confirm,
  field,
  path,
  put,
  reopen,
} from './testing/guest-booking.ts'

beginWithFreeSlot()

test.each([
  ['TIMESLOT_IS_BUSY', {}, 'Интервал уже занят', /doctor=7/],
  ['PATIENT_BUSY', {}, 'На это время пациент уже записан', /doctor=7/],
  ['NO_ASSIGNMENT_BOOKING', { phones: '375172000000' }, 'Медицинский центр ограничил', /doctor=7/],
  ['AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' }, 'Врач принимает только детей', /^((?!doctor=).)*$/],
] as const)(
  '%s returns to the times with the reason, and nothing typed is lost',
  async (code, attributes, text, where) => {
    refuse('bookGuestVisit', code, attributes as never)
    const { user, path: at, go } = await reopen()
    await agree(user)
    await user.click(confirm())
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(at()).toMatch(/^\/timeslot\?/)
    expect(at()).toMatch(where)
    expect(at()).not.toContain('Петрова')
    go(path)
    expect(((await screen.findByLabelText(/^Фамилия/)) as HTMLInputElement).value).toBe('Петрова')
    expect((field(/^Номер телефона/) as HTMLInputElement).value).toBe('+375 (29) 765-43-21')
  },
)

test('an age that the doctor does not accept is explained if there is no other doctor', async () => {
  answer('listDoctors', [doctor('7')])
  refuse('bookGuestVisit', 'AGE_LIMITS_ISSUE', { reason: 'CHILD_DOCTOR' })
  const { user, path: at } = await reopen()
  await agree(user)
  await user.click(confirm())
  await waitFor(() =>
    expect(at()).toBe('/timeslot?clinic=demo&age=36&branch=1&speciality=1&doctor=7&date=2026-11-24'),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Врач принимает только детей')
})

test('a guest too young for the doctor is told at the birthday, and offered doctors of the speciality for that age', async () => {
  answer('showTimeslot', { ...timeslot, ages: { ...timeslot.ages, children: false } })
  answer('listDoctors', [
    doctor('7'),
    doctor('8'),
    doctor('9', { adult: false, children: true, specialityId: '2' }),
  ])
  const asked = answer('bookGuestVisit', booked)
  const { user, path: at, go } = await begin()
  await put(user, /^Фамилия/, 'Петрова')
  expect(screen.queryByRole('alert')).toBeNull()
  await put(user, /^Дата рождения/, '17052020')
  expect((await screen.findByRole('alert')).textContent).toContain('Врач принимает только взрослых')
  expect(asked).toHaveLength(0)
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  answer('listSpecialities', [])
  answer('listLocations', [])
  await user.click(screen.getByRole('link', { name: 'Выбрать другого врача' }))
  await waitFor(() => expect(at()).toBe('/doctors?speciality=1&age=6'))
  go(path)
  expect(await screen.findByDisplayValue('Петрова')).toBeTruthy()
  expect((field(/^Дата рождения/) as HTMLInputElement).value).toBe('17.05.2020')
})

test('a lost answer is requested again with the same key', async () => {
  const lost = loseConnection('bookGuestVisit')
  const { user } = await reopen()
  await agree(user)
  await user.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('Ответ от сервера не пришёл')
  const asked = answer('bookGuestVisit', booked)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'))
})

test.each([
  ['is refused', 'TIMESLOT_IS_BUSY', {}],
  ['asks for a picture', 'HUMAN_CHECK_REQUIRED', { id: CHECK }],
] as const)(
  'a booking that %s after its form was left is reported as not made',
  async (_what, code, facts) => {
    const lost = loseConnection('bookGuestVisit')
    const { user, path: at } = await reopen()
    await agree(user)
    await user.click(confirm())
    await waitFor(() => expect(lost).not.toHaveLength(0))
    await user.click(screen.getByRole('link', { name: 'К выбору времени' }))
    await waitFor(() => expect(at()).toContain('/timeslot?'))
    refuse('bookGuestVisit', code, facts)
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('Записаться не удалось. Выберите время ещё раз.')).toBeTruthy()
  },
)

test('if guests may not book, only signing in is offered', async () => {
  await open(path, { settings: { guestBooking: { enabled: false, visitsPerPhone: 3 } } })
  await screen.findByRole('button', { name: 'Войти и записаться' })
  expect(screen.queryByRole('button', { name: 'Записаться без входа' })).toBeNull()
})

test.each([
  ['programme', 'Запись открыта только участникам программы.'],
  ['second-visit', 'Первый визит оформляется только в регистратуре.'],
] as const)(
  'a doctor who never accepts guests (%s) has phones and sign-in instead of a form, and no hold',
  async (bookingPolicy, said) => {
    const held = answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: NOW })
    answer('showTimeslot', { ...timeslot, assignment: { ...timeslot.assignment, bookingPolicy } })
    keepDraft('guest', { lastName: 'Петрова' })
    await open(path)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Войти и записаться' })).toBeTruthy()
    expect(held).toHaveLength(0)
    expect(screen.getByRole('link', { name: /200-00-01/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Записаться без входа' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Кто придёт на визит' })).toBeNull()
  },
)
