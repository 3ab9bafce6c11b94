import { DAY_MS } from '@vizit/domain/time/day.ts'
import '../../testing/indexed-db.ts'
import { expect, test, vi } from 'vitest'
import { anna, tokens } from '../../testing/people.ts'
import { createQueryClient } from '../api/query-client.ts'
import { session, sessionStore } from '../session/session.ts'
import { claimStoreWhenKeysKnown } from './claim-store-when-keys-known.ts'
import { openWith, setCode, wipeStore } from './device-store.ts'
import { hasCode } from './has-code.ts'
import { DATABASE, readRegister } from './store-register.ts'
import { storeState } from './store-state.ts'
import {
  beginWithOpenStore,
  CODE,
  count,
  databases,
  FEW,
  keys,
  otherKeys,
  save,
  state,
} from './testing/open-store-of-session.ts'
import { wipeStoreOnSignOut } from './wipe-store-on-sign-out.ts'

beginWithOpenStore()

test('another account cannot read or delete the store, and its owner can open it again', async () => {
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

test('keys that wait for their turn open nothing for the next session', async () => {
  const waiting = openWith(otherKeys)
  session.end()
  session.start(tokens)
  await waiting
  expect(state()).toBe('none')
})

test('an opening that lasts longer than its session does not block the next session', async () => {
  const unfollow = wipeStoreOnSignOut()
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
  expect([state(), await save(), await count()]).toEqual(['open', 'stored', 1])
  unfollow()
})

test('a sign-out of one account keeps the stores of others', async () => {
  const unfollow = wipeStoreOnSignOut()
  await save(2)
  session.start(tokens)
  await openWith(otherKeys)
  await save(5)
  session.end()
  await expect.poll(() => readRegister().kept.length).toBe(1)
  // Whoever signs out before anything was opened deletes nothing either.
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

/** As if the account had signed in again and gone to a screen that reads nothing that is kept here. */
async function signInAgain(of = keys) {
  const queries = createQueryClient()
  const unfollow = [wipeStoreOnSignOut(), claimStoreWhenKeysKnown(queries)]
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
])('a sign-out before anything was opened deletes the store of an account %s', async (_case, known) => {
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

test('a sign-out keeps the stores of other accounts', async () => {
  await save(2)
  sessionStore.expire()
  const unfollow = await signInAgain(otherKeys)
  session.end()
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
  unfollow()
})

test('a session that ends by itself before its store is known leaves the store locked', async () => {
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

test("four locked stores stay; a fifth account's is in memory, until one is a year old", async () => {
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

test('a store of an earlier release under one name is taken over, also if its session has ended meanwhile', async () => {
  await save(2)
  localStorage.removeItem('deviceStores')
  session.start(tokens)
  await openWith(keys)
  expect(await count()).toBe(2)
})
