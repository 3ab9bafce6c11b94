import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { timeslot } from '../../testing/clinic.ts'
import { begin, beginWithFreeSlot } from './testing/guest-booking.ts'

beginWithFreeSlot()

const ages = { ...timeslot.ages, adult: false, childrenAge: 3 }

test('the form for guests says whom the doctor accepts before a birthday is typed', async () => {
  answer('showTimeslot', { ...timeslot, ages })
  await begin()
  expect(screen.getByText('Врач принимает детей с 3 лет.')).toBeTruthy()
})
