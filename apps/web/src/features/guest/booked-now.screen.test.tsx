import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, loseConnection } from '../../testing/answer.ts'
import { guestVisit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { keepBookedVisit } from './booked/booked-visit.ts'
import { beginWithFreeSlot, booked, bookedNoMore, bookedNow } from './testing/guest-booking.ts'

beginWithFreeSlot()
beforeEach(() => keepBookedVisit({ ...booked, phone: '375297654321', email: null }))

test('a reload after the visit was cancelled says so, and offers to keep nothing', async () => {
  const asked = answer('readPublicVisit', bookedNoMore)
  await open('/successfully-booked')
  expect(await screen.findByText('Визит отменён')).toBeTruthy()
  expect(screen.queryByText('Вы записаны на визит')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Войти и сохранить визит' })).toBeNull()
  expect(asked[0]?.query).toMatchObject({ orderId: guestVisit.orderId })
})

test('a visit that was moved has its new time, and no calendar file of the former one', async () => {
  answer('readPublicVisit', bookedNow({ startDate: '2026-11-25T07:00:00Z', endDate: '2026-11-25T07:30:00Z' }))
  await open('/successfully-booked')
  expect(await screen.findByText(/25 ноября/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'В календарь' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Вы записаны на визит' })).toBeTruthy()
})

test('a visit that an account has is not offered to be kept again', async () => {
  answer('readPublicVisit', { ...bookedNow(), alreadyImported: true })
  await open('/successfully-booked')
  expect(await screen.findByRole('heading', { name: 'Вы записаны на визит' })).toBeTruthy()
  await expect.poll(() => screen.queryByRole('button', { name: 'Войти и сохранить визит' })).toBeNull()
})

test('without a network it is shown as it was booked', async () => {
  loseConnection('readPublicVisit')
  await open('/successfully-booked')
  expect(await screen.findByRole('heading', { name: 'Вы записаны на визит' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'В календарь' })).toBeTruthy()
})
