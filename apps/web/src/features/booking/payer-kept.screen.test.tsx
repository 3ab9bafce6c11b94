import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseProgramme } from '../../app/cover/chosen-programme.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { timeslot, visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { epam, payers } from './testing/payers-to-choose.ts'
import { able, beginWithFreeSlot, confirmButton, path } from './testing/slot-to-book.ts'

beginWithFreeSlot()

test('who was chosen to pay stays chosen for another time of the same doctor, until one is booked', async () => {
  answer('listPayers', payers(epam))
  const first = await open(path)
  await first.user.click(await screen.findByRole('radio', { name: 'За свой счёт' }))
  first.close()
  answer('showTimeslot', { ...timeslot, timeslotId: '502' })
  const { user, path: at, close } = await open('/timeslot/502?clinic=demo')
  expect(await screen.findByRole('radio', { name: 'За свой счёт' })).toHaveProperty('checked', true)
  answer('bookVisit', visit)
  await user.click(await confirmButton())
  await waitFor(() => expect(at()).toBe('/visits'))
  close()
  session.start(tokens)
  answer('showTimeslot', timeslot)
  await open(path)
  expect(await screen.findByRole('radio', { name: 'Программа EPAM' })).toHaveProperty('checked', true)
})

test('who was chosen to pay for one doctor is not chosen for another', async () => {
  answer('listPayers', payers(epam))
  const first = await open(path)
  await first.user.click(await screen.findByRole('radio', { name: 'За свой счёт' }))
  first.close()
  const assignment = { ...timeslot.assignment, assignmentId: '72' }
  answer('showTimeslot', { ...timeslot, timeslotId: '502', assignment })
  await open('/timeslot/502?clinic=demo')
  expect(await screen.findByRole('radio', { name: 'Программа EPAM' })).toHaveProperty('checked', true)
})

test('who was chosen to pay for a child is not chosen for the parent, where the doctor takes adults only', async () => {
  const { profileId } = child()
  answer('readProfile', { ...anna, family: [child()] })
  answer('listPayers', payers(epam))
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able },
    { profileId, ...able },
  ])
  const first = await open(path)
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  await first.user.click(radios.find(({ value }) => value === profileId) as HTMLInputElement)
  await first.user.click(await screen.findByRole('radio', { name: 'За свой счёт' }))
  first.close()
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able },
    { profileId, ...able, onlineBookingAllowed: false },
  ])
  answer('showTimeslot', { ...timeslot, timeslotId: '502' })
  await open('/timeslot/502?clinic=demo')
  expect(await screen.findByRole('radio', { name: 'Программа EPAM' })).toHaveProperty('checked', true)
})

test('a programme that is chosen afterwards, before another time, is proposed again', async () => {
  answer('listPayers', payers(epam))
  const first = await open(path)
  await first.user.click(await screen.findByRole('radio', { name: 'За свой счёт' }))
  first.close()
  chooseProgramme(anna.me, 'epam')
  answer('showTimeslot', { ...timeslot, timeslotId: '502' })
  await open('/timeslot/502?clinic=demo')
  expect(await screen.findByRole('radio', { name: 'Программа EPAM' })).toHaveProperty('checked', true)
})
