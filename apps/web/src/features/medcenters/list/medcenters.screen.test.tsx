import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { rememberProvider } from '../../../app/provider/provider-choice.ts'
import { answer, refuse } from '../../../testing/answer.ts'
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
  expect(screen.getByText('Ищем…')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), ' врач')
  await waitFor(() => expect(cards()).toEqual(['Центр 3']))
  late.resolve()
  await screen.findByText('Центр 3')
  expect(cards()).toEqual(['Центр 3'])
})

test('the next page is added below, where the reader continues; who comes back finds both', async () => {
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
  expect(within(document.activeElement as HTMLElement).getByRole('link', { name: 'Центр 2' })).toBeTruthy()
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
  for (const words of [
    'Онлайн свободного времени нет. Записывают по телефону медицинского центра.',
    'Цена не указана',
  ]) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Как записаться: Центр 2' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Записаться: Центр 1' }).getAttribute('href')).toBe(
    '/service?clinic=mir&service=90&branch=1&date=2026-11-24',
  )
  expect(asked[0]?.query).toEqual({ serviceId: '9', sort: 'byPrice' })
  await user.selectOptions(screen.getByLabelText('Порядок'), 'Без сортировки')
  await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('withoutSort'))
  await user.click(screen.getByRole('button', { name: 'Показать медицинские центры со всеми услугами' }))
  await waitFor(() => expect(path()).toBe('/medcenters'))
})

test('the site of one clinic shows its own branches only', async () => {
  answer('listBranches', [])
  answer('listDoctors', [])
  rememberProvider('?provider=mir')
  const { path } = await open('/medcenters')
  await waitFor(() => expect(path()).toBe('/timeslot'))
})

test('words that are too long are said to be so, and stay in the field', async () => {
  refuse('findMedcenters', 'INVALID_ARGUMENT', { fields: [{ path: 'q', problem: 'too_big' }] })
  const q = 'а'.repeat(350)
  await open(`/medcenters?q=${encodeURIComponent(q)}`)
  expect(await screen.findByText('Слишком длинный запрос')).toBeTruthy()
  expect(screen.getByText('Не больше 200 символов. Сократите его в поле поиска.')).toBeTruthy()
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', q)
})
