import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection } from '../../../testing/answer.ts'
import { NOW, visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'

const older = {
  ...visit,
  id: visit.orderId.replace(/aa$/, '11'),
  orderId: visit.orderId.replace(/aa$/, '11'),
  status: 'completed' as const,
  speciality: 'Невролог',
  startDate: '2025-03-02T06:00:00Z',
  endDate: '2025-03-02T06:30:00Z',
  lastUpdated: '2025-03-02T06:30:00Z',
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answerSync([visit])
})
afterEach(() => {
  vi.useRealTimers()
})

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const field = () => screen.findByRole('searchbox', { name: 'Поиск по визитам' })

test('a single visit can be searched, by the surname on its card', async () => {
  const { user } = await open('/visits')
  const surname = anna.fullNameRu?.split(' ')[0] ?? ''
  expect(visit.customerFirstName).not.toContain(surname)
  await user.type(await field(), surname)
  await waitFor(() => expect(titles()).toEqual([visit.speciality]))
  await user.type(await field(), ' Кузнецов')
  expect(await screen.findByText('Данные не найдены')).toBeTruthy()
})

test('a search of past visits includes those on the server, with no word of it in an address', async () => {
  answerSync([visit], { earlier: '2025-03-02' })
  const asked = answer('listVisits', { future: [], past: [older] })
  const { user, path } = await open('/visits?tab=past')
  await user.type(await field(), 'не')
  expect(asked).toHaveLength(0)
  await user.type(await field(), 'вро')
  await waitFor(() => expect(titles()).toEqual(['Невролог']))
  expect(asked.map(({ query }) => query)).toEqual([{ dateStart: '1900-01-01', dateEnd: '2026-10-22' }])
  expect(path()).toBe('/visits?tab=past')
})

test('the search text stays when the tab changes', async () => {
  answer('listVisits', { future: [], past: [older] })
  const { user } = await open('/visits')
  await user.type(await field(), 'невролог')
  expect(await screen.findByText('Данные не найдены')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Прошедшие' }))
  await waitFor(() => expect(titles()).toEqual(['Невролог']))
})

test('if the server cannot be reached, the search says so and can be repeated', async () => {
  loseConnection('listVisits')
  const { user } = await open('/visits?tab=past')
  await user.type(await field(), 'невролог')
  const again = await screen.findByRole('button', { name: 'Повторить' })
  answer('listVisits', { future: [], past: [older] })
  await user.click(again)
  await waitFor(() => expect(titles()).toEqual(['Невролог']))
})
