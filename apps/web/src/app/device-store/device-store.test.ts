import { DAY_MS } from '@vizit/domain/time/day.ts'
import '../../testing/indexed-db.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visit } from '../../testing/clinic.ts'
import { anna, tokens } from '../../testing/people.ts'
import { createQueryClient } from '../api/query-client.ts'
import { session, sessionStore } from '../session/session.ts'
import { claimWhenKnown } from './claim-when-known.ts'
import {
  forgetCode,
  lockAgain,
  manageWithoutKeys,
  openWith,
  setCode,
  unlock,
  wipeStore,
} from './device-store.ts'
import { followWipe } from './follow-wipe.ts'
import { hasCode } from './has-code.ts'
import { lastSync, readList, saveList } from './lists.ts'
import { DATABASE, readRegister } from './store-register.ts'
import { storeState } from './store-state.ts'

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const otherKeys = { hashKey: keys.storeKey, storeKey: keys.hashKey }
const syncedAt = '2026-11-23T05:00:00Z'
const CODE = '481516'
/** A low number of iterations, because the cost of an attempt is not tested here. */
const FEW = 1000

const save = (count = 1) =>
  saveList(
    'visits',
    Array.from({ length: count }, (_, at) => ({ ...visit, physicianName: `Врач ${at}` })),
    { syncedAt },
  )
const count = async () => (await readList('visits'))?.items.length ?? null
const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
const state = () => storeState.get().state

/** Opens the page again without a network. */
async function startOffline() {
  lockAgain()
  await manageWithoutKeys()
}

beforeEach(async () => {
  session.start(tokens)
  await openWith(keys)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await wipeStore()
})

test('a list is read as it was saved, however long, and replaced as a whole', async () => {
  expect([await count(), await lastSync('visits')]).toEqual([null, null])
  expect(await save(1001)).toBe('kept')
  expect([await count(), await lastSync('visits')]).toEqual([1001, syncedAt])
  expect((await readList('visits'))?.items.at(-1)?.physicianName).toBe('Врач 1000')
  await save(3)
  expect(await count()).toBe(3)
  expect(await lastSync('tests')).toBeNull()
})

test('another account sees nothing of it, deletes nothing, and it is there again for its owner', async () => {
  await save(2)
  await setCode(CODE, keys, FEW)
  await openWith(otherKeys)
  expect([await count(), storeState.get().hasCode, hasCode()]).toEqual([null, false, false])
  await save(5)
  session.start(tokens)
  expect(state()).toBe('none')
  await openWith(keys)
  expect([await count(), storeState.get().hasCode, hasCode()]).toEqual([2, true, true])
  session.start(tokens)
  await openWith(otherKeys)
  expect(await count()).toBe(5)
})

test('keys that wait for their turn open nothing for the session after theirs', async () => {
  const waiting = openWith(otherKeys)
  session.end()
  session.start(tokens)
  await waiting
  expect(state()).toBe('none')
})

test('an opening that outlasts its session does not keep the next session from opening it', async () => {
  const unfollow = followWipe()
  await wipeStore()
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle)
  let next: Promise<void> | undefined
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation((...given: Parameters<typeof derive>) => {
    if (!next) {
      session.end()
      session.start(tokens)
      next = openWith(keys)
    }
    return derive(...given)
  })
  await openWith(keys)
  await next
  expect([state(), await save(), await count()]).toEqual(['open', 'kept', 1])
  unfollow()
})

test('a sign-out of one account leaves what another has kept', async () => {
  const unfollow = followWipe()
  await save(2)
  session.start(tokens)
  await openWith(otherKeys)
  await save(5)
  session.end()
  await expect.poll(() => readRegister().kept.length).toBe(1)
  // A sign-out before anything was opened deletes nothing either.
  session.start(tokens)
  session.end()
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
  session.start(tokens)
  await openWith(otherKeys)
  expect(await count()).toBeNull()
  unfollow()
})

