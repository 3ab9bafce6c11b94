import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDevicePlace } from '../../app/place/device-place.ts'
import { answer, loseConnection } from '../../testing/answer.ts'
import { branch, clinic, doctor } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'

const town = (code: number, name: string, latitude: number, longitude: number, banners: string) => ({
  ...{ id: name, name, code, latitude, longitude, banners },
  tabletkaCode: null,
  tabletkaCodev3: null,
})

const nemiga = { ...branch('1', 'Филиал на Немиге'), latitude: 53.9, longitude: 27.55 }
const lesnaya = { ...branch('2', 'Филиал на Лесной'), latitude: 53.95, longitude: 27.7 }
const brest = {
  ...branch('3', 'Филиал в Бресте'),
  address: 'Брест, ул. Мира, 1',
  latitude: 52.1,
  longitude: 23.7,
}
const branches = [nemiga, lesnaya, brest]

/** The device answers so when it is asked where it is. */
const locateBy = (getCurrentPosition: unknown) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
beforeEach(() => void answer('listDoctorTimeslots', []))
afterEach(() => {
  forgetDevicePlace()
  Reflect.deleteProperty(navigator, 'geolocation')
})

/** The page of a doctor who receives at these branches, with its map open; jsdom has no WebGL. */
async function openMap(at: readonly (typeof nemiga)[] = branches) {
  answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
  answer('listBranches', [...at])
  answer('listPhysicians', [doctor('7', { at: at.map(({ branchId }) => branchId), providerCode: 'mir' })])
  answer('listMapLayers', { layers: [] })
  answer('listLocations', [
    town(0, 'Все регионы', 53.7, 27.95, 'doctors'),
    town(17, 'Минск', 53.9, 27.57, 'doctors;ums'),
    town(162, 'Брест', 52.1, 23.69, 'doctors;ums'),
    town(1, 'Дзержинск', 53.68, 27.14, 'medcenters'),
  ])
  const page = await open('/clinics/mir/doctors/7')
  await page.user.click(await screen.findByRole('button', { name: 'Показать на карте' }))
  const map = await screen.findByRole('region', { name: 'Филиалы на карте' })
  return { ...page, map }
}

