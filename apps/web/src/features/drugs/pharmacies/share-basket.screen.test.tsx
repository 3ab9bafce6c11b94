import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { fillBasket, onePharmacy } from '../testing/filled-basket.ts'

beginWithDrugs()

const LINK = `${location.origin}/pharmacies?packs=11:1,21:2`

/** The device's own way to share. */
function shareBy(share: (what: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
}

async function press() {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies?town=17')
  await heading('Корзина', 2)
  await user.click(await screen.findByRole('button', { name: 'Поделиться списком' }))
  return user
}

test('the basket is shared as a link of packs and counts, without the town of its owner', async () => {
  const share = vi.fn(async () => undefined)
  shareBy(share)
  await press()
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Список лекарств', url: LINK })
  expect(screen.queryByText(/скопирована/)).toBeNull()
})

test('a device that cannot share copies the link; who closes what it asks copies nothing', async () => {
  shareBy(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  const user = await press()
  expect(screen.queryByText('Ссылка на список скопирована')).toBeNull()
  shareBy(async () => {
    throw new DOMException('not allowed', 'NotAllowedError')
  })
  await user.click(screen.getByRole('button', { name: 'Поделиться списком' }))
  expect(await screen.findByText('Ссылка на список скопирована')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(LINK)
})

test('where nothing can be copied either the link is shown', async () => {
  fillBasket()
  answer('findPharmacies', onePharmacy)
  const { user } = await open('/pharmacies')
  await heading('Корзина', 2)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('forbidden'))
  onTestFinished(() => void vi.restoreAllMocks())
  await user.click(await screen.findByRole('button', { name: 'Поделиться списком' }))
  expect((await screen.findByLabelText<HTMLInputElement>(/^Ссылка на список/)).value).toBe(LINK)
})
