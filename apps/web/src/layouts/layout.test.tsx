import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberProvider } from '../app/provider/provider-choice.ts'
import { session } from '../app/session/session.ts'
import { answer } from '../testing/answer.ts'
import { drugPage } from '../testing/drugs.ts'
import { medcenterPage } from '../testing/medcenters.ts'
import { open } from '../testing/open.tsx'
import { anna, tokens } from '../testing/people.ts'
import { answerSync } from '../testing/sync-answer.ts'
import { answerTests } from '../testing/tests.ts'

const places = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(link => link.textContent)

test("a guest's consumer layout has Main, the sections, Card, Other and Drugs in this order; Card asks to sign in", async () => {
  answer('listProviders', [])
  const { user, path } = await open('/other')
  expect(places()).toEqual(['Главная', 'Врачи', 'Медцентры', 'Моя карта', 'Лекарства', 'Другое'])
  await user.click(screen.getByRole('link', { name: 'Моя карта' }))
  await screen.findByRole('heading', { level: 1, name: 'Вход' })
  expect(path()).toBe('/sign-in')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Моя карта')
  await user.click(screen.getByRole('link', { name: 'Другое' }))
  await screen.findByRole('heading', { level: 1, name: 'Другое' })
  expect(path()).toBe('/other')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Другое')
})

test.each([
  ['/', 'Главная'],
  ['/profile', 'Другое'],
  ['/family', 'Моя карта'],
  ['/wallet', 'Моя карта'],
  ['/specialities', 'Врачи'],
  ['/doctors', 'Врачи'],
  ['/medcenters', 'Медцентры'],
  ['/services', 'Медцентры'],
  ['/drugs', 'Лекарства'],
  ['/pharmacies', 'Лекарства'],
])('the bar says of %s that it belongs to %s', async (path, entry) => {
  session.start(tokens)
  answer('readProfile', anna)
  for (const list of [
    'listProviders',
    'listLocations',
    'listSpecialities',
    'listFavourites',
    'listFavouriteMedcenters',
    'listWaits',
    'listReviewableVisits',
  ] as const)
    answer(list, [])
  answer('findMedcenters', medcenterPage([]))
  answer('findServices', { directions: [], items: [], total: 0, nextCursor: null })
  answer('findDrugs', drugPage([]))
  answer('listDrugAlerts', [])
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  answer('listVisits', { future: [], past: [] })
  answerSync([])
  answerTests()
  await open(path)
  const bar = within(screen.getByRole('navigation', { name: 'Разделы' }))
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe(entry)
})

test('a family that needs a look is marked at Card, a profile at Other', async () => {
  session.start(tokens)
  answer('readProfile', { ...anna, joinRequests: 1, waitingConfirmEmail: true })
  answer('listProviders', [])
  await open('/other')
  const bar = within(screen.getByRole('navigation'))
  expect(await bar.findByRole('link', { name: 'Моя карта, требует внимания' })).toBeTruthy()
  expect(bar.getByRole('link', { name: 'Другое, требует внимания' })).toBeTruthy()
})

test("the portal layout is used for a clinic's provider", async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  rememberProvider('?provider=demo')
  await open('/profile')
  expect(places()).toEqual(['Визиты', 'Онлайн-запись', 'Анализы', 'Моя семья', 'Профиль'])
})

test("the tab's title is that of the screen, and the focus moves to the heading of the next one", async () => {
  const { user } = await open('/sign-in')
  expect(document.title).toBe('Вход · Визит')
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listSpecialities', [])
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  await user.click(screen.getByRole('link', { name: 'Врачи' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Врачи' })
  expect(document.activeElement).toBe(heading)
})

test('who signs out in another tab reads why the screen changed', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  for (const list of ['listProviders', 'listLocations', 'listSpecialities'] as const) answer(list, [])
  const { path } = await open('/other')
  localStorage.removeItem('session')
  dispatchEvent(new StorageEvent('storage', { key: 'session' }))
  expect(await screen.findByText('Вы вышли в другой вкладке.')).toBeTruthy()
  await waitFor(() => expect(path()).toBe('/'))
  expect(await screen.findByRole('search')).toBeTruthy()
})
