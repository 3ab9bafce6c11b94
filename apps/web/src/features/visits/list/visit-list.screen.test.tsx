import { screen, waitFor, within } from '@testing-library/react'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { NOW, provider, visit } from '../../../testing/clinic.ts'
import { child } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'

const son = child()
const onLine = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [son] })
  answer('listProviders', [])
})
afterEach(() => {
  vi.useRealTimers()
  onLine.mockReturnValue(true)
})

/** A visit that ended this many days ago; ids and specialities are distinct. */
function past(daysAgo: number, speciality: string) {
  const starts = Date.parse(NOW) - daysAgo * DAY_MS
  const at = (minutes: number) => `${new Date(starts + minutes * 60_000).toISOString().slice(0, 19)}Z`
  const id = visit.orderId.replace(/aa$/, String(10 + (daysAgo % 90)))
  return {
    ...visit,
    id,
    orderId: id,
    status: 'completed' as const,
    speciality,
    startDate: at(0),
    endDate: at(30),
    lastUpdated: at(30),
  }
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a past visit is taken off the list, and put back from the message', async () => {
  answerSync([past(2, 'Хирург')])
  const taken = answer('takeOffVisit', undefined)
  const back = answer('putBackVisit', undefined)
  const { user } = await open('/visits?tab=past')
  const button = await screen.findByRole('button', { name: /^Убрать из списка: / })
  answerSync([{ ...past(2, 'Хирург'), hidden: true }], { profileIds: [anna.me] })
  await user.click(button)
  await screen.findByText('Визит убран из вашего списка')
  await waitFor(() => expect(titles()).toEqual([]))
  expect(taken).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await screen.findByText('Визит снова в списке')
  expect(back).toHaveLength(1)
})

test('on its own day a visit cannot be taken off', async () => {
  answerSync([past(0, 'Хирург')])
  vi.setSystemTime(new Date(Date.parse(NOW) + 3_600_000))
  await open('/visits?tab=past')
  await waitFor(() => expect(titles()).toEqual(['Хирург']))
  expect(screen.queryByRole('button', { name: /^Убрать из списка/ })).toBeNull()
})

test('earlier visits are loaded on demand, a month before the earliest shown', async () => {
  answerSync([past(2, 'Хирург')], { earlier: '2026-06-10' })
  const asked = answer('listVisits', { future: [], past: [past(170, 'Невролог')] })
  const { user, path } = await open('/visits?tab=past')
  await user.click(await screen.findByRole('button', { name: 'Показать более ранние' }))
  await waitFor(() => expect(titles()).toEqual(['Хирург', 'Невролог']))
  expect(path()).toBe('/visits?tab=past&from=2026-05-10')
  expect(asked[0]?.query).toEqual({ dateStart: '2026-05-10', dateEnd: '2026-10-22' })
  expect(screen.queryByRole('button', { name: 'Показать более ранние' })).toBeNull()
})

test('a month without visits says so, and when the next ones are', async () => {
  answerSync([], { earlier: '2026-06-10' })
  await open('/visits?tab=past')
  await screen.findByText('За последний месяц визитов не было')
  expect(screen.getByRole('button', { name: 'Показать более ранние' })).toBeTruthy()
})

