import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { forgetDevicePlace } from '../../../app/place/device-place.ts'
import { answer } from '../../../testing/answer.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { server } from '../../../testing/server.ts'
import { beginWithMedcenters, cards } from '../testing/medcenters-screen.ts'

beginWithMedcenters()

/** A browser that tells this place, or none. */
function browserAt(place: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = (done: (position: object) => void, refused: () => void) =>
    place ? done({ coords: place }) : refused()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation')
    forgetDevicePlace()
  })
}

test('nearest first: all pages are read, and the order and the distances are made on the device', async () => {
  const far = medcenter('1', { branch: 'Далёкий', latitude: 54.9 })
  const unknown = medcenter('2', { branch: 'Без координат', latitude: null, longitude: null })
  const near = medcenter('3', { branch: 'Ближний', latitude: 53.905 })
  const asked: URLSearchParams[] = []
  server.use(
    http.get('*/api/v2/public/medcenters', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const isSecond = query.get('cursor') === 'c2'
      return HttpResponse.json(
        isSecond ? medcenterPage([near], null, 3) : medcenterPage([far, unknown], 'c2', 3),
      )
    }),
  )
  browserAt({ latitude: 53.9, longitude: 27.55 })
  const { user, path } = await open('/medcenters')
  await user.selectOptions(await screen.findByLabelText('Порядок'), 'Ближе ко мне')
  await waitFor(() => expect(cards()).toEqual(['Ближний', 'Далёкий', 'Без координат']))
  expect(path()).toBe('/medcenters?sort=byDistance')
  expect(screen.getByText('ул. Немига, 5 · 560 м от вас')).toBeTruthy()
  expect(screen.getByText('ул. Немига, 5 · 111 км от вас')).toBeTruthy()
  expect(asked.at(-1)?.get('limit')).toBe('100')
  expect(asked.some(query => /53\.9|27\.55/.test(query.toString()))).toBe(false)
})

test('from another country nothing is so far from the reader, and the order stays', async () => {
  const centres = [medcenter('1', { branch: 'Первый' }), medcenter('2', { branch: 'Второй', latitude: 52.3 })]
  answer('findMedcenters', medcenterPage(centres))
  browserAt({ latitude: 52.23, longitude: 21.01 })
  const { user } = await open('/medcenters')
  await user.selectOptions(await screen.findByLabelText('Порядок'), 'Ближе ко мне')
  expect(await screen.findByText('Расстояние не учтено: вы не в Беларуси.')).toBeTruthy()
  expect(cards()).toEqual(['Первый', 'Второй'])
  expect(screen.queryByText(/км от вас/)).toBeNull()
  browserAt({ latitude: 52.3, longitude: 27.55 })
  await user.click(screen.getByRole('button', { name: 'Определить, где я, ещё раз' }))
  await waitFor(() => expect(cards()).toEqual(['Второй', 'Первый']))
  expect(screen.queryByText(/Расстояние не учтено/)).toBeNull()
})

test('a browser that tells no place: the list stays, and the screen says so', async () => {
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  browserAt(null)
  const { user } = await open('/medcenters?sort=byDistance')
  await user.click(await screen.findByRole('button', { name: 'Определить, где я' }))
  expect(await screen.findByText(/Не удалось определить местоположение/)).toBeTruthy()
  expect(await screen.findByText('Центр 1')).toBeTruthy()
})
