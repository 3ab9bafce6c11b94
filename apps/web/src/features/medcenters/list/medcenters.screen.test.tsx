import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { forgetDevicePlace } from '../../../app/place/device-place.ts'
import { rememberProvider } from '../../../app/provider/provider-choice.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { offeredService, serviceDetails } from '../../../testing/common-services.ts'
import { medcenter, medcenterPage } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { server } from '../../../testing/server.ts'
import { beginWithMedcenters, cards } from '../testing/medcenters-screen.ts'

beginWithMedcenters()

test('a card says where a medical centre is, until when it is open, whom to call, and how many doctors and reviews it has', async () => {
  answer(
    'findMedcenters',
    medcenterPage([
      medcenter('1', { branch: 'Филиал на Немиге', isDemo: true }),
      medcenter('2', {
        ...{ doctorsCount: 1, reviewsCount: 0 },
        openNow: { isOpen: false, changesAt: '2026-11-24T05:00:00Z' },
      }),
    ]),
  )
  await open('/medcenters')
  expect((await screen.findByText('Найдено 2 медицинских центра')).getAttribute('role')).toBe('status')
  const [first, second] = screen
    .getAllByRole('listitem')
    .filter(item => within(item).queryByRole('heading', { level: 2 }))
  const inFirst = within(first as HTMLElement)
  expect(inFirst.getByRole('link', { name: 'Филиал на Немиге' }).getAttribute('href')).toBe(
    '/clinics/mir/branches/1',
  )
  for (const words of ['ул. Немига, 5', 'Открыто до 20:00', 'Демо']) {
    expect(inFirst.getByText(words)).toBeTruthy()
  }
  expect(inFirst.getByRole('link', { name: /\+375 \(17\) 200-00-01/ }).getAttribute('href')).toBe(
    'tel:+375172000001',
  )
  expect(inFirst.getByRole('link', { name: '5 врачей: Филиал на Немиге' }).getAttribute('href')).toBe(
    '/clinics/mir/branches/1?tab=doctors',
  )
  expect(inFirst.getByRole('link', { name: '2 отзыва: Филиал на Немиге' }).getAttribute('href')).toBe(
    '/clinics/mir/branches/1?tab=reviews',
  )
  expect(within(second as HTMLElement).getByText('Закрыто, откроется завтра в 08:00')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('1 врач')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('0 отзывов')).toBeTruthy()
})

test('a medical centre that closes next on a holiday in a month is open round the clock', async () => {
  answer(
    'findMedcenters',
    medcenterPage([
      medcenter('1', { openNow: { isOpen: true, changesAt: '2026-12-24T21:00:00Z' } }),
      medcenter('2', { openNow: { isOpen: true, changesAt: '2026-11-27T21:00:00Z' } }),
    ]),
  )
  await open('/medcenters')
  expect(await screen.findByText('Открыто круглосуточно')).toBeTruthy()
  expect(screen.getByText(/^Открыто до 00:00, /)).toBeTruthy()
})

test('only the last answer is shown, though an earlier one comes later', async () => {
  const late = Promise.withResolvers<void>()
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  const { user } = await open('/medcenters')
  await screen.findByText('Найден 1 медицинский центр')
  server.use(
    http.get('*/api/v2/public/medcenters', async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q')
      if (q === 'лор') await late.promise
      return HttpResponse.json(medcenterPage([medcenter(q === 'лор' ? '2' : '3')]))
    }),
  )
  await user.type(screen.getByRole('searchbox'), 'лор')
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Медицинские центры' }).getAttribute('aria-busy')).toBe('true'),
  )
  await user.type(screen.getByRole('searchbox'), ' врач')
  await waitFor(() => expect(cards()).toEqual(['Центр 3']))
  late.resolve()
  await screen.findByText('Центр 3')
  expect(cards()).toEqual(['Центр 3'])
})

test('the next page is added below; who comes back finds both', async () => {
  const pages = { '': medcenterPage([medcenter('1')], 'c2', 2), c2: medcenterPage([medcenter('2')], null, 2) }
  server.use(
    http.get('*/api/v2/public/medcenters', ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? ''
      return HttpResponse.json(pages[cursor as keyof typeof pages])
    }),
  )
  const { user, go } = await open('/medcenters')
  await user.click(await screen.findByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(cards()).toEqual(['Центр 1', 'Центр 2']))
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  go('/other')
  await screen.findByRole('heading', { level: 1, name: 'Другое' })
  go('/medcenters')
  await screen.findByRole('heading', { level: 1, name: 'Медицинские центры' })
  expect(cards()).toEqual(['Центр 1', 'Центр 2'])
})

test('with a service: its price, its nearest time into the booking, and the orders by price', async () => {
  answer('showService', serviceDetails('9', { name: 'УЗИ сердца' }))
  const service = offeredService()
  const asked = answer(
    'findMedcenters',
    medcenterPage([
      medcenter('1', { service }),
      medcenter('2', { service: { ...service, nearestTimeslot: null, priceKind: null, priceFrom: null } }),
    ]),
  )
  const { user, path } = await open('/medcenters?service=9')
  expect(await screen.findByText('Услуга: УЗИ сердца')).toBeTruthy()
  expect(await screen.findByText('Ближайшее время: завтра, 09:00')).toBeTruthy()
  expect(screen.getByText('40 руб.')).toBeTruthy()
  for (const words of ['Свободного времени нет', 'Цена не указана']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Записаться: Центр 1' }).getAttribute('href')).toBe(
    '/service?clinic=mir&service=90&branch=1&date=2026-11-24',
  )
  expect(asked[0]?.query).toEqual({ serviceId: '9', sort: 'byPrice' })
  await user.selectOptions(screen.getByLabelText('Порядок'), 'Без сортировки')
  await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('withoutSort'))
  await user.click(screen.getByRole('button', { name: 'Показать медицинские центры со всеми услугами' }))
  await waitFor(() => expect(path()).toBe('/medcenters'))
})

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