test('visits of one person, of oneself, of everyone', async () => {
  const his = {
    ...visit,
    id: son.profileId,
    orderId: son.profileId,
    profileId: son.profileId,
    speciality: 'Педиатр',
  }
  answerSync([visit, his])
  const { user } = await open('/visits')
  const whose = await screen.findByRole('combobox', { name: 'Чьи визиты' })
  expect(
    within(whose)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Любой пациент', 'Мои визиты', expect.stringMatching(/^Ковалёв/)])
  await user.selectOptions(whose, 'Мои визиты')
  await waitFor(() => expect(titles()).toEqual([visit.speciality]))
  await user.selectOptions(whose, son.profileId)
  await waitFor(() => expect(titles()).toEqual(['Педиатр']))
})

test('all visits are reached by address: upcoming first, then past ones latest first', async () => {
  answerSync([past(3, 'Хирург'), past(2, 'Невролог'), visit])
  await open('/visits?tab=all')
  await waitFor(() => expect(titles()).toEqual([visit.speciality, 'Невролог', 'Хирург']))
  expect(screen.queryByRole('link', { name: 'Все' })).toBeNull()
})

test('a clinic that does not answer is named, and the others are shown', async () => {
  answer('listProviders', [provider('nordin', 'Нордин')])
  answerSync([visit], {
    providers: [
      { providerCode: 'nordin', outcome: 'CLINIC_UNAVAILABLE', syncedAt: '2026-11-23T05:00:00Z' },
      { providerCode: 'demo', outcome: 'synced', syncedAt: NOW },
    ],
  })
  await open('/visits')
  expect(
    await screen.findByText(/Нордин: медицинский центр временно недоступен.*сегодня в 08:00/),
  ).toBeTruthy()
  expect(titles()).toEqual([visit.speciality])
})

test('visits changed since the latest sync are marked until the list is left; a first sync marks nothing', async () => {
  const old = '2026-11-20T06:00:00Z'
  answerSync([{ ...visit, lastUpdated: old, changedAt: old }], { syncedAt: NOW })
  const { user, go } = await open('/visits')
  await waitFor(() => expect(titles()).toEqual([visit.speciality]))
  expect(screen.queryByText('Обновлено')).toBeNull()
  answer('showVisit', visit)
  go(`/visits/${visit.orderId}`)
  await screen.findByRole('heading', { level: 1, name: visit.speciality })
  const changed = '2026-11-23T06:10:00Z'
  answerSync([{ ...visit, lastUpdated: changed, changedAt: changed }], { syncedAt: '2026-11-23T06:15:00Z' })
  go('/visits')
  expect(await screen.findByText('Обновлено')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  await screen.findByText('Список обновлён')
  expect(screen.getByText('Обновлено')).toBeTruthy()
})

test('a visit put back on the list has not changed, and is not marked', async () => {
  const before = { ...visit, lastUpdated: '2026-11-20T06:00:00Z', changedAt: '2026-11-20T06:00:00Z' }
  answerSync([{ ...before, hidden: true }], { syncedAt: NOW })
  const { go } = await open('/visits')
  await screen.findByText('У вас ещё нет визитов')
  answer('showVisit', visit)
  go(`/visits/${visit.orderId}`)
  await screen.findByRole('heading', { level: 1, name: visit.speciality })
  answerSync([{ ...before, lastUpdated: '2026-11-23T06:10:00Z' }], { syncedAt: '2026-11-23T06:15:00Z' })
  go('/visits')
  await waitFor(() => expect(titles()).toEqual([visit.speciality]))
  expect(screen.queryByText('Обновлено')).toBeNull()
})

test('a list that cannot be refreshed stays, with its date', async () => {
  const { user } = await open('/visits')
  await screen.findByText('У вас ещё нет визитов')
  answerSync([visit])
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  await waitFor(() => expect(titles()).toEqual([visit.speciality]))
  loseConnection('syncVisits')
  onLine.mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  expect(await screen.findByText(/^Показан список, сохранённый сегодня в/)).toBeTruthy()
  expect(titles()).toEqual([visit.speciality])
})

test('cards say who pays, in one line, where there was a choice', async () => {
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  const epam = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
  answer('readProfile', { ...anna, programs: [epam], family: [son] })
  const numbered = (n: number) => {
    const id = visit.orderId.replace(/aa$/, `0${n}`)
    return { ...visit, id, orderId: id }
  }
  answerSync([
    { ...numbered(1), covererCode: 'epam', covererShare: 80 },
    numbered(2),
    // The child has no programme.
    { ...numbered(3), profileId: son.profileId },
  ])
  await open('/visits')
  expect(await screen.findAllByText('Платит: Программа EPAM.')).toHaveLength(1)
  expect(screen.getAllByText('Вы платите сами в медицинском центре.')).toHaveLength(1)
})

test('a past card says with which programme the visit was booked: what it pays, its invoices say', async () => {
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  answerSync([{ ...past(2, 'Хирург'), covererCode: 'epam', covererShare: 80 }, past(3, 'Терапевт')])
  await open('/visits?tab=past')
  expect(await screen.findByText('Запись была по программе: Программа EPAM.')).toBeTruthy()
  expect(screen.queryByText(/^Платит:|^Вы платите сами/)).toBeNull()
})
