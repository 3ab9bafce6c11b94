import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberTownOrClinic } from '../../../app/browser-storage/preferences.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { serviceDetails } from '../../../testing/common-services.ts'
import { coverAnswer } from '../../../testing/cover.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { anna } from '../../../testing/people.ts'
import { beginWithMedcenters, signIn } from '../testing/medcenters-screen.ts'

beginWithMedcenters()

test('words, filter and order stand in the address and are asked for; an address opens the same list', async () => {
  const asked = answer('findMedcenters', medcenterPage([medcenter('1')]))
  const { user, path } = await open('/medcenters?town=17')
  await user.type(await screen.findByRole('searchbox', { name: 'Найти медицинский центр' }), ' немиг ')
  await waitFor(() => expect(path()).toBe('/medcenters?town=17&q=%D0%BD%D0%B5%D0%BC%D0%B8%D0%B3'))
  await user.selectOptions(screen.getByLabelText('Порядок'), 'По числу отзывов')
  // On a phone the other filters are in a dialog; the button says how many of them are set.
  await user.click(screen.getByRole('button', { name: 'Фильтры' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('switch', { name: 'Открыты сейчас' }))
  await waitFor(() => expect(path()).toMatch(/openNow=true&sort=byFeedbacks$/))
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Фильтры (1)' })).toBeTruthy()
  const last = () => asked.at(-1)?.query
  await waitFor(() =>
    expect(last()).toEqual({ locationCode: '17', q: 'немиг', openNow: 'true', sort: 'byFeedbacks' }),
  )
  const options = [...screen.getByLabelText<HTMLSelectElement>('Порядок').options].map(({ text }) => text)
  expect(options).toEqual(['По числу врачей', 'По названию', 'По числу отзывов', 'Ближе ко мне'])
})

test('a link opens its list, and drops what is no filter', async () => {
  const asked = answer('findMedcenters', medcenterPage([medcenter('1')]))
  const { path } = await open(
    '/medcenters?town=17&q=%D0%BB%D0%BE%D1%80&openNow=true&sort=byPrice&filter=none&program=A',
  )
  await screen.findByText('Найден 1 медицинский центр')
  expect(asked.map(({ query }) => query)).toEqual([
    { locationCode: '17', q: 'лор', openNow: 'true', sort: 'byDoctorsCount' },
  ])
  expect(path()).toContain('q=')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'лор')
})

test('the town of the head stands in the address, so that a shared link opens the same list', async () => {
  rememberTownOrClinic({ locationCode: 17, locationName: 'Минск' })
  const asked = answer('findMedcenters', medcenterPage([medcenter('1')]))
  const { path } = await open('/medcenters?openNow=true')
  await waitFor(() => expect(path()).toBe('/medcenters?town=17&openNow=true'))
  await screen.findByText('Центр 1')
  expect(asked.at(-1)?.query.locationCode).toBe('17')
})

test('nothing in the town: the next step is all regions', async () => {
  answer('findMedcenters', medcenterPage([]))
  const { user, path } = await open('/medcenters?town=17')
  expect(await screen.findByText('В этом городе медицинских центров пока нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/medcenters?town=0'))
})

test('a filter of the link that does not exist any more is named, and taken off; of a town: all regions', async () => {
  answer('showService', serviceDetails('5'))
  answer('listPrograms', [])
  refuse('findMedcenters', 'INVALID_ARGUMENT', {
    fields: ['locationCode', 'serviceId', 'programId'].map(path => ({ path, problem: 'unknown' })),
  })
  const { user, path } = await open('/medcenters?town=999&program=gone&covered=no&service=5&age=child')
  expect(await screen.findByText('Такого значения больше нет: Город, Услуга, Программа.')).toBeTruthy()
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  expect(await screen.findByText('Центр 1')).toBeTruthy()
  expect(path()).toBe('/medcenters?town=0')
})

test.each([
  ['', 'EPAM'],
  ['&covered=no', 'Где программа ничего не покрывает: EPAM'],
])('the chosen filter by a programme has its name: %s', async (more, name) => {
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'EPAM' }])
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  const { user, path } = await open(`/medcenters?town=17&program=epam${more}`)
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  await waitFor(() => expect(path()).toBe('/medcenters?town=17'))
})

test('programmes of the profile can be chosen; a link to one of somebody else keeps its filter', async () => {
  const epam = { coverer: 'epam', programCaption: 'EPAM', activationDate: null }
  signIn({ ...anna, programs: [epam] as unknown as typeof anna.programs })
  answer('listFavouriteMedcenters', [])
  answer('readCover', coverAnswer({ epam: 'EPAM' }))
  const asked = answer('findMedcenters', medcenterPage([medcenter('1')]))
  const { user, path } = await open('/medcenters')
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  await user.selectOptions(await screen.findByLabelText('Программа'), 'EPAM')
  await waitFor(() => expect(path()).toBe('/medcenters?program=epam'))
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ filter: 'byProgram', programId: 'epam' }))
  await user.click(screen.getByRole('switch', { name: 'Где программа ничего не покрывает' }))
  await waitFor(() => expect(path()).toBe('/medcenters?program=epam&covered=no'))
  await waitFor(() =>
    expect(asked.at(-1)?.query).toMatchObject({ filter: 'notByProgram', programId: 'epam' }),
  )
  await user.click(screen.getByRole('switch', { name: 'Где программа ничего не покрывает' }))
  const own = answer('findBookmarkedMedcenters', medcenterPage([medcenter('2')]))
  await user.click(screen.getByRole('switch', { name: 'Мои медицинские центры' }))
  expect(await screen.findByText('Центр 2')).toBeTruthy()
  expect(path()).toBe('/medcenters?filter=bookmarks&program=epam')
  expect(own[0]?.query).toMatchObject({ filter: 'byProgram', programId: 'epam' })
})

test('bookmarks: a guest signs in and comes back; the account sees its own', async () => {
  const guest = await open('/medcenters?filter=bookmarks')
  await screen.findByText('Войдите, чтобы увидеть свои медицинские центры')
  await guest.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' }))
  await waitFor(() => expect(guest.path()).toBe('/sign-in'))
  expect(sessionStorage.getItem('returnTo')).toBe('/medcenters?filter=bookmarks')
  guest.close()
  signIn()
  answer('listFavouriteMedcenters', [])
  const asked = answer('findBookmarkedMedcenters', medcenterPage([]))
  await open('/medcenters?filter=bookmarks')
  expect(await screen.findByText('В «Моих медицинских центрах» пока пусто')).toBeTruthy()
  expect(asked[0]?.query).toEqual({ filter: 'bookmarks', sort: 'byDoctorsCount' })
})

test('bookmarks in another town: the screen says so, and the next step is all regions', async () => {
  signIn()
  answer('listFavouriteMedcenters', [])
  answer('findBookmarkedMedcenters', ({ query }) => medcenterPage(query.locationCode ? [] : [medcenter('1')]))
  const { user, path } = await open('/medcenters?town=17&filter=bookmarks')
  expect(await screen.findByText('В этом городе ваших медицинских центров нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  expect(await screen.findByRole('link', { name: 'Центр 1' })).toBeTruthy()
  expect(path()).toBe('/medcenters?town=0&filter=bookmarks')
})
