import { session } from '../session/session.ts'
import { canEncrypt } from './can-encrypt.ts'
import { type CodeLock, ITERATIONS, keysFromLock, lockByCode } from './code/code-lock.ts'
import { lockWhenAway } from './code/lock-when-away.ts'
import { MOST_WRONG, remainingWait } from './code/wait-after-wrong-codes.ts'
import { findStoreOfKeys } from './find-store-of-keys.ts'
import { markCode } from './has-code.ts'
import { openIndexedDbStore } from './indexed-db-store.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { memoryStore } from './memory-store.ts'
import { type OpenStore, openStore } from './open-store.ts'
import { deriveStoreKeys, type SessionKeys } from './store-keys.ts'
import { readRegister } from './store-register.ts'
import { changeStoreState, type StoreState, storeState } from './store-state.ts'
import { onClose, wipeDevice } from './wipe.ts'
import { followEnd } from './wipe-store-on-sign-out.ts'
import { withStoreMutex } from './with-store-mutex.ts'

/** The result of a code. `wait`: it was not tried at all. */
export type UnlockResult =
  | { readonly outcome: 'open' | 'wiped' | 'no-code' }
  | { readonly outcome: 'wrong' | 'wait'; readonly attemptsLeft: number; readonly waitMs: number }

let keyValueStore: KeyValueStore | null = null
let store: OpenStore | null = null
/** The session keys that opened it. */
let openedBy: SessionKeys | null = null
/** Counts how often the store was closed, so that a task which is opening it meanwhile stops. */
let closings = 0
/** Counts how often that was because a session ended; only then must waiting tasks stop too. */
let ends = 0
/** True if a code opened it, not keys from the server, which can be requested again without the user. */
let isOpenedByCode = false

lockWhenAway(() => isOpenedByCode && lockAgain())
onClose(() => {
  ends += 1
  close({ state: 'none', hasCode: false, wiped: false })
})

function close(change: Partial<StoreState>): void {
  closings += 1
  keyValueStore?.close()
  keyValueStore = null
  store = null
  openedBy = null
  changeStoreState(change)
}

const closed = () => close({ state: 'none' })

/** The store of the session, if it was opened before. */
async function theKeyValueStore(): Promise<KeyValueStore> {
  const { current } = readRegister()
  // Another tab has deleted it, or a newer release there has closed it.
  keyValueStore ??= current === null ? memoryStore() : await openIndexedDbStore(current, closed)
  return keyValueStore
}

/** Returns whether it is open now. */
async function openNow(keys: SessionKeys): Promise<boolean> {
  if (store && keys.hashKey === openedBy?.hashKey && keys.storeKey === openedBy.storeKey) return true
  const before = closings
  // The user may sign out while this runs; nothing may be stored after that.
  const isOver = () => session.state() !== 'signed-in' || closings !== before
  let opened: KeyValueStore
  let made: OpenStore
  let lock: CodeLock | undefined
  try {
    const derived = await deriveStoreKeys(keys)
    keyValueStore?.close()
    keyValueStore = null
    opened = await findStoreOfKeys(derived, closed)
    keyValueStore = opened
    made = await openStore(opened, derived)
    lock = await opened.changeLock(former => former && { ...former, wrong: 0 })
  } catch (error) {
    if (!isOver()) throw error
    return stopOpening()
  }
  if (isOver()) return stopOpening()
  store = made
  openedBy = keys
  markCode(lock !== undefined)
  changeStoreState({ state: 'open', place: opened.place, hasCode: lock !== undefined, wiped: false })
  return true
}

function stopOpening(): false {
  close({ state: 'none' })
  // It may have been registered after the session ended.
  followEnd()
  return false
}

/** The current store; null unless it is open. */
export const opened = (): OpenStore | null => store

/** Opens the store with the keys that the server gave this session. */
export function openWith(keys: SessionKeys): Promise<void> {
  const asked = ends
  return withStoreMutex(async () => {
    // While this waited for the lock, the session may have ended and another one begun.
    if (asked !== ends) return
    if (session.state() !== 'signed-in' || !canEncrypt()) return changeStoreState({ state: 'none' })
    await openNow(keys)
    isOpenedByCode = false
  })
}

/** Called if the server cannot be reached for the keys: a code may open the store, if one was set. */
export function openWithoutServer(): Promise<void> {
  return withStoreMutex(async () => {
    if (store) return
    const isPossible = session.state() === 'signed-in' && canEncrypt()
    const lock = isPossible ? await (await theKeyValueStore()).readLock() : undefined
    changeStoreState({ state: lock ? 'locked' : 'none', hasCode: lock !== undefined })
  })
}

/**
 * Opens the store with the user's code. The attempt is counted before it is made, so that no attempt goes uncounted.
 */
export function unlock(code: string, now = Date.now): Promise<UnlockResult> {
  return withStoreMutex(async () => {
    const locked = await theKeyValueStore()
    let waitMs = 0
    const lock = await locked.changeLock(former => {
      waitMs = former ? remainingWait(former, now()) : 0
      return former && waitMs === 0 ? { ...former, wrong: former.wrong + 1, triedAt: now() } : former
    })
    if (!lock) return { outcome: 'no-code' }
    const attemptsLeft = MOST_WRONG - lock.wrong
    if (waitMs > 0) return { outcome: 'wait', attemptsLeft, waitMs }
    const keys = await keysFromLock(code, lock)
    if (keys) {
      if (!(await openNow(keys))) return { outcome: 'no-code' }
      isOpenedByCode = true
      return { outcome: 'open' }
    }
    if (attemptsLeft > 0) return { outcome: 'wrong', attemptsLeft, waitMs: remainingWait(lock, now()) }
    await wipeStore()
    changeStoreState({ wiped: true })
    return { outcome: 'wiped' }
  })
}

/** Sets or replaces the code that opens the store without a network. `impossible`: this browser cannot store keys. */
export function setCode(
  code: string,
  keys: SessionKeys,
  iterations = ITERATIONS,
): Promise<'set' | 'impossible'> {
  return withStoreMutex(async () => {
    const lock = await lockByCode(code, keys, iterations)
    const kept = await (await theKeyValueStore()).changeLock(() => lock).catch(() => undefined)
    if (!kept) return 'impossible'
    markCode(true)
    changeStoreState({ hasCode: true })
    return 'set'
  })
}

/** Removes the code: from now on the store needs the network to open. */
export function forgetCode(): Promise<void> {
  return withStoreMutex(async () => {
    await (await theKeyValueStore()).changeLock(() => undefined)
    markCode(false)
    changeStoreState({ hasCode: false })
  })
}

/** Locks a store that was opened by a code; the code opens it again. */
export function lockAgain(): void {
  if (store && storeState.get().hasCode) close({ state: 'locked' })
}

/** Deletes everything in the store, in all tabs. */
export async function wipeStore(): Promise<void> {
  // Cleared first: a tab that the browser has suspended would delay the deletion of the database.
  await keyValueStore?.clear().catch(() => undefined)
  markCode(false)
  await wipeDevice()
}
