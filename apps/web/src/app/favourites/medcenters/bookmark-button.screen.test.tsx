import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { closeToast } from '@vizit/ui/toast/toasts.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../../testing/people.ts'
import { session } from '../../session/session.ts'

type Favourite = Answer<'listFavouriteMedcenters'>[number]
const kept: Favourite = {
  ...{ id: '1', displayName: 'Центр 1', address: 'ул. Немига, 5', photoUrl: null, type: 'medcenters' },
  ...{ providerCode: 'mir', addedAt: '2026-11-20T09:00:00Z' },
}
const NAME = 'Мои медицинские центры: Центр 1'
let favourites: Favourite[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  favourites = []
  answer('listProviders', [provider('mir', 'Клиника «Мир»')])
  answer('listLocations', [])
  answer('findMedcenters', medcenterPage([medcenter('1')]))
})
afterEach(() => {
  closeToast()
  session.end()
  vi.useRealTimers()
})

function signIn(profile = anna) {
  session.start(tokens)
  answer('readProfile', profile)
  answer('listFavouriteMedcenters', () => favourites)
}
/** What the account has from now on. */
function account(next: Favourite[]): undefined {
  favourites = next
}
const isPressed = () => screen.getByRole('button', { name: NAME }).getAttribute('aria-pressed')

test('a guest is led to the sign-in and back to the same list, where the centre is bookmarked', async () => {
  const { user, path, go } = await open('/medcenters?q=%D0%BC%D0%B8%D1%80')
  await user.click(
    await screen.findByRole('link', { name: 'Войти и добавить в «Мои медицинские центры»: Центр 1' }),
  )
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(sessionStorage.getItem('returnTo')).toBe('/medcenters?q=%D0%BC%D0%B8%D1%80')
  const added = answer('addFavouriteMedcenter', () => account([kept]))
  await act(async () => signIn())
  await act(async () => go('/medcenters?q=%D0%BC%D0%B8%D1%80'))
  await waitFor(() => expect(added).toHaveLength(1))
  await waitFor(() => expect(isPressed()).toBe('true'))
})

test('without a name in the profile the button leads to the profile and back', async () => {
  signIn(profileToFillIn)
  const { user, path } = await open('/medcenters')
  await user.click(await screen.findByRole('link', { name: NAME }))
  await waitFor(() => expect(path()).toBe('/profile/edit'))
  expect(sessionStorage.getItem('returnTo')).toBe('/medcenters')
})

test('a centre is bookmarked, unmarked, and put back to where it stood', async () => {
  signIn()
  const added = answer('addFavouriteMedcenter', () => account([kept]))
  const removed = answer('removeFavouriteMedcenter', () => account([]))
  const { user } = await open('/medcenters')
  await user.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByText('Медицинский центр добавлен в «Мои медицинские центры»')).toBeTruthy()
  await waitFor(() => expect(isPressed()).toBe('true'))
  expect(added[0]?.params.medcenterId).toBe('1')
  await user.click(screen.getByRole('button', { name: NAME }))
  expect(await screen.findByText('Медицинский центр убран из «Моих медицинских центров»')).toBeTruthy()
  expect(removed).toHaveLength(1)
  await waitFor(() => expect(isPressed()).toBe('false'))
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(added.at(-1)?.body).toEqual({ addedAt: kept.addedAt }))
  await waitFor(() => expect(isPressed()).toBe('true'))
})

test('an eleventh centre takes the place of the oldest one, and that is said', async () => {
  favourites = Array.from({ length: 10 }, (_, at) => ({
    ...kept,
    id: String(20 - at),
    displayName: `Центр ${20 - at}`,
  }))
  signIn()
  answer('addFavouriteMedcenter', () => account([kept, ...favourites.slice(0, 9)]))
  const { user } = await open('/medcenters')
  await user.click(await screen.findByRole('button', { name: NAME }))
  const said =
    'Медицинский центр добавлен. В «Моих медицинских центрах» не больше 10: Центр 11 там больше нет'
  expect(await screen.findByText(said)).toBeTruthy()
})

test('a bookmark of a centre that is gone is taken back on the screen, and the reason is said', async () => {
  signIn()
  refuse('addFavouriteMedcenter', 'NOT_FOUND', {})
  const { user } = await open('/medcenters')
  await user.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(isPressed()).toBe('false')
})

test('without a network the bookmark says so, and the next press makes it', async () => {
  signIn()
  const { user } = await open('/medcenters')
  await screen.findByRole('button', { name: NAME })
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => network.mockRestore())
  loseConnection('addFavouriteMedcenter')
  await user.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(isPressed()).toBe('false')
  network.mockRestore()
  answer('addFavouriteMedcenter', () => account([kept]))
  await user.click(screen.getByRole('button', { name: NAME }))
  await waitFor(() => expect(isPressed()).toBe('true'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the second tap of a double tap does not take the bookmark back', async () => {
  signIn()
  const added = answer('addFavouriteMedcenter', () => account([kept]))
  const removed = answer('removeFavouriteMedcenter', () => account([]))
  const { user } = await open('/medcenters')
  await user.click(await screen.findByRole('button', { name: NAME }))
  fireEvent.click(screen.getByRole('button', { name: NAME }), { detail: 2 })
  await waitFor(() => expect(isPressed()).toBe('true'))
  expect(added).toHaveLength(1)
  expect(removed).toEqual([])
})
