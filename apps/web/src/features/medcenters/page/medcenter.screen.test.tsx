import { createMemoryHistory } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { branch, NOW } from '../../../testing/clinic.ts'
import { medcenterDetails } from '../../../testing/medcenters.ts'
import { open } from '../../../testing/open.tsx'
import { groups, option, service } from '../../../testing/services.ts'

const PAGE = '/clinics/mir/branches/1'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  answer('showMedcenter', medcenterDetails('1'))
})
afterEach(() => void vi.useRealTimers())

const rowsOf = (heading: string) => {
  const part = screen.getByRole('heading', { name: heading }).parentElement as HTMLElement
  const [terms, values] = [within(part).queryAllByRole('term'), within(part).queryAllByRole('definition')]
  return terms.map((term, at) => `${term.textContent}: ${values[at]?.textContent}`)
}

test('the information: contacts, hours with holidays and special days, how to get there, photos, the organisation', async () => {
  const hours = [1, 2, 3, 4, 5].map(day => ({ day, opens: '08:00', closes: '20:00' }))
  const saturday = { day: 6, opens: '09:00', closes: '14:00' }
  const holiday = { date: '2026-12-25', openings: [], note: 'Рождество' }
  const short = { date: '2026-12-05', openings: [{ opens: '09:00', closes: '12:00' }], note: 'Учёба' }
  const usual = { date: '2026-11-24', openings: [{ opens: '08:00', closes: '20:00' }], note: null }
  answer(
    'showMedcenter',
    medcenterDetails('1', {
      ...{ isDemo: true, emails: ['info@mir.example'], description: 'Работаем с 1998 года.' },
      gettingThere: 'Метро «Немига», выход к реке.',
      photos: [{ url: '/api/v2/public/photos/a' }, { url: '/api/v2/public/photos/b' }],
      schedule: {
        now: { isOpen: true, changesAt: '2026-11-23T17:00:00Z' },
        hours: [...hours, saturday],
        days: [usual, short, holiday],
      },
      organisation: {
        ...{ code: 'mir', name: 'Клиника «Мир»', logoUrl: null, supportEmail: 'help@mir.example' },
        branches: [{ ...branch('2', 'Филиал на Лесной'), address: 'Минск, ул. Лесная, 1' }],
      },
    }),
  )
  await open(PAGE)
  expect(await screen.findByRole('heading', { level: 1, name: 'Филиал на Немиге' })).toBeTruthy()
  for (const words of ['Минск, ул. Немига, 5', 'Открыто до 20:00', 'Метро «Немига», выход к реке.']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(screen.getByText('Работаем с 1998 года.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'info@mir.example' }).getAttribute('href')).toBe(
    'mailto:info@mir.example',
  )
  expect(screen.getByRole('link', { name: /200-00-01/ })).toBeTruthy()
  expect(rowsOf('Часы работы')).toEqual([
    'Пн–Пт: 08:00–20:00',
    'Сб: 09:00–14:00',
    'Вс: выходной',
    'Праздничные дни: закрыто',
    'суббота, 5 декабря: 09:00–12:00 (Учёба)',
    'пятница, 25 декабря: закрыто (Рождество)',
  ])
  // Photos are links, so that the keyboard reaches those that are scrolled out of sight.
  const photo = screen.getByRole('link', { name: 'Фотография 2: Филиал на Немиге' })
  expect(photo.getAttribute('href')).toBe('/api/v2/public/photos/b')
  expect(screen.getByRole('link', { name: 'Открыть в картах' }).getAttribute('href')).toContain('53.9')
  expect(screen.getByRole('link', { name: 'Филиал на Лесной' }).getAttribute('href')).toBe(
    '/clinics/mir/branches/2',
  )
  expect(screen.getByRole('link', { name: 'Написать в медицинский центр' }).getAttribute('href')).toBe(
    'mailto:help@mir.example',
  )
  expect(screen.getByRole('link', { name: 'Записаться к врачу' }).getAttribute('href')).toBe(
    '/timeslot?clinic=mir&branch=1',
  )
})

test('a centre that states no hours says whom to ask', async () => {
  answer('showMedcenter', medcenterDetails('1', { schedule: { now: null, hours: [], days: [] } }))
  await open(PAGE)
  expect(await screen.findByText(/Часы работы не указаны/)).toBeTruthy()
})

test('services by direction with the price here, options and the way into the booking', async () => {
  const wide = { priceKind: 'range' as const, priceFrom: 40, priceTo: 90 }
  const here = option('5', ['1'], { priceFrom: 50 })
  const there = option('6', ['2'], { priceFrom: 90 })
  answer('listMedcenterServices', {
    ...groups,
    services: [
      service('1', '11', { name: 'ЭКГ', ...wide, options: [here, there] }),
      service('2', '20', { name: 'УЗИ почек', priceFrom: 30, hasDoctors: false }),
      service('3', '20', { name: 'Скрытая', hidden: true }),
    ],
  })
  const { user, path } = await open(PAGE)
  await user.click(await screen.findByRole('link', { name: 'Услуги 12' }))
  await waitFor(() => expect(path()).toBe(`${PAGE}?tab=services`))
  expect((await screen.findByText('2 услуги')).getAttribute('role')).toBe('status')
  await user.click(screen.getByText('Консультации'))
  expect(screen.getByText('Сердце')).toBeTruthy()
  expect(screen.getByText('50 руб.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Записаться: ЭКГ' }).getAttribute('href')).toBe(
    '/service?clinic=mir&service=1&branch=1',
  )
  expect(screen.getByRole('link', { name: 'ЭКГ' }).getAttribute('href')).toBe('/services/1')
  await user.click(screen.getByText('Варианты услуги'))
  expect(screen.getByRole('link', { name: 'Вариант 5: 50\u00a0руб.' }).getAttribute('href')).toBe(
    '/service?clinic=mir&service=1&option=5&branch=1',
  )
  expect(screen.getByRole('link', { name: 'Вариант 6: 90\u00a0руб.' }).parentElement?.textContent).toContain(
    '* **',
  )
  await user.type(screen.getByRole('searchbox', { name: 'Найти услугу' }), 'почек')
  expect(await screen.findByText('УЗИ почек')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Записаться: УЗИ почек' })).toBeNull()
  expect(screen.queryByText('Скрытая')).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'ъъъ')
  expect(await screen.findByText('Таких услуг здесь нет')).toBeTruthy()
})

test('its tabs are no steps of Back', async () => {
  answer('listMedcenterServices', { ...groups, services: [] })
  answer('listProviders', [])
  const history = createMemoryHistory({ initialEntries: ['/other', PAGE], initialIndex: 1 })
  const { user, path } = await open(PAGE, { history })
  await user.click(await screen.findByRole('link', { name: 'Услуги 12' }))
  await waitFor(() => expect(path()).toBe(`${PAGE}?tab=services`))
  history.back()
  await waitFor(() => expect(path()).toBe('/other'))
  await screen.findByRole('heading', { level: 1, name: 'Другое' })
})

test('the words and the open directions of services stand in the address', async () => {
  answer('listMedcenterServices', {
    ...groups,
    services: [
      service('1', '11', { name: 'ЭКГ' }),
      service('2', '20', { name: 'УЗИ почек' }),
      service('3', '11', { name: 'Консультация трансфузиолога' }),
    ],
  })
  const { user, path, close } = await open(`${PAGE}?tab=services`)
  await user.click(await screen.findByText('Консультации'))
  await waitFor(() => expect(path()).toBe(`${PAGE}?tab=services&open=10`))
  close()
  const again = await open(`${PAGE}?tab=services&open=10`)
  const direction = (await screen.findByText('Консультации')).closest('details')
  expect(direction?.open).toBe(true)
  await again.user.type(screen.getByRole('searchbox'), 'узи')
  await waitFor(() => expect(decodeURIComponent(again.path())).toBe(`${PAGE}?tab=services&q=узи&open=10`))
  // What has the letters inside a word only is not meant.
  expect(screen.getByText('1 услуга', { selector: '[role=status]' })).toBeTruthy()
  again.close()
  await open(`${PAGE}?tab=services&q=%D1%83%D0%B7%D0%B8`)
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'узи')
  expect(screen.getByText('УЗИ почек')).toBeTruthy()
  expect(screen.queryByText('ЭКГ')).toBeNull()
})

