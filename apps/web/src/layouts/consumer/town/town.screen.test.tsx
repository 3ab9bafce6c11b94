import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberProvider } from '../../../app/provider/provider-choice.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { provider } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'

const town = (code: number, name: string, latitude: number, longitude: number, banners: string) => ({
  id: name.replace('ё', 'е'),
  name,
  code,
  tabletkaCode: null,
  tabletkaCodev3: null,
  latitude,
  longitude,
  banners,
})
const everything = 'doctors;ums;medcenters;drugs'
const towns = [
  town(0, 'Все регионы', 53.7, 27.95, everything),
  town(162, 'Брест', 52.0976, 23.6878, everything),
  town(17, 'Минск', 53.9, 27.5667, everything),
  town(222, 'Могилёв', 53.9168, 30.3449, 'doctors;medcenters;drugs'),
]

type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void
/** The device with a place, or with whatever it does when it is asked for one. */
const device = (locate: Locate | undefined) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: locate && { getCurrentPosition: vi.fn(locate) },
  })
const at =
  (latitude: number, longitude: number): Locate =>
  found =>
    found({ coords: { latitude, longitude } } as GeolocationPosition)

beforeEach(() => {
  answer('listLocations', towns)
  answer('listProviders', [])
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.restoreAllMocks()
})

const stored = () => JSON.parse(localStorage.getItem('bumbaPrefs') ?? '{}').locationCode
const head = (name: string) => screen.findByRole('button', { name })
async function choosing(user: UserEvent, from = 'Ваш город') {
  await user.click(await head(from))
  return within(await screen.findByRole('dialog', { name: 'Ваш город' }))
}
const sectionsShown = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(link => link.textContent)
const locateButton = { name: 'Определить по местоположению' }

test('a town is found by search, chosen from the list, shown in the head and kept', async () => {
  const { user, close } = await open('/other')
  const dialog = await choosing(user)
  expect((await dialog.findByText('3 города')).getAttribute('role')).toBe('status')
  await user.type(dialog.getByLabelText('Название города'), 'МОГИЛЕВ')
  await user.click(await dialog.findByRole('button', { name: 'Могилёв' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await head('Город: Могилёв')).toBeTruthy()
  expect(stored()).toBe(222)
  close()
  await open('/other')
  expect(await head('Город: Могилёв')).toBeTruthy()
})

test.each(['vbycr', 'minsk', 'Мінск', 'Минск!'])(
  'a town is found in another layout, spelling or language, and Enter chooses the only one left: %s',
  async typed => {
    const { user } = await open('/other')
    const dialog = await choosing(user)
    const field = await dialog.findByLabelText('Название города')
    await user.type(field, '{Enter}')
    expect(stored()).toBeUndefined()
    await user.type(field, `${typed}{Enter}`)
    expect(await head('Город: Минск')).toBeTruthy()
    expect(stored()).toBe(17)
  },
)

test('who has a keyboard types at once, and Enter does not ask for the place', async () => {
  const locate = vi.fn<Locate>()
  device(locate)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      Object.assign(new EventTarget(), { matches: query.includes('pointer: fine'), media: query }) as never,
  )
  const { user } = await open('/other')
  const dialog = await choosing(user)
  const field = await dialog.findByLabelText('Название города')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('бре{Enter}')
  expect(await head('Город: Брест')).toBeTruthy()
  expect(locate).not.toHaveBeenCalled()
})

test('a name that no town has says what to do', async () => {
  const { user } = await open('/other')
  const dialog = await choosing(user)
  await user.type(await dialog.findByLabelText('Название города'), 'Париж')
  expect(await dialog.findByText(/Такого города в списке нет/)).toBeTruthy()
})

test('All regions is a choice, and the chosen one is marked', async () => {
  const { user } = await open('/other')
  await user.click(await (await choosing(user)).findByRole('button', { name: 'Все регионы' }))
  expect(stored()).toBe(0)
  const dialog = await choosing(user, 'Город: Все регионы')
  expect((await dialog.findByRole('button', { current: true })).textContent).toBe('Все регионы')
})

test('the nearest town is chosen by the place of the device, which is sent to nobody', async () => {
  device(at(52.1, 23.7))
  const asked = answer('listLocations', towns)
  const { user } = await open('/other')
  const dialog = await choosing(user)
  await waitFor(() => expect(dialog.getByRole('button', locateButton)).toHaveProperty('disabled', false))
  await user.click(dialog.getByRole('button', locateButton))
  expect(await head('Город: Брест')).toBeTruthy()
  expect(await screen.findByText('Выбран город: Брест')).toBeTruthy()
  expect(stored()).toBe(162)
  expect(JSON.stringify(asked.map(({ query }) => query))).not.toMatch(/52\.1|23\.7/)
})

const UNKNOWN = 'Не удалось определить местоположение. Выберите город из списка.'
const ABROAD = 'Похоже, вы не в Беларуси: города рядом нет. Выберите город из списка или «Все регионы».'
test.each<[string, Locate | undefined, string]>([
  ['refuses', (_found, failed) => failed({ code: 1 } as GeolocationPositionError), UNKNOWN],
  ['is too slow', (_found, failed) => failed({ code: 3 } as GeolocationPositionError), UNKNOWN],
  ['cannot tell', undefined, UNKNOWN],
  ['is abroad', at(48.85, 2.35), ABROAD],
  ['is over the border', at(54.78, 32.05), ABROAD],
])('who %s is told so, and chooses from the list', async (_how, locate, told) => {
  device(locate)
  const { user } = await open('/other')
  const dialog = await choosing(user)
  await waitFor(() => expect(dialog.getByRole('button', locateButton)).toHaveProperty('disabled', false))
  await user.click(dialog.getByRole('button', locateButton))
  expect((await dialog.findByText(told)).getAttribute('role')).toBe('status')
  expect(stored()).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: 'Минск' }))
  expect(stored()).toBe(17)
})

