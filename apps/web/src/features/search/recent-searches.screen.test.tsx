import '../../testing/indexed-db.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tabStorage } from '../../app/browser-storage/storage.ts'
import { wipeStore } from '../../app/device-store/device-store.ts'
import { storeState } from '../../app/device-store/store-state.ts'
import { dropRecentSearches, recentSearches, rememberSearch } from '../../app/search/recent-searches.ts'
import { syncSearches } from '../../app/search/stored-searches.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { beginWithSearch, FOUND, field } from './testing/search-screen.ts'

beginWithSearch()

test('recent searches are removed one by one or all; popular ones are offered', async () => {
  answer('search', FOUND)
  const { user } = await open('/search')
  await user.click(await screen.findByRole('link', { name: 'терапевт' }))
  await screen.findByRole('link', { name: /Врач-терапевт/ })
  await user.clear(await field())
  await user.click(await screen.findByRole('button', { name: 'Убрать из поиска: терапевт' }))
  expect(screen.queryByRole('button', { name: 'Убрать из поиска: терапевт' })).toBeNull()
  expect(screen.getByRole('link', { name: 'терапевт' })).toBeTruthy()
})

test('without scripts the browser sends the words with the town, and popular searches are links', async () => {
  await open('/search?town=17')
  const { form, name } = (await field()) as HTMLInputElement
  expect([name, form?.getAttribute('action'), form?.method]).toEqual(['q', '/search', 'get'])
  const popular = await screen.findByRole('link', { name: 'хирург' })
  expect(popular.getAttribute('href')).toBe(`/search?${new URLSearchParams({ town: '17', q: 'хирург' })}`)
})

test.each([
  ['doctors;drugs', true],
  ['doctors;ums', false],
])('a town with the sections %s: popular searches for drugs are offered: %s', async (banners, isOffered) => {
  const town = {
    ...{ id: 'Минск', name: 'Минск', code: 17, tabletkaCode: null, tabletkaCodev3: null },
    banners,
  }
  answer('listLocations', [{ ...town, latitude: 53.9, longitude: 27.5 }])
  await open('/search?town=17')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Часто ищут в аптеках' }) !== null).toBe(isOffered),
  )
  expect(screen.getByRole('link', { name: 'хирург' })).toBeTruthy()
  if (isOffered) {
    const link = screen.getByRole('link', { name: 'нурофен' })
    expect(link.getAttribute('href')).toBe(`/drugs?${new URLSearchParams({ town: '17', q: 'нурофен' })}`)
  }
})

test('a recent search is kept without control characters', () => {
  rememberSearch(' \u202Eлор\u0000')
  rememberSearch('\u202E')
  expect(recentSearches()).toEqual(['лор'])
  dropRecentSearches()
})

test('a guest finds recent searches again; a sign-out leaves none on the device', async () => {
  rememberSearch('терапевт')
  await open('/search')
  expect(await screen.findByRole('button', { name: 'Убрать из поиска: терапевт' })).toBeTruthy()
  session.start(tokens)
  expect(recentSearches()).toEqual([])
  rememberSearch('хирург')
  expect(recentSearches()).toEqual(['хирург'])
  session.end()
  expect(recentSearches()).toEqual([])
  session.start(tokens)
  expect(recentSearches()).toEqual([])
  session.end()
})

test('after a sign-out in another tab the searches of the account leave the screen', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  await open('/search')
  rememberSearch('хирург')
  expect(await screen.findByRole('button', { name: 'Убрать из поиска: хирург' })).toBeTruthy()
  session.end()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Убрать из поиска: хирург' })).toBeNull())
})

test('blanks alone are no words: what is searched often stays', async () => {
  const { user } = await open('/search')
  await user.type(await field(), '   ')
  expect(await field()).toHaveProperty('value', '   ')
  expect(screen.getByRole('link', { name: 'хирург' })).toBeTruthy()
})

test('an account finds its recent searches when the app is opened again, and removes them for good', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  const remove = () => screen.findByRole('button', { name: 'Убрать из поиска: хирург' })
  const first = await open('/search')
  rememberSearch('хирург')
  await waitFor(() => expect(storeState.get().state).toBe('open'))
  await syncSearches()
  first.close()
  tabStorage.clear()
  const second = await open('/search')
  await second.user.click(await remove())
  await syncSearches()
  second.close()
  tabStorage.clear()
  await open('/search')
  await syncSearches()
  expect(screen.queryByRole('button', { name: 'Убрать из поиска: хирург' })).toBeNull()
  await wipeStore()
  session.end()
})
