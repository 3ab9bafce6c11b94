import '../../../testing/indexed-db.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { beginWithKit, openKit } from '../testing/kit-screen.ts'

// The library is not loaded, as without a network.
vi.mock('@zxing/library', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beginWithKit()

const [UNKNOWN, KNOWN] = ['4600051000064', '4600051000057']
const UNLOADED = /^Сканер не загрузился\. Проверьте интернет/

const stop = vi.fn()
beforeEach(() => {
  stop.mockReset()
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})

/** The browser has a reader of its own, which sees this. */
const browserReads = (detect: () => Promise<readonly { readonly rawValue: string }[]>) =>
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = detect
    },
  )

async function openScanner() {
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  return user
}

test('a scanner that cannot be loaded is said, the camera is switched off, and the next code can be scanned', async () => {
  refuse('findPackByBarcode', 'NOT_FOUND', {})
  const user = await openScanner()
  expect(await screen.findByText(UNLOADED)).toBeTruthy()
  expect(stop).toHaveBeenCalled()
  await user.type(screen.getByLabelText('Цифры под штрихкодом'), UNKNOWN)
  const again = await screen.findByRole('button', { name: 'Ввести или сканировать другой штрихкод' })
  browserReads(async () => [{ rawValue: KNOWN }])
  answer('findPackByBarcode', { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки' })
  await user.click(again)
  expect(await screen.findByDisplayValue('Нурофен, таблетки')).toBeTruthy()
})

test('a reader of the browser that gives up, in whose place nothing can be loaded, is said so too', async () => {
  browserReads(async () => {
    throw new DOMException('', 'NotSupportedError')
  })
  await openScanner()
  expect(await screen.findByText(UNLOADED)).toBeTruthy()
})

test('a camera that fails otherwise than browsers say is no scanner that cannot be loaded', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new TypeError('no camera'))
  await openScanner()
  expect(await screen.findByText(/^Камеры нет или она занята/)).toBeTruthy()
})
