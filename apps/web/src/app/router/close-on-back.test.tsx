import { createBrowserHistory } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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

test('on the first page Back closes a dialog, too, and leaves only by the steps after it', async () => {
  window.history.replaceState(null, '', '/profile')
  const { user, path } = await open('/profile', { history: createBrowserHistory() })
  for (const _time of ['first', 'second']) {
    await user.click(await screen.findByRole('button', { name: 'Выйти' }))
    expect(dialog()).not.toBeNull()
    await back()
    await waitFor(() => expect(dialog()).toBeNull())
    await waitFor(() => expect(window.history.state.__TSR_index).toBe(1))
    expect(path()).toBe('/profile')
  }
})
