import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRefreshWhenHoursChange } from './use-refresh-when-hours-change.ts'

const NOW = new Date('2026-11-24T13:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** How often pharmacies were asked for, while a page says that they open or close then. */
function askedWhile(changesAt: string | null) {
  const queries = new QueryClient()
  const asked = vi.fn(async () => 'answer')
  const stop = new QueryObserver(queries, { queryKey: ['findPharmacies', {}], queryFn: asked }).subscribe(
    () => undefined,
  )
  const { unmount } = renderHook(() => useRefreshWhenHoursChange(changesAt), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const end = () => {
    unmount()
    stop()
  }
  return { asked, end }
}

test('what is open is asked for anew once that has changed, and caches do not answer any more', async () => {
  const { asked, end } = askedWhile('2026-11-24T13:30:00Z')
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
  end()
})

test.each([null, '2026-11-24T09:00:00Z', '2026-12-24T09:00:00Z'])(
  '%s: nothing is asked for anew',
  async changesAt => {
    const { asked, end } = askedWhile(changesAt)
    await vi.advanceTimersByTimeAsync(25 * 60 * 60_000)
    expect(asked).toHaveBeenCalledTimes(1)
    end()
  },
)
