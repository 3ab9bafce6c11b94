import '../../testing/indexed-db.ts'
import { expect, test, vi } from 'vitest'
import { session } from '../session/session.ts'
import { openWith, openWithoutServer, wipeStore } from './device-store.ts'
import { storeState } from './store-state.ts'
import { lastSync, readList } from './stored-lists.ts'
import { beginWithOpenStore, count, keys, save, state, syncedAt } from './testing/open-store-of-session.ts'

beginWithOpenStore()

test('a list is read as it was saved, however long, and replaced as a whole', async () => {
  expect([await count(), await lastSync('visits')]).toEqual([null, null])
  expect(await save(1001)).toBe('stored')
  expect([await count(), await lastSync('visits')]).toEqual([1001, syncedAt])
  expect((await readList('visits'))?.items.at(-1)?.physicianName).toBe('Врач 1000')
  await save(3)
  expect(await count()).toBe(3)
  expect(await lastSync('tests')).toBeNull()
})

test('a store locked or deleted in another tab is closed in this one', async () => {
  await save()
  new BroadcastChannel('vizit-store').postMessage('closed')
  await expect.poll(state).toBe('none')
  expect([await count(), await save()]).toEqual([null, 'closed'])
})

test('on a full device the former contents stay', async () => {
  await save(2)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await save(3)).toBe('full')
  put.mockRestore()
  expect(await count()).toBe(2)
})

test('without a database the store is in memory, and the screen says so', async () => {
  await wipeStore()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await openWith(keys)
  expect(storeState.get()).toMatchObject({ state: 'open', place: 'memory' })
  await save()
  expect(await count()).toBe(1)
})

test('without a sign-in there is no store', async () => {
  await wipeStore()
  session.end()
  await openWith(keys)
  expect(state()).toBe('none')
  await openWithoutServer()
  expect(state()).toBe('none')
})
