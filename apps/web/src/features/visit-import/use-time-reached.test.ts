import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTimeReached } from './use-time-reached.ts'

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }))
afterEach(() => void vi.useRealTimers())

test('true when the moment comes, not before', () => {
  const { result } = renderHook(() => useTimeReached(11_500))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1499))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

test('true at once if the moment has passed, as after a reload', () => {
  expect(renderHook(() => useTimeReached(9_000)).result.current).toBe(true)
})

test('another moment is waited for again', () => {
  const { result, rerender } = renderHook(({ at }) => useTimeReached(at), { initialProps: { at: 9_000 } })
  rerender({ at: 12_000 })
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(2_000))
  expect(result.current).toBe(true)
})
