import '../../testing/indexed-db.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tabStorage } from '../browser-storage/storage.ts'
import { openWith, setCode, unlock, wipeStore } from '../device-store/device-store.ts'
import {
  beginWithOpenStore,
  CODE,
  FEW,
  keys,
  startOffline,
} from '../device-store/testing/open-store-of-session.ts'
import { session } from '../session/session.ts'
import { dropRecentSearches, forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import { followSearches, syncSearches } from './stored-searches.ts'

beginWithOpenStore()
let unfollow = () => {}
beforeEach(() => {
  unfollow = followSearches()
})
afterEach(() => {
  unfollow()
  tabStorage.clear()
})

const DRAFT = 'draft:recentSearches'

/** What the tab has goes with it; another one has nothing of its own yet. */
const inAnotherTab = async () => {
  await syncSearches()
  tabStorage.clear()
  expect(recentSearches()).toEqual([])
  await syncSearches()
}

test('recent searches are there in a tab that is opened anew, and nowhere in clear', async () => {
  rememberSearch('лор')
  rememberSearch('окулист')
  await inAnotherTab()
  expect(recentSearches()).toEqual(['окулист', 'лор'])
  expect(JSON.stringify(localStorage)).not.toContain('лор')
})

test('one that is removed does not come back, nor do all', async () => {
  rememberSearch('лор')
  rememberSearch('окулист')
  await syncSearches()
  forgetSearch('лор')
  await inAnotherTab()
  expect(recentSearches()).toEqual(['окулист'])
  dropRecentSearches()
  await inAnotherTab()
  expect(recentSearches()).toEqual([])
})

test('what two tabs search meets, and what one removes is gone in the other', async () => {
  rememberSearch('лор')
  await syncSearches()
  const first = tabStorage.getItem(DRAFT) ?? ''
  await inAnotherTab()
  rememberSearch('хирург')
  forgetSearch('лор')
  await syncSearches()
  tabStorage.setItem(DRAFT, first)
  rememberSearch('окулист')
  await syncSearches()
  expect(recentSearches()).toEqual(['окулист', 'хирург'])
})

test('what was searched before the store opened, as by a guest, stands before the rest', async () => {
  rememberSearch('лор')
  await inAnotherTab()
  await setCode(CODE, keys, FEW)
  await startOffline()
  tabStorage.clear()
  rememberSearch('хирург')
  expect(recentSearches()).toEqual(['хирург'])
  await unlock(CODE)
  await inAnotherTab()
  expect(recentSearches()).toEqual(['хирург', 'лор'])
})

test('a store that never had any takes those of the tab over', async () => {
  rememberSearch('лор')
  await syncSearches()
  const draft = tabStorage.getItem(DRAFT) ?? ''
  await wipeStore()
  tabStorage.setItem(DRAFT, draft)
  await openWith(keys)
  await inAnotherTab()
  expect(recentSearches()).toEqual(['лор'])
})

test('nothing comes back after the sign-out', async () => {
  rememberSearch('лор')
  const going = syncSearches()
  session.end()
  tabStorage.clear()
  await going
  await syncSearches()
  expect(tabStorage.getItem(DRAFT)).toBeNull()
})
