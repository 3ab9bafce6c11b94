import '../../testing/indexed-db.ts'
import { expect, test, vi } from 'vitest'
import { tokens } from '../../testing/people.ts'
import { session, sessionStore } from '../session/session.ts'
import { openWith, openWithoutServer, setCode, wipeStore } from './device-store.ts'
import { hasCode } from './has-code.ts'
import { DATABASE } from './store-register.ts'
import {
  beginWithOpenStore,
  CODE,
  count,
  databases,
  FEW,
  keys,
  save,
  state,
} from './testing/open-store-of-session.ts'
import { wipeStoreOnSignOut } from './wipe-store-on-sign-out.ts'

beginWithOpenStore()

test.each([
  ['signing out', () => session.end()],
  ['being signed out from another device', () => sessionStore.expire('signed-out-elsewhere')],
])('%s deletes the store, with the code', async (_case, end) => {
  const unfollow = wipeStoreOnSignOut()
  await save()
  await setCode(CODE, keys, FEW)
  end()
  await expect.poll(databases).not.toContain(DATABASE)
  expect([state(), hasCode(), await count()]).toEqual(['none', false, null])
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBeNull()
  unfollow()
})

/** What another tab does to the storage that they share. */
const otherTab = (record: string | null) => {
  if (record === null) localStorage.removeItem('session')
  else localStorage.setItem('session', record)
  dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}

test.each([
  ['a session refused by the server', () => sessionStore.expire()],
  ['a session that ended in another tab', () => otherTab('"expired"')],
  ['a record of the session that got lost', () => otherTab(null)],
  ['a record of the session that cannot be read', () => otherTab('{"ident')],
])('%s locks the store, and the same account opens it again, with its code', async (_case, end) => {
  const unfollow = wipeStoreOnSignOut()
  await save(2)
  await setCode(CODE, keys, FEW)
  end()
  expect([state(), hasCode(), await count()]).toEqual(['none', false, null])
  // Not by a code: the session is over.
  await openWithoutServer()
  expect(state()).toBe('none')
  expect(await databases()).toContain(DATABASE)
  session.start(tokens)
  await openWith(keys)
  expect([await count(), hasCode()]).toEqual([2, true])
  unfollow()
})

test('a session that ended while the page was closed locks the store at the start', async () => {
  await save(2)
  sessionStore.expire()
  wipeStoreOnSignOut()()
  expect(state()).toBe('none')
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
})

test('a sign-out while the page was closed deletes the store at the start', async () => {
  await save()
  session.end()
  wipeStoreOnSignOut()()
  await expect.poll(databases).not.toContain(DATABASE)
})

test.each(['in the database', 'in memory'])(
  'a sign-out while the store is being opened %s leaves it closed',
  async place => {
    const unfollow = wipeStoreOnSignOut()
    await wipeStore()
    if (place === 'in memory') {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const derive = crypto.subtle.deriveKey.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((...given: Parameters<typeof derive>) => {
      if (session.state() === 'signed-in') session.end()
      return derive(...given)
    })
    await openWith(keys)
    expect([state(), await count()]).toEqual(['none', null])
    unfollow()
  },
)
