import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { rememberTownOrClinic } from '../../app/browser-storage/preferences.ts'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, provider } from '../../testing/clinic.ts'
import { commonService, offeredService, serviceDetails } from '../../testing/common-services.ts'
import { medcenter, medcenterPage } from '../../testing/medcenters.ts'
import { open } from '../../testing/open.tsx'

type ServiceList = Answer<'findServices'>
const directions: ServiceList['directions'] = [
  { id: '10', name: 'УЗИ', servicesCount: 2, groups: [] },
  {
    ...{ id: '20', name: 'Консультации', servicesCount: 1 },
    groups: [{ id: '21', name: 'Кардиология', servicesCount: 1 }],
  },
]
const page = (items: ServiceList['items'], nextCursor: string | null = null): ServiceList => ({
  directions,
  items,
  total: items.length,
  nextCursor,
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('listProviders', [provider('mir', 'Клиника «Мир»')])
  answer('listLocations', [])
})
afterEach(() => void vi.useRealTimers())

test('directions and groups come first; a group lists its services with prices and for whom they are', async () => {
  const adults = { forAdult: true, forChildren: false }
  const asked = answer('findServices', () =>
    page([
      commonService('1', { directionId: '20', groupId: '21', ...adults }),
      commonService('2', { directionId: '20', groupId: '21', childrenAge: 3, medcentersCount: 1 }),
    ]),
  )
  const { user, path } = await open('/services?town=17')
  expect(await screen.findByText('1 услуга')).toBeTruthy()
  expect(screen.queryByText('Услуга 1')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Кардиология' }))
  await waitFor(() => expect(path()).toBe('/services?town=17&direction=20&group=21'))
  expect(await screen.findByRole('heading', { level: 2, name: 'Консультации · Кардиология' })).toBeTruthy()
  expect(asked.at(-1)?.query).toEqual({ locationCode: '17', directionId: '20', groupId: '21' })
  const link = screen.getByRole('link', { name: 'Услуга 1' })
  expect(link.getAttribute('href')).toBe('/services/1?town=17')
  for (const words of ['в 2 медицинских центрах, только взрослым', 'в 1 медицинском центре, детям с 3 лет']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getAllByText('40–60 руб.')).toHaveLength(2)
})

test('words, direction and age stand in the address', async () => {
  const asked = answer('findServices', page([commonService('1')]))
  const { user, path } = await open('/services')
  await user.type(await screen.findByRole('searchbox', { name: 'Найти услугу' }), 'узи')
  await waitFor(() => expect(path()).toBe('/services?q=%D1%83%D0%B7%D0%B8'))
  // On a phone the other filters are in a dialog.
  await user.click(screen.getByRole('button', { name: 'Фильтры' }))
  await user.selectOptions(screen.getByLabelText('Возраст пациента'), '7 лет')
  await user.selectOptions(screen.getByLabelText('Направление'), 'Консультации (1)')
  expect(await screen.findByLabelText('Раздел')).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ q: 'узи', age: '7', directionId: '20' }))
  await user.selectOptions(screen.getByLabelText('Раздел'), 'Кардиология (1)')
  await user.selectOptions(screen.getByLabelText('Направление'), 'УЗИ (2)')
  await waitFor(() => expect(path()).not.toContain('group'))
  expect(screen.queryByLabelText('Раздел')).toBeNull()
})

test('services for a child whose age is not known are those for a child of any age', async () => {
  const asked = answer('findServices', page([commonService('1')]))
  const { user, path } = await open('/services?direction=20&age=child')
  const link = await screen.findByRole('link', { name: 'Услуга 1' })
  expect(link.getAttribute('href')).toBe('/services/1?age=child')
  expect(asked.at(-1)?.query).toEqual({ directionId: '20', age: '-1' })
  await user.click(screen.getByRole('button', { name: /Возраст пациента: ребёнок/ }))
  await waitFor(() => expect(path()).toBe('/services?direction=20'))
})

