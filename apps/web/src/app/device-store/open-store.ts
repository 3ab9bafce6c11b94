import type { KeyValueStore, Put } from './key-value-store.ts'
import type { Binding, Bytes } from './sealed-record.ts'
import { open, seal, sealedName, versionOf } from './sealed-record.ts'
import type { StoreKeys } from './store-keys.ts'

export interface Entry extends Binding {
  readonly content: Bytes
}

/** An open store: reads and writes records by their real names. */
export interface OpenStore {
  readonly place: KeyValueStore['place']
  /** The record with this name and its version; null if there is none that these keys can decrypt. */
  read(binding: Omit<Binding, 'version'>): Promise<{ content: Bytes; version: number } | null>
  /** Applies `take` to each record, all read at one moment; null if one is missing. */
  readAll<T>(bindings: readonly Binding[], take: (content: Bytes) => T): Promise<T[] | null>
  /** Writes everything or nothing. */
  write(entries: readonly Entry[], drop?: readonly string[]): Promise<Put>
}

const MARK = { name: 'mark', version: 1 }

/** True if the records here are encrypted with these keys. */
export const isSealedBy = async (keyValueStore: KeyValueStore, keys: StoreKeys): Promise<boolean> =>
  (await storeOf(keyValueStore, keys).read(MARK)) !== null

/** An empty store fits any keys. */
export async function fits(keyValueStore: KeyValueStore, keys: StoreKeys): Promise<boolean> {
  return (await isSealedBy(keyValueStore, keys)) || (await keyValueStore.isEmpty())
}

/** Opens a store with keys that fit it. */
export async function openStore(keyValueStore: KeyValueStore, keys: StoreKeys): Promise<OpenStore> {
  const store = storeOf(keyValueStore, keys)
  if ((await store.read(MARK)) === null) await store.write([{ ...MARK, content: new Uint8Array() }])
  return store
}

function storeOf(keyValueStore: KeyValueStore, keys: StoreKeys): OpenStore {
  const hidden = (names: readonly string[]) => Promise.all(names.map(name => sealedName(keys, name)))
  return {
    place: keyValueStore.place,
    read: async binding => {
      const [sealed] = await keyValueStore.read(await hidden([binding.name]))
      if (!sealed) return null
      const version = versionOf(sealed) ?? 0
      const content = await open(keys, { ...binding, version }, sealed)
      return content && { content, version }
    },
    readAll: async (bindings, take) => {
      const records = await keyValueStore.read(await hidden(bindings.map(({ name }) => name)))
      const taken: ReturnType<typeof take>[] = []
      for (const [at, binding] of bindings.entries()) {
        const sealed = records[at]
        const content = sealed && (await open(keys, binding, sealed))
        if (!content) return null
        taken.push(take(content))
      }
      return taken
    },
    write: async (entries, drop = []) => {
      const put = new Map<string, Bytes>()
      const names = await hidden(entries.map(({ name }) => name))
      for (const [at, { content, ...binding }] of entries.entries()) {
        const name = names[at]
        if (name !== undefined) put.set(name, await seal(keys, binding, content))
      }
      return keyValueStore.write(put, await hidden(drop))
    },
  }
}
