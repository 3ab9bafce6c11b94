import { expect, test } from 'vitest'
import { anna } from '../../testing/people.ts'
import { memoryStore } from './memory-store.ts'
import { openStore } from './open-store.ts'
import { deriveStoreKeys } from './store-keys.ts'
import { entryOf, type RecordKind, readRecord } from './versioned-record.ts'

const keys = await deriveStoreKeys({ hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' })
const store = await openStore(memoryStore(), keys)

const first: RecordKind<readonly string[]> = { name: 'notes', empty: [], upgrades: [] }
const second: RecordKind<readonly { text: string }[]> = {
  name: 'notes',
  empty: [],
  upgrades: [(former: readonly string[]) => former.map(text => ({ text }))],
}
const third: RecordKind<{ notes: readonly { text: string }[] }> = {
  name: 'notes',
  empty: { notes: [] },
  upgrades: [...second.upgrades, (notes: readonly { text: string }[]) => ({ notes })],
}

test('what an earlier release has stored is brought along, step by step', async () => {
  expect(await readRecord(store, third)).toEqual({ notes: [] })
  await store.write([entryOf(first, ['a', 'b'])])
  expect(await readRecord(store, first)).toEqual(['a', 'b'])
  expect(await readRecord(store, second)).toEqual([{ text: 'a' }, { text: 'b' }])
  expect(await readRecord(store, third)).toEqual({ notes: [{ text: 'a' }, { text: 'b' }] })
  await store.write([entryOf(third, { notes: [{ text: 'c' }] })])
  expect(await readRecord(store, third)).toEqual({ notes: [{ text: 'c' }] })
})

test('what a later release has stored is not misread', async () => {
  await store.write([entryOf(third, { notes: [] })])
  await expect(readRecord(store, second)).rejects.toThrow('later release')
})
