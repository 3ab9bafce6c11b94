import { screen, waitFor } from '@testing-library/react'
import { ean13Picture } from '@vizit/test-kit/barcode/ean13-picture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllDrafts } from '../../app/browser-storage/drafts.ts'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { coverage, programmes } from '../../testing/programmes.ts'

const PATH = '/programmes/bns/sign-in'
const CODE = '4810000000018'

const cameraOf = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listPrograms', programmes)
  answer('listCoverages', { coverages: [], requests: [] })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  session.end()
  dropAllDrafts()
})

/** A camera whose pictures show this code. */
const showCard = () => {
  const stop = vi.fn()
  cameraOf(async () => ({ getTracks: () => [{ stop }] }))
  return stop
}

const readers: readonly [string, () => void][] = [
  [
    'the reader of the browser',
    () =>
      vi.stubGlobal(
        'BarcodeDetector',
        class {
          static getSupportedFormats = async () => ['ean_13']
          detect = async () => [{ rawValue: CODE }]
        },
      ),
  ],
  [
    'the library',
    () => {
      const picture = ean13Picture(CODE, 0)
      vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(picture.width)
      vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(picture.height)
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
        drawImage: () => undefined,
        getImageData: () => picture,
      } as never)
    },
  ],
]

test.each(readers)(
  'the barcode of a card is read from the camera by %s, said, and linked after a look at it',
  async (_by, stub) => {
    stub()
    const stop = showCard()
    const linked = answer('linkInsurer', {
      coverage: coverage({ coverer: 'bns', programCaption: 'Страховка BNS', kind: 'INSURER' }),
      request: null,
    })
    const { user, path } = await open(PATH)
    const field = await screen.findByLabelText('Штрихкод, 13 цифр')
    await user.click(screen.getByRole('button', { name: 'Сканировать камерой' }))
    expect((await screen.findByText(`Штрихкод прочитан: ${CODE}`)).getAttribute('role')).toBe('status')
    expect(field).toHaveProperty('value', CODE)
    expect(stop).toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Сканировать камерой' }))
    expect(linked).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Подключить' }))
    await waitFor(() => expect(path()).toBe('/programmes'))
    expect(linked.map(({ body }) => body)).toEqual([{ barcode: CODE }])
  },
)

test('while the camera looks for a code its digits can be typed, and closing it switches it off', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => []
    },
  )
  const stop = showCard()
  const { user } = await open(PATH)
  await user.click(await screen.findByRole('button', { name: 'Сканировать камерой' }))
  expect(await screen.findByText('Наведите камеру на штрихкод карты')).toBeTruthy()
  await user.type(screen.getByLabelText('Штрихкод, 13 цифр'), CODE)
  expect(screen.getByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', CODE)
  await user.click(screen.getByRole('button', { name: 'Закрыть камеру' }))
  await waitFor(() => expect(stop).toHaveBeenCalled())
  expect(screen.getByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', CODE)
})

test('a camera that is refused says how to allow it, and the digits are typed', async () => {
  cameraOf(async () => {
    throw new DOMException('', 'NotAllowedError')
  })
  const { user } = await open(PATH)
  await user.click(await screen.findByRole('button', { name: 'Сканировать камерой' }))
  expect(
    await screen.findByText('Нет доступа к камере. Разрешите его в браузере или введите цифры.'),
  ).toBeTruthy()
  await user.type(screen.getByLabelText('Штрихкод, 13 цифр'), CODE)
  expect(screen.getByLabelText('Штрихкод, 13 цифр')).toHaveProperty('value', CODE)
  expect(screen.getByRole('button', { name: 'Сканировать камерой' })).toBeTruthy()
})

test('a camera that another application uses is said to be busy', async () => {
  cameraOf(async () => {
    throw new DOMException('', 'NotReadableError')
  })
  const { user } = await open(PATH)
  await user.click(await screen.findByRole('button', { name: 'Сканировать камерой' }))
  expect(await screen.findByText(/^Камеру заняло другое приложение\. Закройте его/)).toBeTruthy()
})

test('the picture of the camera and its hint are brought into view', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['ean_13']
      detect = async () => []
    },
  )
  showCard()
  const { user } = await open(PATH)
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await screen.findByRole('button', { name: 'Сканировать камерой' }))
  const hint = await screen.findByText('Наведите камеру на штрихкод карты')
  const inView = shown.mock.contexts.at(-1) as Element
  expect(inView.contains(hint) && inView.contains(screen.getByLabelText('Изображение камеры'))).toBe(true)
})
