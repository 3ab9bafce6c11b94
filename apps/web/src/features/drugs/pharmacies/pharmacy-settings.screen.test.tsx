import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeDrugSettings } from '../../../app/drugs/drug-settings.ts'
import { answer } from '../../../testing/answer.ts'
import { CURRENT, pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { fillBasket } from '../testing/filled-basket.ts'

beginWithDrugs()

test('the settings are remembered, and the place is sent to a hundred metres only when the order needs it', async () => {
  fillBasket()
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: 53.912345, longitude: 27.500001 } })
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const asked = answer('findPharmacies', {
    ...{ items: [pharmacyOffer('1')], total: 1, nextCursor: null, split: null, prices: CURRENT },
  })
  const { user, close } = await open('/pharmacies')
  await screen.findByText('Найдена 1 аптека')
  await user.click(screen.getByRole('switch', { name: 'Только открытые сейчас' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'Ближе ко мне')
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({
      ...{ packs: '11:1,21:2', sort: 'distance', openNow: 'true' },
      ...{ lat: '53.912', lon: '27.500' },
    }),
  )
  close()
  await open('/pharmacies')
  await waitFor(() => expect(asked.length).toBeGreaterThan(2))
  expect(asked.at(-1)?.query).toMatchObject({ sort: 'distance', openNow: 'true' })
})

test('the map beside a list by distance does not say that the place stays on the device', async () => {
  fillBasket()
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: 53.912345, longitude: 27.500001 } })
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  answer('findPharmacies', {
    ...{ items: [pharmacyOffer('1')], total: 1, nextCursor: null, split: null, prices: CURRENT },
  })
  answer('listMapLayers', { layers: [] })
  answer('listLocations', [])
  const { user } = await open('/pharmacies?view=map')
  const order = await screen.findByRole('combobox', { name: 'Порядок' })
  await user.selectOptions(order, 'Ближе ко мне')
  const map = await screen.findByRole('region', { name: 'Аптеки на карте' })
  expect(await within(map).findByText(/отмечено на карте/)).toBeTruthy()
  expect(within(map).queryByText(/не покидают/)).toBeNull()
  await user.selectOptions(order, 'По цене')
  expect(await within(map).findByText(/не покидают/)).toBeTruthy()
})

const nobody = { items: [], total: 0, nextCursor: null, split: null, prices: CURRENT }

test('an empty list offers to lift each limit that is set, by a press', async () => {
  fillBasket()
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: 53.912345, longitude: 27.500001 } })
  vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  changeDrugSettings({ openNow: true })
  const asked = answer('findPharmacies', nobody)
  const { user, path } = await open('/pharmacies?town=17')
  expect(await screen.findByText('Таких аптек нет')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Показать и дальше/ })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Расстояние' }), 'До 3 км')
  await user.click(await screen.findByRole('button', { name: 'Показать и дальше 3 км' }))
  await user.click(await screen.findByRole('button', { name: 'Показать и закрытые сейчас' }))
  expect(screen.getByRole('heading', { level: 2, name: 'Корзина' })).toBe(document.activeElement)
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({ packs: '11:1,21:2', sort: 'totalPrice', locationCode: '17' }),
  )
  await user.click(await screen.findByRole('link', { name: 'Искать во всех регионах' }))
  expect(path()).toBe('/pharmacies?town=0')
  expect(await screen.findByText(/^Сейчас этого нет ни в одной аптеке/)).toBeTruthy()
  expect(screen.queryByText('Поищите шире:')).toBeNull()
})
