import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBelarusianLayout, inLatinLayout, inRussianLayout } from './keyboard-layout.ts'

test.each([
  [inRussianLayout, 'dhfx', 'врач'],
  [inRussianLayout, 'ktrfhm', 'лекарь'],
  [inRussianLayout, '[bhehu', 'хирург'],
  [inBelarusianLayout, 'ehfx', 'урач'],
  [inBelarusianLayout, 'ytohjkfu', 'неўролаг'],
  [inLatinLayout, 'вщсещк', 'doctor'],
])('%o', (retype, typed, meant) => expect(retype(typed)).toBe(meant))

const words = (letters: string) => fc.string({ unit: fc.constantFrom(...letters) })

test('a word typed in the wrong layout is read back in the right one', () => {
  fc.assert(
    fc.property(words('абвгдеёжзийклмнопрстуфхцчшщъыьэюя'), word => {
      expect(inRussianLayout(inLatinLayout(word))).toBe(word)
    }),
  )
  fc.assert(
    fc.property(words('абвгдеёжзійклмнопрстуўфхцчшыьэюя'), word => {
      expect(inBelarusianLayout(inLatinLayout(word))).toBe(word)
    }),
  )
  fc.assert(
    fc.property(words('abcdefghijklmnopqrstuvwxyz'), word => {
      expect(inLatinLayout(inRussianLayout(word))).toBe(word)
    }),
  )
})
