import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { branch, clinic, doctor } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'

beforeEach(() => {
  answer('listLocations', [])
  answer('listFreeDates', { dates: [] })
  answer('listDoctorTimeslots', [])
  answer('listBranchTimeslots', [])
})

test('what is asked for before the screen is there, the screen does not ask for again', async () => {
  const asked = [
    answer('listProviders', [clinic('demo', 'Вита')]),
    answer('listBranches', [branch('1', 'Филиал')]),
    answer('listDoctors', [doctor('7')]),
  ]
  await open('/timeslot?clinic=demo')
  await screen.findByRole('group', { name: 'Ковалевич Анна 7' })
  expect(asked.map(calls => calls.length)).toEqual([1, 1, 1])
})
