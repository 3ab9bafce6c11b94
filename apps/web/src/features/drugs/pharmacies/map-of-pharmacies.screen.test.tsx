import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'

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
