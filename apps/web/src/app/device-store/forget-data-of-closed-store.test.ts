import { expect, test } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { forgetDataOfClosedStore } from './forget-data-of-closed-store.ts'
import { changeStoreState } from './store-state.ts'

test('a page reloaded offline behind its code has no activation codes any more', () => {
  const unfollow = forgetDataOfClosedStore(createQueryClient())
  sessionStorage.setItem('acodes', '{}')
  changeStoreState({ state: 'locked' })
  unfollow()
  expect(sessionStorage.getItem('acodes')).toBeNull()
})
