import { createBrowserHistory } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'

const back = () => act(async () => window.history.back())
const dialog = () => screen.queryByRole('dialog', { name: /^Выйти/ })

/** Opens the family and then the profile, with the history of a browser. */
async function openProfile() {
  window.history.replaceState(null, '', '/family')
  const opened = await open('/family', { history: createBrowserHistory() })
  await screen.findByRole('heading', { name: 'Моя семья' })
  await act(async () => opened.go('/profile'))
  await screen.findByRole('button', { name: 'Выйти' })
  return { ...opened, ask: () => opened.user.click(screen.getByRole('button', { name: 'Выйти' })) }
}

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  answer('listProviders', [])
})

test('Back closes one dialog after the other, and only then leaves the screen', async () => {
  const { ask, path } = await openProfile()
  for (const _time of ['first', 'second']) {
    await ask()
    expect(dialog()).not.toBeNull()
    await back()
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(window.location.pathname).toBe('/profile'))
    expect(path()).toBe('/profile')
  }
  await back()
  await waitFor(() => expect(path()).toBe('/family'))
})

test('Forward leads to the page that it had before Back closed a dialog', async () => {
  const { ask, path, go } = await openProfile()
  await act(async () => go('/consent'))
  await back()
  await waitFor(() => expect(path()).toBe('/profile'))
  await screen.findByRole('button', { name: 'Выйти' })
  await ask()
  await back()
  await waitFor(() => expect(dialog()).toBeNull())
  await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  await act(async () => window.history.forward())
  await waitFor(() => expect(path()).toBe('/consent'))
})

test('two steps Back at once, of which the browser drops what undoes the first, close the dialog and leave the screen', async () => {
  const { ask, path } = await openProfile()
  await ask()
  vi.spyOn(window.history, 'go').mockImplementationOnce(() => undefined)
  await back()
  await waitFor(() => expect(path()).toBe('/family'))
  expect(window.location.pathname).toBe('/family')
  expect(dialog()).toBeNull()
})

/** Opens the profile as the first page of a visit, and its dialog. */
async function openFirst() {
  window.history.replaceState(null, '', '/profile')
  const opened = await open('/profile', { history: createBrowserHistory() })
  const ask = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Выйти' }))
    expect(dialog()).not.toBeNull()
    await waitFor(() => expect(place()).toBe(1))
  }
  return { ...opened, ask }
}

const place = () => window.history.state.__TSR_index

test('on the first page Back closes a dialog, too, and the next step leaves', async () => {
  const { ask, path } = await openFirst()
  for (const _time of ['first', 'second']) {
    await ask()
    await back()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(place()).toBe(0)
    expect(path()).toBe('/profile')
  }
})

test('on the first page one step Back leaves once a dialog was closed by its button', async () => {
  window.history.replaceState({ isOtherSite: true }, '', '/profile')
  window.history.pushState(null, '', '/profile')
  const { ask, path, user } = await openFirst()
  for (const _time of ['first', 'second']) {
    await ask()
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(dialog()).toBeNull()
    expect(path()).toBe('/profile')
  }
  await back()
  await waitFor(() => expect(window.history.state).toMatchObject({ isOtherSite: true }))
})

test('the page that a dialog of the first page has led to goes back to the first page in one step', async () => {
  const { ask, path, go } = await openFirst()
  await ask()
  await act(async () => go('/consent'))
  await waitFor(() => expect(place()).toBe(2))
  await waitFor(() => expect(dialog()).toBeNull())
  await back()
  await waitFor(() => expect(place()).toBe(0))
  expect(path()).toBe('/profile')
  await act(async () => window.history.forward())
  await waitFor(() => expect(path()).toBe('/consent'))
})

test('what was changed in the address while a dialog was open stays when it is closed', async () => {
  const { ask, path, user } = await openFirst()
  await ask()
  await act(async () => window.history.replaceState(window.history.state, '', '/profile?changed=1'))
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(dialog()).toBeNull()
  expect(path()).toBe('/profile?changed=1')
  expect(window.location.search).toBe('?changed=1')
})
