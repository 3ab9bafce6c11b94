import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { able, beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

const son = child()
const warning = /у вас самих есть визит: Гончаренко Зоя Валентиновна, 09:00/

beginWithFreeSlot()
beforeEach(() => {
  answer('readProfile', { ...anna, family: [son] })
  answer('listVisits', { future: [{ ...visit, profileId: anna.me }], past: [] })
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able },
    { profileId: son.profileId, ...able },
  ])
})

test("a parent's own visit at that time is a warning when booking a child, and blocks nothing", async () => {
  const { user } = await open(path)
  const confirm = await confirmButton()
  expect(await screen.findByText(/На это время у вас уже есть визит/)).toBeTruthy()
  expect(screen.queryByText(warning)).toBeNull()
  expect(confirm).toHaveProperty('disabled', true)

  await user.click(screen.getByRole('radio', { name: /ребёнок/ }))
  expect(await screen.findByText(warning)).toBeTruthy()
  expect(screen.queryByText(/На это время у вас уже есть визит/)).toBeNull()
  expect(await confirmButton()).toHaveProperty('disabled', false)
})
