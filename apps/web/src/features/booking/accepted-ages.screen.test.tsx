import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { timeslot } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { beginWithFreeSlot, path } from './testing/slot-to-book.ts'

beginWithFreeSlot()

test('whoever is signed in reads whom the doctor accepts, too', async () => {
  answer('showTimeslot', { ...timeslot, ages: { ...timeslot.ages, adult: false, childrenAge: 3 } })
  await open(path)
  expect(await screen.findByText('Принимает детей с 3 лет')).toBeTruthy()
})
