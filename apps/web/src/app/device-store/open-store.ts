import type { KeyValueStore, Put } from './key-value-store.ts'
import type { Binding, Bytes } from './sealed-record.ts'
import { open, seal, sealedName, versionOf } from './sealed-record.ts'
import type { StoreKeys } from './store-keys.ts'

export interface Entry extends Binding {
  readonly content: Bytes
}

/** A store whose keys are here: records by their true names. */
export interface OpenStore {
  readonly place: KeyValueStore['place']
  /** What lies under a name, and of what version it is; null where nothing does that these keys open. */
  read(binding: Omit<Binding, 'version'>): Promise<{ content: Bytes; version: number } | null>
  /** What `take` makes of each, all of one moment; null where one is missing. */
  readAll<T>(bindings: readonly Binding[], take: (content: Bytes) => T): Promise<T[] | null>
  /** All of it or nothing. */
  write(entries: readonly Entry[], drop?: readonly string[]): Promise<Put>
}

const MARK = { name: 'mark', version: 1 }

/** Is what lies here sealed by these keys? */
export const isSealedBy = async (keyValueStore: KeyValueStore, keys: StoreKeys): Promise<boolean> =>
  (await storeOf(keyValueStore, keys).read(MARK)) !== null

/** An empty store is anybody's. */
export async function fits(keyValueStore: KeyValueStore, keys: StoreKeys): Promise<boolean> {
  return (await isSealedBy(keyValueStore, keys)) || (await keyValueStore.isEmpty())
}

/** Opens a store with these keys, which it fits. */
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
