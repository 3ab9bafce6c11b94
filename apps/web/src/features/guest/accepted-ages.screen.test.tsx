import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { timeslot } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { begin, beginWithFreeSlot, path } from './testing/guest-booking.ts'

beginWithFreeSlot()

const ages = { ...timeslot.ages, adult: false, childrenAge: 3 }

test('a time says whom its doctor accepts before a sign-in is asked for', async () => {
  answer('showTimeslot', { ...timeslot, ages })
  await open(path)
  expect(await screen.findByRole('button', { name: 'Записаться без входа' })).toBeTruthy()
  expect(screen.getByText('Принимает детей с 3 лет')).toBeTruthy()
})

test('the form for guests says it once, before a birthday is typed', async () => {
  answer('showTimeslot', { ...timeslot, ages })
  await begin()
  expect(screen.getAllByText(/ринимает детей с 3 лет/)).toHaveLength(1)
})
