import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { offer, wait } from '../../testing/waits.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('listVisits', { future: [visit], past: [] })
})

afterEach(() => {
  vi.useRealTimers()
})

const card = async () => within(await screen.findByRole('list', { name: 'Лист ожидания' }))

test('a wait shows what is wanted, where, for whom, and how many joined before', async () => {
  answer('listWaits', [
    wait({ weekdays: [1, 3], timeFrom: '09:00', timeTo: '12:00', lastDate: '2026-12-20', ahead: 2 }),
  ])
  await open('/waitlist')
  const shown = await card()
  expect(shown.getByText('Подойдёт: Пн, Ср · с 09:00 · до 12:00 · не позже 20.12.2026')).toBeTruthy()
  expect(shown.getByText('Любое свободное время')).toBeTruthy()
  expect(shown.getByText('Любой филиал: Клиника «Мир»')).toBeTruthy()
  expect(shown.getByText('Перед вами в листе ожидания 2 человека')).toBeTruthy()
})

test('an empty waiting list says so', async () => {
  await open('/waitlist')
  expect(await screen.findByText('Вы ничего не ждёте')).toBeTruthy()
})

test('other days and hours are saved with the same place on the list', async () => {
  answer('listWaits', [wait({ weekdays: [1, 3], timeFrom: '09:30', lastDate: '2026-12-20' })])
  const changed = answer('changeWait', wait())
  const { user } = await open('/waitlist')
  await user.click(
    await screen.findByRole('button', { name: 'Изменить дни и часы: Хирург, Сидоров Олег Иванович' }),
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Когда вам удобно' }))
  const hour = (label: string) => dialog.getByLabelText<HTMLSelectElement>(label).value
  expect([hour('Не раньше'), hour('Начало до')]).toEqual(['09:30', ''])
  expect(dialog.getByLabelText<HTMLInputElement>(/^Не позже даты/).value).toBe('20.12.2026')
  await user.click(dialog.getByRole('checkbox', { name: 'среда' }))
  await user.click(dialog.getByRole('checkbox', { name: 'понедельник' }))
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(dialog.getByText('Выберите хотя бы один день')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'пятница' }))
  await user.clear(dialog.getByLabelText(/^Не позже даты/))
  await user.selectOptions(dialog.getByLabelText('Начало до'), '18:00')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Сохранено. Ваше место в листе ожидания прежнее.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(changed.map(({ body }) => body)).toEqual([{ weekdays: [5], timeFrom: '09:30', timeTo: '18:00' }])
})

test('a wait is ended after a confirmation that says what is lost', async () => {
  answer('listWaits', [wait()])
  const stopped = answer('stopWaiting', undefined)
  const { user } = await open('/waitlist')
  await user.click(
    await screen.findByRole('button', { name: 'Больше не ждать: Хирург, Сидоров Олег Иванович' }),
  )
  const dialog = within(screen.getByRole('dialog', { name: 'Больше не ждать?' }))
  expect(dialog.getByText('Вы потеряете место в листе ожидания: Хирург, Сидоров Олег Иванович.')).toBeTruthy()
  answer('listWaits', [])
  await user.click(dialog.getByRole('button', { name: 'Больше не ждать' }))
  expect(await screen.findByText('Вы ничего не ждёте')).toBeTruthy()
  expect(stopped).toHaveLength(1)
})

test('an offer waits for an answer on its card and above the visits', async () => {
  answer('listWaits', [wait({ offer: offer() })])
  const { path, user } = await open('/visits')
  answer('showOffer', offer())
  await user.click(await screen.findByRole('link', { name: 'Ответить' }))
  expect(path()).toBe('/waitlist/offers/01990000-0000-7000-8000-00000000000b')
  expect(await screen.findByText('Понедельник, 7 декабря 2026 в 10:00')).toBeTruthy()
  expect(screen.getByText('Время за вами ещё 15 минут')).toBeTruthy()
})

test('one tap takes the offer, and the visit is shown', async () => {
  answer('showOffer', offer())
  const taken = answer('takeOffer', visit)
  const { user, path } = await open(`/waitlist/offers/${offer().offerId}`)
  await user.click(await screen.findByRole('button', { name: 'Записаться' }))
  expect(await screen.findByText('Визит создан!')).toBeTruthy()
  expect(path()).toBe(`/visits?visit=${visit.orderId}`)
  expect(taken).toHaveLength(1)
  expect(taken[0]?.headers.get('idempotency-key')).toBeTruthy()
})

test.each([
  ['its page', `/waitlist/offers/${offer().offerId}`],
  ['the waiting list', '/waitlist'],
])(
  'a lost answer to taking an offer on %s ends at the visit, also if the screen reads first that it is taken',
  async (_, at) => {
    answer('showOffer', offer())
    answer('listWaits', [wait({ offer: offer() })])
    loseConnection('takeOffer')
    const { user, path, queries } = await open(at)
    await user.click(await screen.findByRole('button', { name: 'Записаться' }))
    answer('showOffer', offer({ state: 'taken', orderId: visit.orderId }))
    answer('listWaits', [])
    await act(() => queries.invalidateQueries())
    answer('takeOffer', visit)
    await waitFor(() => {
      // A page that becomes visible asks for the lost answer at once.
      document.dispatchEvent(new Event('visibilitychange'))
      expect(path()).toBe(`/visits?visit=${visit.orderId}`)
    })
  },
)

test('if a visit moves, the offer shows its present time', async () => {
  answer('showOffer', offer({ movesFrom: '2026-12-10T09:00:00Z', orderId: visit.orderId }))
  answer('takeOffer', visit)
  const { user } = await open(`/waitlist/offers/${offer().offerId}`)
  expect(
    await screen.findByText('Ваш визит (четверг, 10 декабря 2026 в 12:00) перенесётся на это время.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  expect(await screen.findByText('Визит перенесён')).toBeTruthy()
})

test('one tap declines the offer, and the place on the list is kept', async () => {
  answer('showOffer', offer())
  answer('declineOffer', undefined)
  const { user } = await open(`/waitlist/offers/${offer().offerId}`)
  const decline = await screen.findByRole('button', { name: /^Не подходит: / })
  answer('showOffer', offer({ state: 'declined' }))
  await user.click(decline)
  expect(await screen.findByText('Вы отказались от этого времени')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Лист ожидания')
  expect(screen.getByText('Время предложено следующему. Ваше место в листе ожидания прежнее.')).toBeTruthy()
})

test('an ended offer says so, when opened and when it ends on the screen', async () => {
  answer('showOffer', offer())
  const { user } = await open(`/waitlist/offers/${offer().offerId}`)
  const take = await screen.findByRole('button', { name: 'Записаться' })
  refuse('takeOffer', 'OFFER_OVER', { state: 'passed' })
  answer('showOffer', offer({ state: 'passed' }))
  await user.click(take)
  expect(await screen.findByText('Время на ответ вышло, предложение перешло к следующему')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'К листу ожидания' }).getAttribute('href')).toBe('/waitlist')
})

test('a signed-out user who opens the message signs in and returns', async () => {
  session.end()
  const { path } = await open(`/waitlist/offers/${offer().offerId}`)
  expect(path()).toBe('/sign-in')
  expect(returnPath()).toContain('/waitlist/offers/')
})

test("another account's offer is not shown, also after the right to book for its patient was taken back", async () => {
  refuse('showOffer', 'NOT_FOUND', {})
  await open(`/waitlist/offers/${offer().offerId}`)
  expect(await screen.findByText('Такого предложения нет')).toBeTruthy()
  expect(screen.getByText(/больше нет права записывать этого пациента/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Лист ожидания')
})
