import '../../../testing/indexed-db.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../../../testing/answer.ts'
import { beginWithKit, openKit } from '../testing/kit-screen.ts'

beginWithKit()

const BARCODE = '4600051000057'

test('a barcode is read by the camera and fills the name; an unknown one is said; the camera is switched off', async () => {
  const stop = vi.fn()
  let seen = '4600051000064'
  const getUserMedia = async () => ({ getTracks: () => [{ stop }] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => [{ rawValue: 'no barcode' }, { rawValue: seen }]
    },
  )
  refuse('findPackByBarcode', 'NOT_FOUND', {})
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText(/Аптеки ещё не сообщили нам этот штрихкод/)).toBeTruthy()
  await waitFor(() => expect(stop).toHaveBeenCalled())
  const found = { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки 200 мг №10' }
  const asked = answer('findPackByBarcode', found)
  seen = BARCODE
  await user.click(screen.getByRole('button', { name: 'Ввести или сканировать другой штрихкод' }))
  expect(await screen.findByDisplayValue('Нурофен, таблетки 200 мг №10')).toBeTruthy()
  expect(asked[0]?.params).toMatchObject({ barcode: BARCODE })
})

test('without a camera the digits of the barcode are typed', async () => {
  answer('findPackByBarcode', { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки' })
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText(/Камеры нет или она занята/)).toBeTruthy()
  const digits = screen.getByLabelText('Цифры под штрихкодом')
  await waitFor(() => expect(document.activeElement).toBe(digits))
  for (const few of ['abc', '123']) {
    await user.type(digits, `${few}{Enter}`)
    expect(await screen.findByText('Нужно 13 цифр')).toBeTruthy()
  }
  await user.clear(digits)
  expect(screen.queryByText('Нужно 13 цифр')).toBeNull()
  await user.type(digits, '4600051000058')
  expect(await screen.findByText('Проверьте цифры: в них ошибка')).toBeTruthy()
  await user.type(digits, '{Backspace}7')
  expect(await screen.findByDisplayValue('Нурофен, таблетки')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Сколько упаковок'))
  await user.click(screen.getByRole('button', { name: 'Сканировать штрихкод' }))
  await user.click(await screen.findByRole('button', { name: 'Назад' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Сканировать штрихкод' }))
})

test('a barcode that nobody knows leads to the name or to other digits, and digits may be pasted in groups', async () => {
  refuse('findPackByBarcode', 'NOT_FOUND', {})
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  const digits = await screen.findByLabelText('Цифры под штрихкодом')
  await user.click(digits)
  await user.paste('４ 600051 ０00057')
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Ввести или сканировать другой штрихкод' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Цифры под штрихкодом'))
  await user.paste(BARCODE)
  await user.click(await screen.findByRole('button', { name: 'Ввести название' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Лекарство'))
})

test('of several packs with one barcode the own one is chosen', async () => {
  const packs = [
    { packId: '11', drugId: '1', name: 'Нурофен', presentation: 'таблетки 200 мг №10' },
    { packId: '12', drugId: '1', name: 'Нурофен', presentation: 'таблетки 200 мг №20' },
  ]
  refuse('findPackByBarcode', 'BARCODE_OF_SEVERAL_PACKS', { packs })
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  await user.type(await screen.findByLabelText('Цифры под штрихкодом'), BARCODE)
  expect(await screen.findByText(/для разных упаковок\. Какая у вас\?/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Нурофен, таблетки 200 мг №20' }))
  expect(await screen.findByDisplayValue('Нурофен, таблетки 200 мг №20')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Сколько упаковок'))
})

test('a camera that is refused says how to allow it, and the digits are typed', async () => {
  const getUserMedia = async () => {
    throw new DOMException('', 'NotAllowedError')
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText(/Камера запрещена\. Разрешите её/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Цифры под штрихкодом'))
})

test('a camera that is taken away while it looks is said, and the digits are typed', async () => {
  const track: { stop: () => void; onended?: () => void } = { stop: vi.fn() }
  const getUserMedia = async () => ({ getTracks: () => [track] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => []
    },
  )
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText('Наведите камеру на штрихкод упаковки')).toBeTruthy()
  act(() => track.onended?.())
  expect(await screen.findByText(/Камеры нет или она занята/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Цифры под штрихкодом'))
})

test('a picture that cannot be taken from the camera is no scanner that cannot be loaded, and the digits are typed', async () => {
  const getUserMedia = async () => ({ getTracks: () => [{ stop: vi.fn() }] })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new RangeError('Out of memory')
  })
  const { user } = await openKit()
  await user.click(screen.getByRole('button', { name: 'Добавить лекарство' }))
  await user.click(await screen.findByRole('button', { name: 'Сканировать штрихкод' }))
  expect(await screen.findByText(/^Камеры нет или она занята/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Цифры под штрихкодом'))
})
