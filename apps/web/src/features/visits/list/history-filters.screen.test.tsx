import { screen, waitFor, within } from '@testing-library/react'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { NOW, provider, visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'

/** A visit that ended this many days ago; ids are distinct. */
function past(daysAgo: number, parts: Partial<typeof visit>) {
  const at = (minutes: number) =>
    `${new Date(Date.parse(NOW) - daysAgo * DAY_MS + minutes * 60_000).toISOString().slice(0, 19)}Z`
  const id = visit.orderId.replace(/aa$/, String(10 + daysAgo))
  const times = { startDate: at(0), endDate: at(30), lastUpdated: at(30) }
  return { ...visit, ...times, id, orderId: id, status: 'completed' as const, ...parts }
}
const surgeon = past(2, { speciality: 'Хирург', physicianName: 'Невров Иван Петрович' })
const missed = past(3, { speciality: 'Невролог', status: 'missed' })
const elsewhere = past(4, { speciality: 'Окулист', providerCode: 'mir' })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [provider('demo', 'Центр «Демо»'), provider('mir', 'Мир')])
  answer('listVisits', { future: [], past: [] })
  answerSync([surgeon, missed, elsewhere])
})
afterEach(() => void vi.useRealTimers())

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const select = (name: string) => screen.findByRole('combobox', { name })

test('past visits are filtered by centre and outcome; the address holds both, and one button clears them', async () => {
  const { user, path } = await open('/visits?tab=past')
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог', 'Окулист']))
  expect(screen.queryByRole('button', { name: 'Сбросить фильтры' })).toBeNull()
  await user.click(screen.getByText('Фильтр истории'))
  await user.selectOptions(await select('Медицинский центр'), 'Мир')
  await waitFor(() => expect(titles()).toEqual(['Окулист']))
  await user.selectOptions(await select('Медицинский центр'), 'Любой')
  await user.selectOptions(await select('Чем закончился'), 'Пропущен')
  await waitFor(() => expect(titles()).toEqual(['Невролог']))
  expect(path()).toBe('/visits?tab=past&outcome=missed')
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог', 'Окулист']))
  expect(path()).toBe('/visits?tab=past')
})

test('a shared address opens the same list, and says that filters hide all visits', async () => {
  const { user } = await open('/visits?tab=past&clinic=mir&outcome=missed')
  expect(await screen.findByText('По этим фильтрам визитов нет')).toBeTruthy()
  expect((await select('Медицинский центр')) as HTMLSelectElement).toHaveProperty('value', 'mir')
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог', 'Окулист']))
})

test('a longer period is read from the server, and a day reached by "show earlier" is an option too', async () => {
  const asked = answer('listVisits', { future: [], past: [past(80, { speciality: 'Педиатр' })] })
  const { user, path, go } = await open('/visits?tab=past')
  await user.click(await screen.findByText('Фильтр истории'))
  await user.selectOptions(await select('За какое время'), 'За три месяца')
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог', 'Окулист', 'Педиатр']))
  expect(path()).toBe('/visits?tab=past&from=2026-08-23')
  expect(asked.map(({ query }) => query.dateStart)).toEqual(['2026-08-23'])
  go('/visits?tab=past&from=2026-05-10')
  expect(within(await select('За какое время')).getByRole('option', { name: 'С 10.05.2026' })).toBeTruthy()
})

test('the search by full name does not look at specialities', async () => {
  const { user } = await open('/visits?tab=past&by=name')
  await user.type(await screen.findByRole('searchbox', { name: 'Поиск по визитам' }), 'невро')
  await waitFor(() => expect(titles()).toEqual(['Хирург']))
  await user.click(screen.getByRole('switch', { name: 'Искать только по фамилии, имени и отчеству' }))
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог']))
})

const cancelledAgo = past(5, { speciality: 'Кардиолог', status: 'cancelled' })
const cancelledAhead = { ...visit, speciality: 'Терапевт', status: 'cancelled' as const, isManageable: false }

test('cancelled visits are read from the server, latest first, and are not stored on the device', async () => {
  const asked = answer('listOrders', [cancelledAgo, surgeon, missed, cancelledAhead])
  const { user, path } = await open('/visits?tab=past')
  await user.click(await screen.findByText('Фильтр истории'))
  await user.selectOptions(await select('Чем закончился'), 'Отменён')
  await waitFor(() => expect(titles()).toEqual(['Терапевт', 'Кардиолог']))
  expect(path()).toBe('/visits?tab=past&outcome=cancelled')
  expect(asked.map(({ query }) => query)).toEqual([{ dateStart: '2026-10-23' }])
  expect(screen.getAllByText('Отменён', { selector: 'p' })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Записаться снова' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Отменить|Убрать|календарь/i })).toBeNull()
  await user.selectOptions(await select('За какое время'), 'За год')
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ dateStart: '2025-11-23' }))
  await user.selectOptions(await select('Чем закончился'), 'Все визиты')
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог', 'Окулист']))
})

test('a period without cancelled visits says so, with the next step', async () => {
  answer('listOrders', [surgeon])
  await open('/visits?tab=past&outcome=cancelled')
  expect(await screen.findByText('По этим фильтрам визитов нет')).toBeTruthy()
  expect(screen.getByText('Выберите период дольше или сбросьте фильтры.')).toBeTruthy()
})

test('without a network the cancelled visits can be asked for again', async () => {
  loseConnection('listOrders')
  const { user } = await open('/visits?tab=past&outcome=cancelled')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('listOrders', [cancelledAgo])
  await user.click(again)
  await waitFor(() => expect(titles()).toEqual(['Кардиолог']))
})

test('parameters that are not filters are dropped, and future visits have no history', async () => {
  answerSync([visit])
  await open('/visits?outcome=lost&clinic=%3Cb%3E')
  await waitFor(() => expect(titles()).toEqual([visit.speciality]))
  expect(screen.queryByText('Фильтр истории')).toBeNull()
})
