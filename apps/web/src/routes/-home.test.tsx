import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { rememberProvider } from '../app/provider/provider-choice.ts'
import { session } from '../app/session/session.ts'
import { answer } from '../testing/answer.ts'
import { open } from '../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../testing/people.ts'

beforeEach(() => {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('listVisits', { future: [], past: [] })
})

const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent

test.each([
  ['whose name and birthday are known books a service', anna, '/online-booking', 'Запись на услугу'],
  ['a link to a clinic opens the booking', anna, '/?clinic=demo', 'Запись на услугу'],
  ['a person with a doctor in the address finds the doctor', anna, '/?doctor=7', 'Запись к врачу'],
  ['a person with a service in the address books it', null, '/?child=6', 'Запись на услугу'],
  ['a person without a name finds a doctor', profileToFillIn, '/online-booking', 'Запись к врачу'],
  ['a link to a town and nothing to book opens Main', null, '/?town=17', 'Найдите врача и время'],
  ['a guest finds a doctor', null, '/online-booking', 'Запись к врачу'],
])('%s', async (_case, person, path, heading) => {
  if (person) {
    session.start(tokens)
    answer('readProfile', person)
  }
  await open(path)
  expect(await title()).toBe(heading)
})

test("a clinic's site has no Main: its first screen is the booking", async () => {
  rememberProvider('?provider=demo')
  const { path } = await open('/')
  expect(await title()).toBe('Запись к врачу')
  expect(path()).toBe('/timeslot')
})
