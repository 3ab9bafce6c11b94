import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePoll } from './use-poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it polls after half a second, then every five seconds, until the screen is left', () => {
  const ask = vi.fn()
  const { unmount } = renderHook(() => usePoll(ask))
  vi.advanceTimersByTime(499)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(4999)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(2)
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
