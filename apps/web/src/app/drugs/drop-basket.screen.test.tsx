import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tokens } from '../../testing/people.ts'
import { dropAllDrafts } from '../browser-storage/drafts.ts'
import { session } from '../session/session.ts'
import { setCount, useBasket } from './basket.ts'

test('a basket that is shown goes with the drafts of its owner', () => {
  session.start(tokens)
  act(() => void setCount('11', 2))
  const { result } = renderHook(() => useBasket())
  expect(result.current).toEqual([{ packId: '11', count: 2 }])
  act(() => dropAllDrafts())
  expect(result.current).toEqual([])
})
