import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy, smecta } from '../testing/filled-basket.ts'
import { locateAt } from '../testing/locate-at.ts'

beginWithDrugs()

test('the map that is asked for comes into view, by the switch and by each pharmacy, and the page stays where it is', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  answer('listMapLayers', { layers: [] })
  const brought: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this)
  })
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const { user } = await open('/pharmacies')
  const toMap = await screen.findByRole('link', { name: 'На карте' })
  scrolled.mockClear()
  await user.click(toMap)
  const map = await screen.findByRole('region', { name: 'Аптеки на карте' })
  await waitFor(() => expect(brought.filter(box => box.contains(map))).toHaveLength(1))
  expect(scrolled).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Показать на карте: Аптека № 1' }))
  expect(brought.filter(box => box.contains(map))).toHaveLength(2)
})

const at = (latitude: number, longitude: number) => ({ location: { latitude, longitude } })
const inMinsk = {
  ...onePharmacy,
  items: [
    pharmacyOffer('1', at(53.88, 27.5)),
    pharmacyOffer('2', { ...at(53.95, 27.6), complete: false, missing: ['21'], totalPrice: 380 }),
    pharmacyOffer('3', { ...at(53.9, 27.62), complete: false, positions: [], missing: ['11', '21'] }),
  ],
  total: 3,
}

async function openMap(found = inMinsk) {
  fillBasket()
  answer('findPharmacies', found)
  answer('listMapLayers', { layers: [] })
  const page = await open('/pharmacies?view=map')
  return { ...page, map: within(await screen.findByRole('region', { name: 'Аптеки на карте' })) }
}

test('the pharmacies of a town have their names and what the basket costs there on the map without streets', async () => {
  const { map, user } = await openMap()
  const first = await map.findByRole('button', { name: /^Аптека № 1, 4,20\s*руб\.$/ })
  expect(within(first).getByText('№ 1,')).toBeTruthy()
  expect(within(first).getByText(/^4,20\s*руб\.$/)).toBeTruthy()
  // The price of a part would be read as that of all.
  const second = map.getByRole('button', { name: 'Аптека № 2, Есть 1 из 2' })
  expect(within(second).getByText('Есть 1 из 2')).toBeTruthy()
  const third = map.getByRole('button', { name: 'Аптека № 3' })
  for (const marker of [first, second, third])
    expect(marker.textContent).toBe(marker.getAttribute('aria-label'))
  await user.click(second)
  expect(await map.findByRole('link', { name: 'Аптека № 2' })).toBeTruthy()
  for (let step = 0; step < 3; step += 1) await user.click(map.getByRole('button', { name: 'Дальше' }))
  expect(map.queryByText(/^4,20/)).toBeNull()
})

test('all pharmacies of the list stay on the map beside the place of the device', async () => {
  const { map, user } = await openMap()
  await map.findByRole('button', { name: /^Аптека № 1,/ })
  locateAt({ latitude: 53.7, longitude: 27.3 })
  await user.click(map.getByRole('button', { name: 'Моё местоположение' }))
  expect(await map.findByText(/отмечено на карте/)).toBeTruthy()
  const seen = map.getAllByRole('button').flatMap(({ textContent }) => /^\d$/.exec(textContent ?? '') ?? [])
  const single = map.queryAllByRole('button', { name: /^Аптека № / })
  expect(single.length + seen.reduce((sum, [count]) => sum + Number(count), 0)).toBe(3)
})

test('a price of yesterday is marked on the map, and what is pressed has what the list says of it', async () => {
  const closed = { openNow: { isOpen: false, changesAt: '2026-11-24T06:00:00Z' } }
  const old = { ...at(53.88, 27.5), ...closed, complete: false, missing: ['11'], positions: [smecta] }
  const oldAndAll = { ...at(53.95, 27.6), positions: [...pharmacyOffer('2').positions, smecta] }
  const { map, user } = await openMap({
    ...inMinsk,
    items: [pharmacyOffer('1', old), pharmacyOffer('2', { ...oldAndAll, isDemo: true })],
    total: 2,
  })
  expect(map.queryByText(/Закрыто/)).toBeNull()
  await user.click(await map.findByRole('button', { name: 'Аптека № 1, Есть 1 из 2' }))
  expect(await map.findByText(/за то, что есть$/)).toBeTruthy()
  expect(map.getByText(/^\(цена старше суток: .+\)$/)).toBeTruthy()
  expect(map.getByText('Нет: Нурофен, таблетки 200 мг №10')).toBeTruthy()
  expect(map.getByText(/^Закрыто, откроется завтра/)).toBeTruthy()
  await user.click(map.getByRole('button', { name: /^Аптека № 2, 4,20\s*руб\., цена старше суток$/ }))
  expect(await map.findByText(/цена обновлена: сегодня/)).toBeTruthy()
  expect(map.getByText('Демо')).toBeTruthy()
})
