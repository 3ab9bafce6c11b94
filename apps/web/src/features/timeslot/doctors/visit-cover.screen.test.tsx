import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, doctor } from '../../../testing/clinic.ts'
import { coverAnswer, said } from '../../../testing/cover.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

afterEach(() => session.end())

test('at the choice of a time badges name the programme that pays most for the visit alone, as the form does', async () => {
  session.start(tokens)
  const program = { activatedAt: '2026-01-01', phones: [] }
  const programs = [
    { ...program, coverer: 'epam', programCaption: 'EPAM' },
    { ...program, coverer: 'bns', programCaption: 'БНС' },
  ]
  answer('readProfile', { ...anna, programs })
  answer('listVisits', { future: [], past: [] })
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctors', [doctor('7'), doctor('8')])
  answer('listDoctorTimeslots', [])
  answer('listFreeDates', { dates: [] })
  const asked = answer('readCover', ({ query }) =>
    coverAnswer(
      { epam: 'EPAM', bns: 'БНС' },
      {
        doctors: [
          said('7', query.visitsOnly === 'true' ? 'COVERED' : 'PARTLY'),
          said('7', 'COVERED', { by: 'bns', share: 50 }),
        ],
      },
    ),
  )
  await open('/timeslot?clinic=demo&branch=1&speciality=1')
  expect(await screen.findByText(/^EPAM: визит входит в программу/)).toBeTruthy()
  expect(asked.map(({ query }) => query)).toMatchObject([{ doctorIds: '7,8', visitsOnly: 'true' }])
})
