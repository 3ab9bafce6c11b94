import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { pharmacyOffer } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'
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

async function openMap() {
  fillBasket()
  answer('findPharmacies', inMinsk)
  answer('listMapLayers', { layers: [] })
  const page = await open('/pharmacies?view=map')
  return { ...page, map: within(await screen.findByRole('region', { name: 'Аптеки на карте' })) }
}

test('the pharmacies of a town have their names and what the basket costs there on the map without streets', async () => {
  const { map, user } = await openMap()
  const first = await map.findByRole('button', { name: /^Аптека № 1, 4,20\s*руб\.$/ })
  expect(within(first).getByText('Аптека № 1')).toBeTruthy()
  expect(within(first).getByText(/^4,20\s*руб\.$/)).toBeTruthy()
  const second = map.getByRole('button', { name: /^Аптека № 2, 3,80\s*руб\., 1 из 2$/ })
  expect(within(second).getByText('Аптека № 2')).toBeTruthy()
  expect(map.getByRole('button', { name: 'Аптека № 3' })).toBeTruthy()
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
