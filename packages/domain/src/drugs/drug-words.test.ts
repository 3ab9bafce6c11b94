import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drugWords, havingEach } from './drug-words.ts'

const word = fc.string({ unit: fc.constantFrom('а', 'б', 'я', 'z'), minLength: 1, maxLength: 4 })
const drug = fc
  .uniqueArray(word, { maxLength: 3 })
  .map(words => ({ words, sounds: words.map(each => each.replaceAll('я', 'а')) }))
const drugs = fc.array(drug, { maxLength: 12 })

test('the index finds what a search through all drugs finds, in the same order', () => {
  fc.assert(
    fc.property(drugs, word, word, (all, start, sound) => {
      const index = drugWords(all)
      const beginning = all.filter(({ words }) => words.some(own => own.startsWith(start)))
      const sounding = all.filter(({ sounds }) => sounds.some(own => own.startsWith(sound)))
      expect(index.beginningWith(start)).toEqual(beginning)
      expect(index.having((_, own) => own.startsWith(sound))).toEqual(sounding)
      expect(havingEach([index.beginningWith(start), sounding])).toEqual(
        beginning.filter(each => sounding.includes(each)),
      )
    }),
  )
})

test('a list has one index', () => {
  const all = [{ words: ['а'], sounds: ['а'] }]
  expect(drugWords(all)).toBe(drugWords(all))
})
