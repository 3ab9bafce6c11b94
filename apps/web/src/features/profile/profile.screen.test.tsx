import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, newcomer, tokens } from '../../testing/people.ts'

beforeEach(() => session.start(tokens))

test('shows who the person is', async () => {
  answer('readProfile', anna)
  await open('/profile')
  expect(await screen.findByText('29 февраля 1984')).toBeTruthy()
  expect(screen.getByText('+375 (29) 123-45-67')).toBeTruthy()
})

test('an unfinished profile offers to fill it in, and has a mark in the navigation', async () => {
  answer('readProfile', newcomer)
  await open('/profile')
  const fillIn = await screen.findByRole('link', { name: 'Заполнить' })
  expect(fillIn.getAttribute('href')).toBe('/profile/edit')
  expect(screen.getByRole('link', { name: 'Профиль, требует внимания' })).toBeTruthy()
})

test('signing out is confirmed, and ends the session here even when the server is away', async () => {
  answer('readProfile', anna)
  loseConnection('endSession')
  // Where a person who signed out arrives: the doctors, as a guest.
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  const { user, path } = await open('/profile')
  await user.click(await screen.findByRole('button', { name: 'Выйти' }))
  const dialog = screen.getByRole('dialog', { name: 'Выйти из профиля?' })
  expect(session.state()).toBe('signed-in')
  await user.click(within(dialog).getByRole('button', { name: 'Выйти' }))
  await waitFor(() => expect(path()).toBe('/'))
  expect(session.state()).toBe('guest')
})

test('an ended session leads to sign-in and says why', async () => {
  refuse('readProfile', 'SESSION_EXPIRED', {})
  refuse('refreshSession', 'SESSION_EXPIRED', {})
  const { path } = await open('/profile')
  expect(await screen.findByText(/Сеанс завершён/)).toBeTruthy()
  expect(path()).toBe('/sign-in')
})

test('a guest is sent to sign-in', async () => {
  session.end()
  const { path } = await open('/profile')
  await waitFor(() => expect(path()).toBe('/sign-in'))
})
