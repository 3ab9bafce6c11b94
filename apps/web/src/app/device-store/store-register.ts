import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/**
 * Which databases of this browser are whose store: each account has one of its own. What they are called says nothing of
 * whose they are.
 */
interface StoreRegister {
  /** The one of the session; null while nobody has opened one. */
  readonly current: string | null
  readonly kept: readonly KeptStore[]
}

interface KeptStore {
  readonly name: string
  /** When it was opened or locked last, in milliseconds since the epoch. */
  readonly at: number
}

const KEY = 'deviceStores'
/** The database of an earlier release, which had only one. */
export const DATABASE = 'vizit'

/** Locked stores of others that stay beside the one in use: nobody's documents make room for another's. */
const MOST_LOCKED = 4

/** Is there no room for one more store? What is kept then, is kept in memory. */
export function isFull(): boolean {
  const { current, kept } = readRegister()
  return current === null && kept.length >= MOST_LOCKED
}

export function readRegister(): StoreRegister {
  const record = readJson(deviceStorage, KEY)
  const isThere = typeof record === 'object' && record !== null
  return isThere ? (record as StoreRegister) : { current: DATABASE, kept: [] }
}

function write(register: StoreRegister): void {
  deviceStorage.setItem(KEY, JSON.stringify(register))
}

/** From now on this is the store of the session. */
export function registerCurrent(name: string, now = Date.now()): void {
  write({ current: name, kept: [...others(name), { name, at: now }] })
}

/** The store of the session stays, locked. */
export function detachCurrent(now = Date.now()): void {
  const { current } = readRegister()
  if (current !== null) write({ current: null, kept: [...others(current), { name: current, at: now }] })
}

/** Takes a store out of the register. */
export function unregister(name: string): void {
  const { current } = readRegister()
  write({ current: current === name ? null : current, kept: others(name) })
}

const others = (name: string) => readRegister().kept.filter(kept => kept.name !== name)