test('a town of the address that is no code is replaced by the chosen one', async () => {
  rememberTownOrClinic({ locationCode: 17, locationName: 'Минск' })
  onTestFinished(() => localStorage.removeItem('bumbaPrefs'))
  const asked = answer('findServices', page([]))
  const { path } = await open('/services?town=minsk&q=%D1%83%D0%B7%D0%B8')
  await waitFor(() => expect(path()).toBe('/services?town=17&q=%D1%83%D0%B7%D0%B8'))
  // An empty list is then counted in all regions.
  expect(asked[0]?.query.locationCode).toBe('17')
})

test('nothing found, a refusal and a lost network each have their next step', async () => {
  answer('findServices', { ...page([]), directions: [] })
  const first = await open('/services?q=%D1%8A%D1%8A%D1%8A')
  expect(await screen.findByText('Таких услуг нет')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Сбросить фильтры' }).getAttribute('href')).toBe('/services')
  first.close()
  refuse('findServices', 'SERVICE_UNAVAILABLE', {})
  const second = await open('/services?direction=999')
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
  second.close()
  loseConnection('findServices')
  await open('/services', { offline: true })
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test('no such services in the town: all regions have some, and keep the filters', async () => {
  answer('findServices', ({ query }) =>
    query.locationCode ? page([]) : { ...page([commonService('1')]), total: 3 },
  )
  const { user, path } = await open('/services?town=17&direction=10')
  expect(await screen.findByText('Во всех регионах: 3 услуги.')).toBeTruthy()
  expect(screen.getByText('В этом городе таких услуг нет')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Все регионы' }))
  await waitFor(() => expect(path()).toBe('/services?town=0&direction=10'))
})

test('no such services in any town: no other town is advised', async () => {
  answer('findServices', page([]))
  await open('/services?town=17&direction=10')
  const hint = 'В других городах таких услуг тоже нет. Измените название или уберите фильтры.'
  expect(await screen.findByText(hint)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Все регионы' })).toBeNull()
})

test('a filter of the link that does not exist any more is named, and taken off', async () => {
  refuse('findServices', 'INVALID_ARGUMENT', {
    fields: ['locationCode', 'directionId'].map(path => ({ path, problem: 'unknown' })),
  })
  const { user, path } = await open('/services?town=999&direction=5')
  expect(await screen.findByText('Такого значения больше нет: Город, Направление.')).toBeTruthy()
  answer('findServices', page([commonService('1')]))
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  await waitFor(() => expect(path()).toBe('/services?town=0'))
  expect(await screen.findByText('1 услуга')).toBeTruthy()
})

test('a service in a town that does not exist is shown in all regions', async () => {
  refuse('showService', 'INVALID_ARGUMENT', { fields: [{ path: 'locationCode', problem: 'unknown' }] })
  const { user, path } = await open('/services/1?town=999')
  expect(await screen.findByText('Такого значения больше нет: Город.')).toBeTruthy()
  answer('showService', serviceDetails('1'))
  answer('findMedcenters', medcenterPage([medcenter('1')]))
  await user.click(screen.getByRole('button', { name: 'Показать без него' }))
  expect(await screen.findByText('Центр 1')).toBeTruthy()
  expect(path()).toBe('/services/1?town=0')
})

test('a service says what it is, how to prepare and how long it takes, and where it can be had', async () => {
  answer(
    'showService',
    serviceDetails('9', {
      ...{ name: 'УЗИ сердца', description: 'Осмотр сердца.', preparation: 'Не ешьте 3 часа.' },
      ...{ durationFrom: 20, durationTo: 40, hasOptions: true, directionId: '10' },
    }),
  )
  const option = (id: string, name: string, marks: { changesPrice: boolean; changesCentre: boolean }) => ({
    ...{ id, code: id, name, covererCodes: [], branchIds: [] },
    ...{ priceKind: 'fixed' as const, priceFrom: 80, priceTo: null, ...marks },
  })
  const options = [
    option('5', 'С контрастом', { changesPrice: true, changesCentre: false }),
    option('6', 'Ночью', { changesPrice: true, changesCentre: true }),
  ]
  const asked = answer(
    'findMedcenters',
    medcenterPage([medcenter('1', { service: offeredService({ options }) })]),
  )
  const { user, path } = await open('/services/9?town=17')
  expect(await screen.findByRole('heading', { level: 1, name: 'УЗИ сердца' })).toBeTruthy()
  for (const words of ['Осмотр сердца.', 'Не ешьте 3 часа.', 'Длится от 20 до 40 минут']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'УЗИ' }).getAttribute('href')).toBe(
    '/services?town=17&direction=10',
  )
  expect((await screen.findByRole('link', { name: 'Записаться: Центр 1' })).getAttribute('href')).toBe(
    '/service?clinic=mir&service=90&branch=1&date=2026-11-24',
  )
  expect(asked[0]?.query).toEqual({ locationCode: '17', serviceId: '9', sort: 'byPrice' })
  await user.click(screen.getByText('Варианты услуги'))
  const [contrast, night] = within(screen.getByRole('group')).getAllByRole('listitem')
  expect(contrast?.textContent).toBe('С контрастом: 80\u00a0руб. *')
  expect(
    within(contrast as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/service?clinic=mir&service=90&option=5&branch=1')
  expect(night?.textContent).toBe('Ночью: 80\u00a0руб. * **')
  expect(
    within(night as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/service?clinic=mir&service=90&option=6')
  expect(screen.getByText(/Здесь этого варианта нет/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Порядок'), 'По числу отзывов')
  await waitFor(() => expect(path()).toBe('/services/9?town=17&sort=byFeedbacks'))
  await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('byFeedbacks'))
})

test.each([
  ['child', '-1', 'Только для детей', '&child=-1'],
  ['7', '7', 'Только для пациентов 7 лет', '&child=7'],
  ['0', '0', 'Только для детей до года', '&child=0'],
  ['18', '18', 'Только для взрослых', ''],
  ['70', '70', 'Только для пациентов 70 лет', ''],
])('whom a service is for leads on to its booking: age %s', async (age, asks, label, child) => {
  answer('showService', serviceDetails('9'))
  const option = { ...commonService('5'), code: '5', name: 'С контрастом', covererCodes: [], branchIds: [] }
  const options = [{ ...option, changesPrice: true, changesCentre: false }]
  const asked = answer(
    'findMedcenters',
    medcenterPage([medcenter('1', { service: offeredService({ options }) })]),
  )
  const { user, path } = await open(`/services/9?age=${age}`)
  expect((await screen.findByRole('link', { name: 'Записаться: Центр 1' })).getAttribute('href')).toBe(
    `/service?clinic=mir&service=90&branch=1${child}&date=2026-11-24`,
  )
  await user.click(screen.getByText('Варианты услуги'))
  expect(screen.getByRole('link', { name: /^С контрастом/ }).getAttribute('href')).toBe(
    `/service?clinic=mir&service=90&option=5&branch=1${child}`,
  )
  expect(asked.at(-1)?.query.age).toBe(asks)
  await user.click(screen.getByRole('switch', { name: label }))
  await waitFor(() => expect(path()).toBe('/services/9'))
})

test('an address that can name no service says so and leads to all services', async () => {
  await open('/services/mri')
  expect((await screen.findByRole('link', { name: 'Все услуги' })).getAttribute('href')).toBe('/services')
})

test('a service that is gone leads to all services', async () => {
  refuse('showService', 'NOT_FOUND', {})
  answer('findMedcenters', medcenterPage([]))
  await open('/services/404')
  expect(await screen.findByRole('heading', { level: 1, name: 'Такой услуги нет' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Все услуги' }).getAttribute('href')).toBe('/services')
})

test.each(['/services', '/services/9'])('%s on the site of one clinic: its own services', async address => {
  answer('listBranches', [])
  answer('listDoctors', [])
  rememberProvider('?provider=mir')
  const { path } = await open(address)
  await waitFor(() => expect(path()).toBe('/service'))
})
