import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

test('a server that refuses this version as too old leads to the screen that updates it', async () => {
  session.start(tokens)
  refuse('readProfile', 'OUTDATED_VERSION', { minimumVersion: '9.0' })
  answer('listVisits', { future: [], past: [] })
  const { path } = await open('/visits', { settings: { minimumVersion: '9.0' } })
  await waitFor(() => expect(path()).toBe('/outdated-app-version'))
  expect(await screen.findByRole('heading', { name: 'Приложение устарело' })).toBeTruthy()
  expect(screen.getByText(/^Ваша версия: \d+(\.\d+)*$/)).toBeTruthy()
})

test('with a current version that screen says so, and leads on', async () => {
  await open('/outdated-app-version', { settings: { minimumVersion: '0.0.1' } })
  expect(await screen.findByRole('heading', { name: 'Обновлять не нужно' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Обновить' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Продолжить' }).getAttribute('href')).toBe('/')
})

test('if the server cannot be reached, updating is offered', async () => {
  await open('/outdated-app-version', { offline: true })
  expect(await screen.findByRole('button', { name: 'Обновить' })).toBeTruthy()
})

test('the profile is requested with the version and the kind of client', async () => {
  session.start(tokens)
  const asked = answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  await open('/visits')
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(asked[0]?.query).toEqual({ apiClient: 'web', version: expect.stringMatching(/^\d+(\.\d+)*$/) })
})

test('the button waits for the new worker, then reloads the page', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing' })
  const update = vi.fn(async () => undefined)
  const registration = { update, installing: worker, waiting: null }
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } }),
  )
  const replace = vi.fn()
  vi.stubGlobal('location', { ...location, replace })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  const { user } = await open('/outdated-app-version', { settings: { minimumVersion: '9.0' } })
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(replace).not.toHaveBeenCalled()
  worker.state = 'activated'
  worker.dispatchEvent(new Event('statechange'))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
})
