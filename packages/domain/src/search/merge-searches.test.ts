import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_SEARCHES, mergeSearches } from './merge-searches.ts'

const list = (letters: string) => [...letters]

test.each([
  ['nothing of either', '', '', '', ''],
  ['what the store has, in a new tab', '', '', 'ab', 'ab'],
  ['what was searched before the store opened stands first', '', 'c', 'ab', 'cab'],
  ['searched here', 'ab', 'cab', 'ab', 'cab'],
  ['searched again here', 'abc', 'cab', 'abc', 'cab'],
  ['searched elsewhere', 'ab', 'ab', 'cab', 'cab'],
  ['searched again elsewhere', 'abc', 'abc', 'cab', 'cab'],
  ['searched here and elsewhere', 'ab', 'cab', 'dab', 'cdab'],
  ['removed here', 'abc', 'ac', 'abc', 'ac'],
  ['all removed here', 'abc', '', 'abc', ''],
  ['removed elsewhere', 'abc', 'abc', 'ac', 'ac'],
  ['removed here, searched elsewhere', 'abc', 'ac', 'dabc', 'dac'],
  ['removed here and searched again', 'abc', 'bac', 'abc', 'bac'],
  ['a sixth', 'abcde', 'fabcd', 'abcde', 'fabcd'],
])('%s', (_case, base, own, stored, merged) => {
  expect(mergeSearches({ base: list(base), own: list(own), stored: list(stored) })).toEqual(list(merged))
})

const searches = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: MOST_SEARCHES })

test('merged again it stays the same, each search stands once, and nothing is made up', () => {
  fc.assert(
    fc.property(searches, searches, searches, (base, own, stored) => {
      const merged = mergeSearches({ base, own, stored })
      expect(mergeSearches({ base: merged, own: merged, stored: merged })).toEqual(merged)
      expect(new Set(merged).size).toBe(merged.length)
      expect(merged.every(query => own.includes(query) || stored.includes(query))).toBe(true)
    }),
  )
})