test('a browser that tells no place: the list stays, and the screen says so', async () => {
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  browserAt(null)
  const { user } = await open('/medcenters?sort=byDistance')
  await user.click(await screen.findByRole('button', { name: 'Определить, где я' }))
  expect(await screen.findByText(/Не удалось определить местоположение/)).toBeTruthy()
  expect(await screen.findByText('Центр 1')).toBeTruthy()
})

test('no such medical centres in the town: all regions have some, and keep the filters', async () => {
  answer('findMedcenters', ({ query }) =>
    query.locationCode ? medcenterPage([]) : medcenterPage([medcenter('1'), medcenter('2')]),
  )
  const { user, path } = await open('/medcenters?town=17&q=%D0%BC%D0%B8%D1%80')
  expect(await screen.findByText('Во всех регионах: 2 медицинских центра.')).toBeTruthy()
  expect(screen.getByText('В этом городе таких медицинских центров нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/medcenters?town=0&q=%D0%BC%D0%B8%D1%80'))
})

test('nothing found: the screen says what to change', async () => {
  answer('findMedcenters', medcenterPage([]))
  const { user, path } = await open('/medcenters?openNow=true')
  expect(await screen.findByText('Таких медицинских центров нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(path()).toBe('/medcenters'))
})

test('a refused list, and one without the network, can be read again', async () => {
  refuse('findMedcenters', 'INVALID_ARGUMENT', { fields: [{ path: 'serviceId', problem: 'unknown' }] })
  const first = await open('/medcenters?sort=byFeedbacks')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  first.close()
  loseConnection('findMedcenters')
  const { user } = await open('/medcenters', { offline: true })
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  await user.click(again)
  expect(await screen.findByText('Центр 1')).toBeTruthy()
})

test('the site of one clinic shows its own branches only', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  rememberProvider('?provider=mir')
  const { path } = await open('/medcenters')
  await waitFor(() => expect(path()).toBe('/timeslot'))
})

test('the map stands in the address, shows all medical centres, and is chosen from by list and map', async () => {
  answer('listMapLayers', { layers: [] })
  const asked = answer(
    'findMedcenters',
    medcenterPage([
      medcenter('1', { branch: 'Филиал на Немиге', latitude: 53.9, longitude: 27.55 }),
      medcenter('2', { branch: 'Филиал в Бресте', latitude: 52.1, longitude: 23.7 }),
      medcenter('3', { branch: 'Филиал без адреса', latitude: null, longitude: null }),
    ]),
  )
  const { user, path } = await open('/medcenters?town=0')
  await user.click(await screen.findByRole('link', { name: 'На карте' }))
  expect(path()).toBe('/medcenters?town=0&view=map')
  const map = await screen.findByRole('region', { name: 'Медицинские центры на карте' })
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ limit: '100' }))
  const inList = (name: string) => screen.getByRole('button', { name: `Показать на карте: ${name}` })

  const marker = await within(map).findByRole('button', { name: 'Филиал в Бресте' })
  await user.click(marker)
  expect(inList('Филиал в Бресте').getAttribute('aria-pressed')).toBe('true')

  await user.click(inList('Филиал на Немиге'))
  expect(inList('Филиал в Бресте').getAttribute('aria-pressed')).toBe('false')
  const link = await within(map).findByRole('link', { name: 'Филиал на Немиге' })
  expect(link.getAttribute('href')).toBe('/clinics/mir/branches/1')
  expect(screen.queryByRole('button', { name: 'Показать на карте: Филиал без адреса' })).toBeNull()

  await user.click(screen.getByRole('link', { name: 'Без карты' }))
  expect(path()).toBe('/medcenters?town=0')
  expect(screen.queryByRole('region', { name: 'Медицинские центры на карте' })).toBeNull()
})

test('words that are too long are said to be so, and stay in the field', async () => {
  refuse('findMedcenters', 'INVALID_ARGUMENT', { fields: [{ path: 'q', problem: 'too_big' }] })
  const q = 'а'.repeat(350)
  await open(`/medcenters?q=${encodeURIComponent(q)}`)
  expect(await screen.findByText('Слишком длинный запрос')).toBeTruthy()
  expect(screen.getByText('Не больше 200 символов. Сократите его в поле поиска.')).toBeTruthy()
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', q)
})

test('Back from the map leads to the list', async () => {
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  const history = createMemoryHistory({ initialEntries: ['/', '/medcenters?town=0'] })
  const { user, path } = await open('/medcenters?town=0', { history })
  await user.click(await screen.findByRole('link', { name: 'На карте' }))
  expect(path()).toBe('/medcenters?town=0&view=map')
  history.back()
  await waitFor(() => expect(path()).toBe('/medcenters?town=0'))
})
