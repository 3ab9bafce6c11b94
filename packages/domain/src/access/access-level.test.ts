import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL, accessLevels, allows, isAccessLevel, levelsOf } from './access-level.ts'

const level = fc.constantFrom(...accessLevels)

test('levels are cumulative, ordered from the lowest to the highest', () =>
  fc.assert(
    fc.property(level, level, level, (a, b, c) => {
      expect(allows(a, a)).toBe(true)
      expect(allows(a, b) && allows(b, a)).toBe(a === b)
      expect(allows(a, b) || allows(b, a)).toBe(true)
      if (allows(a, b) && allows(b, c)) expect(allows(a, c)).toBe(true)
    }),
  ))

test('the highest level has all seven rights, the lowest only the name', () => {
  expect(levelsOf(ALL)).toEqual([...accessLevels])
  expect(levelsOf('VIEW_NAME')).toEqual(['VIEW_NAME'])
})

test('booking needs BOOK_VISITS, and seeing visits is not enough', () => {
  expect(allows('VIEW_VISITS', 'BOOK_VISITS')).toBe(false)
  expect(allows('BOOK_VISITS', 'VIEW_VISITS')).toBe(true)
})

test('the remote configuration can change the meaning of one level without changing the others', () =>
  fc.assert(
    fc.property(level, fc.subarray([...accessLevels]), level, (changed, given, other) => {
      const override = { [changed]: [...given, 'UNKNOWN'] }
      expect(levelsOf(changed, override)).toEqual(given)
      if (other !== changed) expect(levelsOf(other, override)).toEqual(levelsOf(other))
      expect(levelsOf(changed, { [changed]: ['ALL'] })).toEqual([...accessLevels])
    }),
  ))

test.each([
  ['BOOK_VISITS', true],
  ['book_visits', false],
  ['', false],
  ['toString', false],
])('%j is a level: %j', (text, is) => expect(isAccessLevel(text)).toBe(is))

const override = fc.dictionary(level, fc.subarray([...accessLevels, 'ALL', 'UNKNOWN']), { maxKeys: 3 })

test('a higher level never has fewer rights, if the configuration changes neither', () =>
  fc.assert(
    fc.property(level, level, override, (a, b, meaning) => {
      const [lower, higher] = accessLevels.indexOf(a) <= accessLevels.indexOf(b) ? [a, b] : [b, a]
      if (lower in meaning || higher in meaning) return
      expect(levelsOf(higher, meaning)).toEqual(expect.arrayContaining(levelsOf(lower, meaning)))
    }),
  ))

test('with any configuration a level has known rights in their order, each once, and allows exactly these', () =>
  fc.assert(
    fc.property(level, override, (held, meaning) => {
      const levels = levelsOf(held, meaning)
      expect(accessLevels.filter(candidate => levels.includes(candidate))).toEqual(levels)
      for (const needed of accessLevels) expect(allows(held, needed, meaning)).toBe(levels.includes(needed))
    }),
  ))
