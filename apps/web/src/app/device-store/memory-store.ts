import type { CodeLock } from './code/code-lock.ts'
import type { KeyValueStore } from './key-value-store.ts'
import type { Bytes } from './sealed-record.ts'

/** A store in memory, lost with the page: for third-party frames and private windows that are denied a database. */
export function memoryStore(): KeyValueStore {
  const records = new Map<string, Bytes>()
  let lock: CodeLock | undefined
  return {
    place: 'memory',
    read: async names => names.map(name => records.get(name)),
    write: async (put, drop = []) => {
      for (const name of drop) records.delete(name)
      for (const [name, bytes] of put) records.set(name, bytes)
      return 'stored'
    },
    isEmpty: async () => records.size === 0,
    readLock: async () => lock,
    changeLock: async change => {
      lock = change(lock)
      return lock
    },
    clear: async () => {
      records.clear()
      lock = undefined
    },
    close: () => undefined,
  }
}
