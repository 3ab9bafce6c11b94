import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
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

test('an unknown path leads a guest to sign-in, with a message until the next screen', async () => {
  const { path, user } = await open('/no-such-place')
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(screen.getByText(NO_SUCH_PAGE)).toBeTruthy()
  answer('listLocations', [])
  answer('listSpecialities', [])
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  await user.click(screen.getByRole('link', { name: 'Врачи' }))
  await waitFor(() => expect(screen.queryByText(NO_SUCH_PAGE)).toBeNull())
})

test('an unknown path leads a patient with a name to the visits', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  const { path } = await open('/no-such-place')
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(await screen.findByText(NO_SUCH_PAGE)).toBeTruthy()
})

test('an unknown path leads a patient without a name to the doctors', async () => {
  session.start(tokens)
  emptyClinic()
  answer('readProfile', profileToFillIn)
  const { path } = await open('/no-such-place')
  await waitFor(() => expect(path()).toBe('/timeslot'))
  expect(await screen.findByText(NO_SUCH_PAGE)).toBeTruthy()
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