test('the map is not loaded before its button is pressed, and is hidden by the same button', async () => {
  answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
  answer('listBranches', branches)
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  const asked = answer('listMapLayers', { layers: [] })
  answer('listLocations', [])
  const { user } = await open('/clinics/mir/doctors/7')
  const button = await screen.findByRole('button', { name: 'Показать на карте' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(asked).toEqual([])
  await user.click(button)
  await screen.findByRole('region', { name: 'Филиалы на карте' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Скрыть карту' }))
  expect(screen.queryByRole('region', { name: 'Филиалы на карте' })).toBeNull()
})

test('without WebGL the places are on the outline with large towns, and the reason is said', async () => {
  const { map } = await openMap()
  expect(await within(map).findByText(/Браузер не показывает подробную карту/)).toBeTruthy()
  expect(await within(map).findByText('Минск')).toBeTruthy()
  expect(within(map).getByText('Брест')).toBeTruthy()
  expect(within(map).queryByText('Дзержинск')).toBeNull()
  expect(within(map).getByRole('button', { name: 'Филиал в Бресте' })).toBeTruthy()
})

test('near places are a group with their number; pressing it shows them apart', async () => {
  const { map, user } = await openMap()
  await user.click(await within(map).findByRole('button', { name: '2 места рядом: приблизить' }))
  expect(await within(map).findByRole('button', { name: 'Филиал на Немиге' })).toBeTruthy()
  expect(within(map).getByRole('button', { name: 'Филиал на Лесной' })).toBeTruthy()
  expect(within(map).queryByRole('button', { name: 'Филиал в Бресте' })).toBeNull()
  await user.click(within(map).getByRole('button', { name: 'Показать все места' }))
  expect(await within(map).findByRole('button', { name: 'Филиал в Бресте' })).toBeTruthy()
})

test('a pressed place is described, with its page and a link to the map of the phone', async () => {
  const { map, user } = await openMap()
  const marker = await within(map).findByRole('button', { name: 'Филиал в Бресте' })
  await user.click(marker)
  expect(marker.getAttribute('aria-pressed')).toBe('true')
  expect(await within(map).findByText('Брест, ул. Мира, 1')).toBeTruthy()
  expect(within(map).getByRole('link', { name: 'Филиал в Бресте' }).getAttribute('href')).toBe(
    '/clinics/mir/branches/3',
  )
  const link = within(map).getByRole('link', { name: 'Открыть в картах: Филиал в Бресте' })
  expect(link.getAttribute('href')).toContain('52.1%2C23.7')
  await user.click(within(map).getByRole('button', { name: 'Закрыть' }))
  expect(within(map).queryByText('Брест, ул. Мира, 1')).toBeNull()
})

test('places of one building are listed, and each of them can be chosen', async () => {
  const { map, user } = await openMap([nemiga, { ...lesnaya, latitude: 53.9, longitude: 27.55 }])
  await user.click(await within(map).findByRole('button', { name: '2 места рядом: приблизить' }))
  expect(await within(map).findByText('Здесь 2 места')).toBeTruthy()
  await user.click(within(map).getByRole('button', { name: 'Филиал на Лесной' }))
  expect(await within(map).findByRole('link', { name: 'Филиал на Лесной' })).toBeTruthy()
})

test('the device is shown where it is, and its user is told that nobody learns it', async () => {
  const getCurrentPosition = vi.fn((done: PositionCallback) =>
    done({ coords: { latitude: 53.9, longitude: 27.5 } } as GeolocationPosition),
  )
  locateBy(getCurrentPosition)
  const { map, user } = await openMap()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await user.click(await within(map).findByRole('button', { name: 'Моё местоположение' }))
  expect(
    await within(map).findByText(/отмечено на карте. Координаты не покидают это устройство/),
  ).toBeTruthy()
})

test('who is in another country is told so, and the map stays where its places are', async () => {
  locateBy((done: PositionCallback) =>
    done({ coords: { latitude: 52.23, longitude: 21.01 } } as GeolocationPosition),
  )
  const { map, user } = await openMap()
  const before = (await within(map).findByRole('button', { name: 'Филиал в Бресте' })).style.cssText
  await user.click(within(map).getByRole('button', { name: 'Моё местоположение' }))
  expect(await within(map).findByText('Вы не в Беларуси: карта показывает только её.')).toBeTruthy()
  expect(within(map).getByRole('button', { name: 'Филиал в Бресте' }).style.cssText).toBe(before)
})

test('who does not let the browser tell the place is told how to go on', async () => {
  const getCurrentPosition = (_done: PositionCallback, refused: PositionErrorCallback) =>
    refused({ code: 1 } as GeolocationPositionError)
  locateBy(getCurrentPosition)
  const { map, user } = await openMap()
  await user.click(await within(map).findByRole('button', { name: 'Моё местоположение' }))
  expect(await within(map).findByText(/Не удалось определить местоположение/)).toBeTruthy()
})

test('on a phone what is said below the map comes into view: the pressed place, and that the device cannot be found', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  locateBy((_found: unknown, failed: (error: object) => void) => failed({ code: 1 }))
  const { user, map } = await openMap([nemiga, brest])
  const seen = () => shown.mock.contexts.map(element => (element as Element).textContent)
  await user.click(await within(map).findByRole('button', { name: 'Филиал в Бресте' }))
  await waitFor(() => expect(seen().at(-1)).toContain('Брест, ул. Мира, 1'))
  await user.click(within(map).getByRole('button', { name: 'Моё местоположение' }))
  await waitFor(() => expect(seen().at(-1)).toMatch(/Не удалось определить/))
  shown.mockRestore()
})

test('branches without coordinates have no map', async () => {
  answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
  answer('listBranches', [{ ...nemiga, latitude: null, longitude: null }])
  answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  await open('/clinics/mir/doctors/7')
  expect(await screen.findByRole('link', { name: 'Филиал на Немиге' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Показать на карте' })).toBeNull()
})

test('several layers can be chosen; one of another site says so', async () => {
  const { map, user, close } = await openMap()
  expect(within(map).queryByRole('radiogroup')).toBeNull()
  close()
  answer('listMapLayers', {
    layers: [
      { kind: 'vector-file', name: 'standard', address: '/file', sites: [], schema: 'protomaps' },
      {
        kind: 'style',
        name: 'satellite',
        address: 'https://photos.test/style.json',
        sites: ['https://photos.test'],
      },
    ],
  })
  await open('/clinics/mir/doctors/7')
  await user.click(await screen.findByRole('button', { name: 'Показать на карте' }))
  const layers = await screen.findByRole('radiogroup', { name: 'Вид карты' })
  expect(within(layers).getByRole<HTMLInputElement>('radio', { name: 'Схема' }).checked).toBe(true)
  expect(screen.queryByText(/загружается с/)).toBeNull()
  await user.click(within(layers).getByRole('radio', { name: 'Спутник' }))
  expect(await screen.findByText(/загружается с photos.test/)).toBeTruthy()
})

test('without an answer about layers the map is the outline', async () => {
  answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
  answer('listBranches', branches)
  answer('listPhysicians', [doctor('7', { at: ['3'], providerCode: 'mir' })])
  loseConnection('listMapLayers')
  loseConnection('listLocations')
  const { user } = await open('/clinics/mir/doctors/7')
  await user.click(await screen.findByRole('button', { name: 'Показать на карте' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Филиал в Бресте' })).toBeTruthy())
})