test('a place that comes after the choice from the list changes nothing', async () => {
  let found: PositionCallback = () => undefined
  device(callback => {
    found = callback
  })
  const { user } = await open('/other')
  const dialog = await choosing(user)
  await waitFor(() => expect(dialog.getByRole('button', locateButton)).toHaveProperty('disabled', false))
  await user.click(dialog.getByRole('button', locateButton))
  await user.click(dialog.getByRole('button', { name: 'Минск' }))
  found({ coords: { latitude: 52.1, longitude: 23.7 } } as GeolocationPosition)
  expect(await head('Город: Минск')).toBeTruthy()
  expect(stored()).toBe(17)
})

test('without a network the choice says so and can be tried again', async () => {
  loseConnection('listLocations')
  const { user } = await open('/other')
  const dialog = await choosing(user)
  const retry = await dialog.findByRole('button', { name: 'Повторить' })
  answer('listLocations', towns)
  await user.click(retry)
  expect(await dialog.findByRole('button', { name: 'Минск' })).toBeTruthy()
})

test('without a network the head names the town of the address, if it was shown here before', async () => {
  const { close } = await open('/other?town=17')
  expect(await head('Город: Минск')).toBeTruthy()
  close()
  loseConnection('listLocations')
  await open('/other?town=17')
  expect(await head('Город: Минск')).toBeTruthy()
})

test('a town that another tab chooses is shown here', async () => {
  await open('/other')
  expect(await head('Ваш город')).toBeTruthy()
  localStorage.setItem('bumbaPrefs', JSON.stringify({ locationCode: 17 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'bumbaPrefs' }))
  expect(await head('Город: Минск')).toBeTruthy()
})

test('the sections of the bar and of Main follow the banners of the town', async () => {
  localStorage.setItem('bumbaPrefs', JSON.stringify({ locationCode: 223 }))
  answer('listLocations', [...towns, town(223, 'Мстиславль', 54.02, 31.72, 'ums;drugs')])
  await open('/')
  await head('Город: Мстиславль')
  expect(sectionsShown()).toEqual(['Главная', 'Моя карта', 'Лекарства', 'Другое'])
  const sections = within(screen.getByRole('region', { name: 'Что найти' })).getAllByRole('link')
  expect(sections.map(link => link.getAttribute('href'))).toEqual([
    '/services',
    '/drugs',
    '/booking?for=child',
  ])
})

test('the town of an address wins over the chosen one, and a choice changes the address', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('listProviders', [provider('demo', 'Медцентр')])
  localStorage.setItem('bumbaPrefs', JSON.stringify({ locationCode: 162 }))
  const { user, path } = await open('/timeslot?clinic=demo&town=17')
  const dialog = await choosing(user, 'Город: Минск')
  await user.click(await dialog.findByRole('button', { name: 'Могилёв' }))
  await waitFor(() => expect(path()).toBe('/timeslot?town=222&clinic=demo'))
  expect(await head('Город: Могилёв')).toBeTruthy()
  const again = await choosing(user, 'Город: Могилёв')
  await user.click(await again.findByRole('button', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/timeslot?clinic=demo'))
})

test('the chosen town is the first choice of the doctors’ screen', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('listProviders', [
    provider('demo', 'Медцентр'),
    { ...provider('west', 'Запад'), locationCodes: [162] },
  ])
  localStorage.setItem('bumbaPrefs', JSON.stringify({ locationCode: 17 }))
  const { user } = await open('/timeslot')
  const select = await screen.findByLabelText<HTMLSelectElement>('Город')
  expect(select.value).toBe('17')
  await user.click(await (await choosing(user, 'Город: Минск')).findByRole('button', { name: 'Брест' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Город').value).toBe('162'))
})

test("a clinic's own site shows no town in its head", async () => {
  rememberProvider('?provider=demo')
  await open('/other')
  expect(screen.queryByRole('button', { name: /город/i })).toBeNull()
})
