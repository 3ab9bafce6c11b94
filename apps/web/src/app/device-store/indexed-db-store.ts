import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CodeLock } from './code/code-lock.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { memoryStore } from './memory-store.ts'
import type { Bytes } from './sealed-record.ts'

interface Schema extends DBSchema {
  records: { key: string; value: Bytes }
  lock: { key: 'code'; value: CodeLock }
}

/** The version of the database's object stores; records have versions of their own. */
const VERSION = 1

/** A database of the browser; memory if the page is denied one, or a newer release of the app has changed it. */
export async function openIndexedDbStore(name: string, closed: () => void): Promise<KeyValueStore> {
  try {
    const database = await openDB<Schema>(name, VERSION, {
      upgrade(upgraded, former) {
        if (former >= 1) return
        upgraded.createObjectStore('records')
        upgraded.createObjectStore('lock')
      },
      // Another tab deletes the database or upgrades it to a newer release; it must not wait for this tab.
      blocking() {
        database.close()
        closed()
      },
      terminated: closed,
    })
    return keyValueStoreOf(database)
  } catch {
    return memoryStore()
  }
}

function keyValueStoreOf(database: IDBPDatabase<Schema>): KeyValueStore {
  return {
    place: 'device',
    read: async names => {
      const reading = begun(database, 'readonly')
      return Promise.all(names.map(name => reading?.store.get(name)))
    },
    write: async (put, drop = []) => {
      const writing = begun(database)
      if (!writing) return 'closed'
      try {
        const { store } = writing
        const changes = [
          ...drop.map(name => store.delete(name)),
          ...[...put].map(([name, bytes]) => store.put(bytes, name)),
        ]
        await Promise.all([...changes, writing.done])
        return 'stored'
      } catch (error) {
        await writing.done.catch(() => undefined)
        if (isNamed(error, 'QuotaExceededError') || isNamed(writing.error, 'QuotaExceededError'))
          return 'full'
        if (isGone(error)) return 'closed'
        throw error
      }
    },
    isEmpty: async () => (await database.count('records')) === 0,
    readLock: () => database.get('lock', 'code'),
    changeLock: async change => {
      const changing = database.transaction('lock', 'readwrite')
      const lock = change(await changing.store.get('code'))
      await (lock ? changing.store.put(lock, 'code') : changing.store.delete('code'))
      await changing.done
      return lock
    },
    clear: async () => {
      const clearing = database.transaction(['records', 'lock'], 'readwrite')
      await Promise.all([
        clearing.objectStore('records').clear(),
        clearing.objectStore('lock').clear(),
        clearing.done,
      ])
    },
    close: () => database.close(),
  }
}

/** Null if another tab has deleted or upgraded the database since it was opened. */
function begun<Mode extends 'readonly' | 'readwrite' = 'readwrite'>(
  database: IDBPDatabase<Schema>,
  mode: Mode = 'readwrite' as Mode,
) {
  try {
    return database.transaction('records', mode)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

const isNamed = (error: unknown, name: string) => (error as DOMException | null)?.name === name
const isGone = (error: unknown) => isNamed(error, 'InvalidStateError') || isNamed(error, 'AbortError')
