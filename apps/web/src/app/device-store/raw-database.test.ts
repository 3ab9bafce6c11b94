import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visit } from '../../testing/clinic.ts'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'
import { openWith, setCode, wipeStore } from './device-store.ts'
import { readList, saveList } from './lists.ts'
import { rawDatabase, wordsIn } from './testing/raw-database.ts'

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const syncedAt = '2026-11-23T05:00:00Z'

beforeEach(async () => {
  session.start(tokens)
  await openWith(keys)
})
afterEach(() => wipeStore())

test('the raw database holds no word of a visit, nor what a record is called, nor a key', async () => {
  expect(await saveList('visits', [visit], { syncedAt })).toBe('kept')
  expect(await setCode('123456', keys, 1000)).toBe('set')
  expect((await readList('visits'))?.items).toEqual([visit])

  const words = [...wordsIn(visit), ...wordsIn(keys), 'visits', 'visits/0', 'mark', '123456']
  const raw = await rawDatabase()
  expect(raw.bytes.length).toBeGreaterThan(JSON.stringify(visit).length)
  expect(words.length).toBeGreaterThan(15)
  expect(words.filter(word => raw.holds(word))).toEqual([])
})

test('this search finds a word that lies there in clear', async () => {
  const raw = await rawDatabase({ also: { records: [['visits', JSON.stringify(visit)]] } })
  expect(raw.holds(visit.physicianName)).toBe(true)
  expect(raw.holds('visits')).toBe(true)
})
