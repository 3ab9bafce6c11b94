import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { session } from '../app/session/session.ts'
import { answer } from '../testing/answer.ts'
import { open } from '../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../testing/people.ts'

// A browser loads it when it is needed.
beforeAll(() => import('./-services.tsx'))

beforeEach(() => {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('listVisits', { future: [], past: [] })
})

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test.each([
  ['whose name and birthday are known books a service', anna, '/', 'Запись на услугу'],
  ['at its other name too', anna, '/online-booking', 'Запись на услугу'],
  ['a person with a doctor in the address finds the doctor', anna, '/?doctor=7', 'Запись к врачу'],
  ['a person with a service in the address books it', null, '/?child=6', 'Запись на услугу'],
  ['a person without a name finds a doctor', profileToFillIn, '/', 'Запись к врачу'],
  ['a guest finds a doctor', null, '/', 'Запись к врачу'],
])('%s', async (_case, person, path, heading) => {
  if (person) {
    session.start(tokens)
    answer('readProfile', person)
  }
  await open(path)
  expect(await title()).toBe(heading)
})
