import { expect, test } from 'vitest'
import { foldWord } from './fold-word.ts'
import { areForms, wordForms } from './word-forms.ts'

const areFormsAsWritten = (one: string, other: string) => areForms(foldWord(one), foldWord(other))

test.each([
  ['колено', 'коленного'],
  ['колене', 'колена'],
  ['кровь', 'крови'],
  ['ребёнок', 'ребёнка'],
  ['почки', 'почек'],
  ['сустав', 'суставов'],
  ['калена', 'каленнага'],
  ['пячонка', 'пячонкі'],
  ['глюкоза', 'глюкозу'],
])('%s and %s are forms of one word', (one, other) => {
  expect(areFormsAsWritten(one, other)).toBe(true)
  expect(areFormsAsWritten(other, one)).toBe(true)
})

test.each([
  ['колено', 'колоноскопия'],
  ['кровь', 'кровотечение'],
  ['терапия', 'терапевт'],
  ['глюкоза', 'глюкофаж'],
  ['узи', 'узе'],
  ['knee', 'knees'],
])('%s and %s are none', (one, other) => expect(areFormsAsWritten(one, other)).toBe(false))

test('a word is no other form of itself', () => {
  for (const word of ['колено', 'почка', 'кров']) expect(wordForms(word)).not.toContain(word)
})
