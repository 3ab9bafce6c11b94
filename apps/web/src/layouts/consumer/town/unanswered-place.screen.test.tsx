import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { town } from '../../../testing/town.ts'

const HALF_A_MINUTE = 30_000

beforeEach(() => {
  answer('listLocations', [town(17, 'Минск')])
  answer('listProviders', [])
})

/** A browser whose question is left open calls nobody back, whatever timeout it was given. */
function leaveQuestionOpen() {
  const getCurrentPosition = vi.fn()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'geolocation')
  })
}

test('a question for the place that nobody answers ends, and the town is chosen from the list', async () => {
  const { user } = await open('/other')
  await user.click(await screen.findByRole('button', { name: 'Ваш город' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ваш город' }))
  const locate = await dialog.findByRole('button', { name: 'Определить по местоположению' })
  await waitFor(() => expect(locate).toHaveProperty('disabled', false))
  leaveQuestionOpen()
  await user.click(locate)
  await waitFor(() => expect(navigator.geolocation.getCurrentPosition).toHaveBeenCalled())
  expect(dialog.queryByText(/Не удалось определить местоположение/)).toBeNull()
  act(() => void vi.advanceTimersByTime(HALF_A_MINUTE))
  expect(
    await dialog.findByText('Не удалось определить местоположение. Выберите город из списка.'),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Минск' }))
  expect(await screen.findByRole('button', { name: 'Город: Минск' })).toBeTruthy()
})

test('an order by distance does not wait forever either', async () => {
  answer('findMedcenters', { items: [], nextCursor: null, total: 0 })
  const { user } = await open('/medcenters?sort=byDistance')
  const locate = await screen.findByRole('button', { name: 'Определить, где я' })
  leaveQuestionOpen()
  await user.click(locate)
  expect(await screen.findByText('Определяем, где вы…')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(HALF_A_MINUTE))
  expect(await screen.findByText(/Не удалось определить местоположение/)).toBeTruthy()
  expect(screen.queryByText('Определяем, где вы…')).toBeNull()
})
