import { expect, test } from 'vitest'
import { shortCaption } from './short-caption.ts'

test.each([
  ['Завод', 'Завод'],
  ['Белорусское республиканское унитарное страховое предприятие', 'Белорусское республиканское унитарное…'],
  ['Я'.repeat(40), 'Я'.repeat(40)],
  ['Я'.repeat(41), `${'Я'.repeat(39)}…`],
  [`${'Я'.repeat(39)} и`, `${'Я'.repeat(39)}…`],
])('%s', (caption, expected) => {
  expect(shortCaption(caption)).toBe(expected)
  expect(shortCaption(caption).length).toBeLessThanOrEqual(40)
})