/** The account signs in again and opens a screen that does not read the device store. */
async function signInAgain(of = keys) {
  const queries = createQueryClient()
  const unfollow = [followWipe(), claimWhenKnown(queries)]
  session.start(tokens)
  const profile = { ...anna, ...of }
  await queries.fetchQuery({ queryKey: ['readProfile', {}], queryFn: () => Promise.resolve(profile) })
  return () => {
    for (const stop of unfollow) stop()
  }
}

test.each([
  ['known by its keys', () => expect.poll(() => readRegister().current).toBe(DATABASE)],
  ['that is not known yet', () => Promise.resolve()],
])('a sign-out before anything was opened deletes the store of the account, %s', async (_case, known) => {
  await save(2)
  sessionStore.expire()
  const unfollow = await signInAgain()
  await known()
  expect([state(), await count()]).toEqual(['none', null])
  session.end()
  await expect.poll(databases).not.toContain(DATABASE)
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBeNull()
  unfollow()
})

test('and leaves those of other accounts', async () => {
  await save(2)
  sessionStore.expire()
  const unfollow = await signInAgain(otherKeys)
  session.end()
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
  unfollow()
})

test('a session that ends by itself before its store is known leaves it locked', async () => {
  await save(2)
  sessionStore.expire()
  const unfollow = await signInAgain()
  sessionStore.expire()
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
  unfollow()
})

/** The keys of a person, by number. */
const keysOf = (person: number) => {
  const key = Buffer.alloc(32, person).toString('base64url')
  return { hashKey: key, storeKey: key }
}

test('four locked stores stay; the account after them is kept in memory, until one is a year old', async () => {
  await save(2)
  for (const person of [1, 2, 3]) {
    session.start(tokens)
    await openWith(keysOf(person))
    await save(person)
    expect(storeState.get().place).toBe('device')
  }
  session.start(tokens)
  await openWith(keysOf(4))
  await save(4)
  expect([storeState.get().place, await count()]).toEqual(['memory', 4])
  session.start(tokens)
  expect([state(), await count()]).toEqual(['none', null])
  session.start(tokens)
  await openWith(keys)
  expect([storeState.get().place, await count()]).toEqual(['device', 2])
  session.start(tokens)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 366 * DAY_MS)
  await openWith(keysOf(4))
  expect(storeState.get().place).toBe('device')
  expect(readRegister().kept).toHaveLength(1)
})

test('what a release before kept under one name goes on, also where its session has ended meanwhile', async () => {
  await save(2)
  localStorage.removeItem('deviceStores')
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
})

test('without the keys a code opens it, and nothing does where none is set', async () => {
  await save()
  await setCode(CODE, keys, FEW)
  await startOffline()
  expect([state(), await count(), await save()]).toEqual(['locked', null, 'closed'])
  expect(await unlock(CODE)).toEqual({ outcome: 'open' })
  expect([state(), await count()]).toEqual(['open', 1])
  await forgetCode()
  expect([storeState.get().hasCode, hasCode()]).toEqual([false, false])
  expect(await unlock(CODE)).toEqual({ outcome: 'no-code' })
})

