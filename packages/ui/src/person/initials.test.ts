import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initials, PALETTES, paletteOf } from './initials.ts'

test.each([
  ['Ковалёва Анна Петровна', 'АК'],
  ['ковалёва', 'К'],
  ['', ''],
])('%s: %s', (name, letters) => expect(initials(name)).toBe(letters))

test('every name has one of the palettes', () => {
  fc.assert(
    fc.property(fc.string(), name => {
      const palette = paletteOf(name)
      expect(Number.isInteger(palette) && palette >= 0 && palette < PALETTES).toBe(true)
    }),
  )
})
