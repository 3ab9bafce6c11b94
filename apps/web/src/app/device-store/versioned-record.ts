import { fromJsonBytes, toJsonBytes } from './json-content.ts'
import type { Entry, OpenStore } from './open-store.ts'

/** A record that the server does not have: data of an earlier release are upgraded, never dropped. */
export interface RecordKind<T> {
  readonly name: string
  readonly empty: T
  /** From version 1 to 2, from 2 to 3 and so on. The current version is the number of upgrades plus one. */
  readonly upgrades: readonly ((former: never) => unknown)[]
}

/** The record in the current version; `empty` if there is none. Throws if a later release has stored it. */
export async function readRecord<T>(store: OpenStore, { name, empty, upgrades }: RecordKind<T>): Promise<T> {
  const record = await store.read({ name })
  if (!record) return empty
  if (record.version > upgrades.length + 1) throw new Error('a later release has stored this')
  const content = fromJsonBytes<unknown>(record.content)
  return upgrades.slice(record.version - 1).reduce<unknown>(applied, content) as T
}

/** The entry to write for this kind of record. */
export function entryOf<T>({ name, upgrades }: RecordKind<T>, value: T): Entry {
  return { name, version: upgrades.length + 1, content: toJsonBytes(value) }
}

const applied = (former: unknown, upgrade: (former: never) => unknown) => upgrade(former as never)