test('what a code has opened closes while its person is away for long, what the server opened does not', async () => {
  await setCode(CODE, keys, FEW)
  const away = (minutes: number) => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
    document.dispatchEvent(new Event('visibilitychange'))
    isHidden.mockReturnValue(false)
    clock.mockReturnValue(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  away(600)
  expect(state()).toBe('open')
  await startOffline()
  await unlock(CODE)
  away(4)
  expect(state()).toBe('open')
  away(6)
  expect(state()).toBe('locked')
})

test('a changed code opens it, the former one does not any more', async () => {
  await setCode('271828', keys, FEW)
  await setCode(CODE, keys, FEW)
  await startOffline()
  expect(await unlock('271828')).toMatchObject({ outcome: 'wrong', attemptsLeft: 9 })
  expect(await unlock(CODE)).toEqual({ outcome: 'open' })
})

test('wrong codes make wait longer and longer; the tenth in a row wipes everything', async () => {
  await save()
  await setCode(CODE, keys, FEW)
  await startOffline()
  let now = Date.parse(syncedAt)
  const waits: number[] = []
  for (let wrong = 1; wrong < 10; wrong += 1) {
    const result = await unlock('000000', () => now)
    if (result.outcome !== 'wrong') throw new Error(result.outcome)
    expect(result.attemptsLeft).toBe(10 - wrong)
    waits.push(result.waitMs / 1000)
    if (result.waitMs > 0) {
      // Even the right code is not tried before the wait is over.
      expect(await unlock(CODE, () => now + result.waitMs - 1)).toMatchObject({ outcome: 'wait', waitMs: 1 })
    }
    now += result.waitMs
  }
  expect(waits).toEqual([0, 0, 0, 30, 60, 120, 300, 900, 3600])
  expect(await unlock('000000', () => now)).toEqual({ outcome: 'wiped' })
  expect([state(), storeState.get().wiped, hasCode()]).toEqual(['none', true, false])
  expect(await databases()).not.toContain(DATABASE)
})

test('the right code begins to count anew, and the keys of the session do', async () => {
  await setCode(CODE, keys, FEW)
  for (const open of [() => unlock(CODE), () => openWith(keys)]) {
    await startOffline()
    await unlock('000000')
    await open()
    await startOffline()
    expect(await unlock('000000')).toMatchObject({ attemptsLeft: 9 })
    await unlock(CODE)
  }
})

test.each([
  ['signing out', () => session.end()],
  ['being signed out from another device', () => sessionStore.expire(true)],
])('%s deletes it, with the code', async (_case, end) => {
  const unfollow = followWipe()
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

/** Simulates another tab that changes the shared storage. */
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
])('%s locks it, and the same account opens it again, with its code', async (_case, end) => {
  const unfollow = followWipe()
  await save(2)
  await setCode(CODE, keys, FEW)
  end()
  expect([state(), hasCode(), await count()]).toEqual(['none', false, null])
  // A code cannot open it, because the session is over.
  await manageWithoutKeys()
  expect(state()).toBe('none')
  expect(await databases()).toContain(DATABASE)
  session.start(tokens)
  await openWith(keys)
  expect([await count(), hasCode()]).toEqual([2, true])
  unfollow()
})

test('an end of the session that was slept through locks it at the start', async () => {
  await save(2)
  sessionStore.expire()
  followWipe()()
  expect(state()).toBe('none')
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
})

test('a sign-out that was slept through is made up for at the start', async () => {
  await save()
  session.end()
  followWipe()()
  await expect.poll(databases).not.toContain(DATABASE)
})

test('locked or deleted in another tab, it closes here', async () => {
  await save()
  new BroadcastChannel('vizit-store').postMessage('closed')
  await expect.poll(state).toBe('none')
  expect([await count(), await save()]).toEqual([null, 'closed'])
})

test('a full device keeps what was there', async () => {
  await save(2)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(await save(3)).toBe('full')
  put.mockRestore()
  expect(await count()).toBe(2)
})

test('where a page is denied the database, it is kept in memory, and said so', async () => {
  await wipeStore()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await openWith(keys)
  expect(storeState.get()).toMatchObject({ state: 'open', place: 'memory' })
  await save()
  expect(await count()).toBe(1)
})

test('whoever is not signed in has none', async () => {
  await wipeStore()
  session.end()
  await openWith(keys)
  expect(state()).toBe('none')
  await manageWithoutKeys()
  expect(state()).toBe('none')
})

test.each(['in the database', 'in memory'])(
  'a sign-out while it is being opened %s leaves it closed',
  async place => {
    const unfollow = followWipe()
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
