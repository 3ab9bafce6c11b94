import { readBack, written } from '../../../app/device-store/json-content.ts'
import type { Entry, OpenStore } from '../../../app/device-store/open-store.ts'

/** A record that the server does not have: what an earlier release has kept is brought along, never dropped. */
export interface RecordKind<T> {
  readonly name: string
  readonly empty: T
  /** From version 1 to 2, from 2 to 3 and so on. The version of today is one more than they are. */
  readonly upgrades: readonly ((former: never) => unknown)[]
}

/** The record as this release knows it; `empty` where there is none. Throws where a later release has kept it. */
export async function readRecord<T>(store: OpenStore, { name, empty, upgrades }: RecordKind<T>): Promise<T> {
  const record = await store.read({ name })
  if (!record) return empty
  if (record.version > upgrades.length + 1) throw new Error('a later release has kept this')
  const content = readBack<unknown>(record.content)
  return upgrades.slice(record.version - 1).reduce<unknown>(applied, content) as T
}

/** What has to be written for this kind of record. */
export function entryOf<T>({ name, upgrades }: RecordKind<T>, value: T): Entry {
  return { name, version: upgrades.length + 1, content: written(value) }
}

const applied = (former: unknown, upgrade: (former: never) => unknown) => upgrade(former as never)
