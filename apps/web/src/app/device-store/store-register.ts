import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/** The browser's databases of device stores, one for each account. Their names do not reveal whose they are. */
interface StoreRegister {
  /** The store of the session; null while none was opened. */
  readonly current: string | null
  readonly kept: readonly KeptStore[]
}

interface KeptStore {
  readonly name: string
  /** When it was last opened or locked, in milliseconds since the epoch. */
  readonly at: number
}

const KEY = 'deviceStores'
/** The database of an earlier release, which had only one. */
export const DATABASE = 'vizit'

/** The most locked stores of other accounts beside the current one: one account's data must not evict another's. */
const MOST_LOCKED = 4

/** True if there is no room for another store; then a new one is in memory only. */
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

/** Makes this the store of the session. */
export function registerCurrent(name: string, now = Date.now()): void {
  write({ current: name, kept: [...others(name), { name, at: now }] })
}

/** The store of the session stays, but locked. */
export function detachCurrent(now = Date.now()): void {
  const { current } = readRegister()
  if (current !== null) write({ current: null, kept: [...others(current), { name: current, at: now }] })
}

/** Removes a store from the register. */
export function unregister(name: string): void {
  const { current } = readRegister()
  write({ current: current === name ? null : current, kept: others(name) })
}

const others = (name: string) => readRegister().kept.filter(kept => kept.name !== name)
