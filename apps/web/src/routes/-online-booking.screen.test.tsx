import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../testing/answer.ts'
import { branch, doctor } from '../testing/clinic.ts'
import { open } from '../testing/open.tsx'

beforeEach(() => {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге'), branch('2', 'Филиал на Парковой')])
  answer('listDoctors', [doctor('7'), doctor('8', { at: ['1', '2'] })])
  answer('listDoctorTimeslots', [])
  answer('listFreeDates', { dates: [] })
})

test('a calendar that was opened on the first address stays open on the address of the choice', async () => {
  const { user, path } = await open('/online-booking?clinic=demo')
  await user.click(await screen.findByRole('button', { name: /^Выберите дату/ }))
  const calendar = await screen.findByRole('button', { name: 'Следующий месяц' })
  await user.selectOptions(await screen.findByLabelText('Специалист'), '7')
  await waitFor(() => expect(path()).toContain('/timeslot?clinic=demo'))
  await screen.findByRole('group', { name: doctor('7').fullName })
  expect(calendar.isConnected).toBe(true)
})
