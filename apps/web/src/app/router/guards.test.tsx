import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
import { town } from '../../testing/town.ts'
import { rememberTownOrClinic } from '../browser-storage/preferences.ts'
import { rememberProvider } from '../provider/provider-choice.ts'
import { returnPath } from '../session/return-path.ts'
import { session } from '../session/session.ts'
import { signedInOnly } from './guards.ts'

function emptyClinic() {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
}

const NO_SUCH_PAGE = /^Такой страницы нет/

test('an unknown path tells a guest that nothing is there, and leads on by search and to Main', async () => {
  answer('listLocations', [])
  const { path } = await open('/no-such-place')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Такой страницы нет')
  expect(path()).toBe('/no-such-place')
  expect(screen.getByRole('combobox', { name: /^Врач, услуга/ })).toBeTruthy()
  const main = within(screen.getByRole('main')).getByRole('link', { name: 'Главная' })
  expect(main.getAttribute('href')).toBe('/')
})

test('an unknown path offers the sections that the chosen town has', async () => {
  rememberTownOrClinic({ locationCode: 17 })
  answer('listLocations', [{ ...town(17, 'Минск'), banners: 'doctors;ums' }])
  await open('/no-such-place')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'Врачи' })).toBeTruthy()
  await waitFor(() => expect(main.queryByRole('link', { name: 'Лекарства' })).toBeNull())
  const paths = main.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(paths.filter(path => !path?.startsWith('/search'))).toEqual(['/', '/doctors', '/services'])
})

test('an unknown path says so in the language of the page', async () => {
  answer('listLocations', [])
  await open('/no-such-place', { language: 'be' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Такой старонкі няма')
})

test("an unknown path leads a guest of a clinic's site to sign-in, with a message until the next screen", async () => {
  rememberProvider('?provider=demo')
  emptyClinic()
  const { path, user } = await open('/no-such-place')
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(screen.getByText(NO_SUCH_PAGE)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Онлайн-запись' }))
  await waitFor(() => expect(screen.queryByText(NO_SUCH_PAGE)).toBeNull())
})

test('an unknown path leads a patient with a name to the visits', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  const { path } = await open('/no-such-place')
  await waitFor(() => expect(path()).toBe('/visits'))
})

test('an unknown path leads a patient without a name to the doctors', async () => {
  session.start(tokens)
  emptyClinic()
  answer('readProfile', profileToFillIn)
  const { path } = await open('/no-such-place')
  await waitFor(() => expect(path()).toBe('/timeslot'))
})

test.each([
  ['doctor=7', '/timeslot?doctor=7'],
  ['branchId=1', '/timeslot?branch=1'],
  ['assignmentId=71', '/timeslot?assignment=71'],
])('an unknown path with %s leads a patient with a name to booking it', async (passed, to) => {
  session.start(tokens)
  emptyClinic()
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  const { path } = await open(`/no-such-place?${passed}`)
  await waitFor(() => expect(path()).toBe(to))
  expect(screen.queryByText(NO_SUCH_PAGE)).toBeNull()
})

test('a guest can see the doctors, also at the root', async () => {
  emptyClinic()
  const { path } = await open('/')
  expect(path()).toBe('/')
})

test('a guest who opened the visits returns to them after signing in', async () => {
  const { path } = await open('/visits')
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(returnPath()).toBe('/visits')
})

test('a guarded link that the guest left again is not opened after the sign-in', () => {
  const location = { href: '/family', search: {}, state: {} }
  expect(() => signedInOnly({ location, preload: true })).toThrow()
  expect(returnPath()).toBeNull()
  expect(() => signedInOnly({ location, preload: false })).toThrow()
  expect(returnPath()).toBe('/family')
})
