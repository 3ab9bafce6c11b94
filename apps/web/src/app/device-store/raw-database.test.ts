import '../../testing/indexed-db.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { visit } from '../../testing/clinic.ts'
import { anna, tokens } from '../../testing/people.ts'
import { medicalTest } from '../../testing/tests.ts'
import { session } from '../session/session.ts'
import { openWith, setCode, wipeStore } from './device-store.ts'
import { readList, saveList } from './stored-lists.ts'
import { rawDatabase, wordsIn } from './testing/raw-database.ts'

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const analysis = medicalTest()
const syncedAt = '2026-11-23T05:00:00Z'

beforeEach(async () => {
  session.start(tokens)
  await openWith(keys)
})
afterEach(() => wipeStore())

test('the raw database contains no text of a visit or a test, no record name, and no key', async () => {
  expect(await saveList('visits', [visit], { syncedAt })).toBe('stored')
  expect(
    await saveList('tests', [analysis], {
      syncedAt,
      seen: { profileIds: [anna.me], reportsOf: [], coverageOf: [] },
    }),
  ).toBe('stored')
  expect(await setCode('123456', keys, 1000)).toBe('set')
  expect((await readList('visits'))?.items).toEqual([visit])
  expect((await readList('tests'))?.items).toEqual([analysis])

  const names = ['visits', 'visits/0', 'tests', 'tests/0', 'mark', '123456']
  const words = [...wordsIn(visit), ...wordsIn(analysis), ...wordsIn(keys), ...names]
  expect(words).toEqual(
    expect.arrayContaining(['Общий', 'анализ', 'крови', anna.me, visit.physicianName.split(' ')[0]]),
  )
  const raw = await rawDatabase()
  expect(raw.bytes.length).toBeGreaterThan(JSON.stringify([visit, analysis]).length)
  expect(words.filter(word => raw.holds(word))).toEqual([])
})

test('this search finds unencrypted text', async () => {
  const raw = await rawDatabase({ also: { records: [['visits', JSON.stringify([visit, analysis])]] } })
  expect(raw.holds(visit.physicianName)).toBe(true)
  expect(raw.holds(analysis.name ?? '')).toBe(true)
  expect(raw.holds('visits')).toBe(true)
})