test('without services and without a network the tab says so', async () => {
  answer('listMedcenterServices', { directions: [], subGroups: [], services: [] })
  const first = await open(`${PAGE}?tab=services`)
  expect(await screen.findByText('Услуги здесь не указаны')).toBeTruthy()
  first.close()
  loseConnection('listMedcenterServices')
  await open(`${PAGE}?tab=services`)
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeTruthy()
})

test('a suspended organisation has phones instead of the booking', async () => {
  answer('showMedcenter', medcenterDetails('1', { suspended: true }))
  answer('listMedcenterServices', { ...groups, services: [service('1', '20', { name: 'УЗИ' })] })
  const { user } = await open(PAGE)
  expect((await screen.findByRole('alert')).textContent).toContain('приостановлена')
  await user.click(screen.getByRole('link', { name: 'Услуги 12' }))
  expect(await screen.findByText('УЗИ', { selector: 'a' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Записаться/ })).toBeNull()
})

test('/medcenters/{id} leads to the address with the organisation, with the tab', async () => {
  answer('listMedcenterReviews', { items: [], total: 0, nextCursor: null })
  const { path } = await open('/medcenters/1?tab=reviews')
  await waitFor(() => expect(path()).toBe(`${PAGE}?tab=reviews`))
})

test.each(['/medcenters/9', '/clinics/mir/branches/9', '/medcenters/abc'])(
  '%s: a centre that is gone leads to all centres',
  async address => {
    refuse('showMedcenter', 'NOT_FOUND', {})
    await open(address)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Такого медицинского центра нет' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Все медицинские центры' }).getAttribute('href')).toBe(
      '/medcenters',
    )
  },
)

test('the address of another organisation is not the page of this centre', async () => {
  await open('/clinics/other/branches/1')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Такого медицинского центра нет' }),
  ).toBeTruthy()
})
