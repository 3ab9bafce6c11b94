import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../platform/http/language.ts'
import { declineHint, declineTexts } from './decline-texts.ts'

/** The texts of decisions D2, word for word. */
const weights: readonly (readonly [DeclineCode, number])[] = [
  [0, 0],
  [2, 90],
  [3, 95],
  [4, 85],
  [5, 60],
  [6, 80],
  [7, 65],
  [8, 70],
  [9, 64],
  [10, 0],
  [11, 10],
  [12, 92],
  [13, 50],
  [14, 66],
]
const languages: readonly Language[] = ['ru', 'be', 'en']
const record = { missed: 2, past: 7 }
const at = { person: { relation: 'ME', age: 40, record }, takesChildren: false, takesFamily: false } as const
const said = (code: DeclineCode, language: Language) => declineTexts([code], at, language)[0]
const hint = (codes: readonly DeclineCode[], language: Language) =>
  declineHint(declineTexts(codes, at, language), language)

describe.each(languages)('texts of decline reasons in %s', language => {
  test.each(weights)('reason %i has its weight, a text and a next step', (code, weight) => {
    const text = said(code, language)
    expect(text).toMatchObject({ code, weight })
    expect(text?.message).toMatch(/\p{L}{3}/u)
    expect(text?.message).not.toContain('{{')
    // Code 10 has no text (product §5).
    if (code !== 10) expect(hint([code], language)).toMatch(/\p{L}{3}.*\.$/u)
  })

  test('no two reasons have the same text', () => {
    expect(new Set(weights.map(([code]) => said(code, language)?.message)).size).toBe(weights.length)
  })

  test('the text about missed visits has their number', () => {
    expect(said(12, language)?.message).toMatch(/2.*7/)
  })
})

test.each(weights)('reason %i has its own text in all three languages', code => {
  expect(new Set(languages.map(language => said(code, language)?.message)).size).toBe(3)
})

test('the next step is that of the reason with the highest weight; reason 10 has none', () => {
  expect(hint([8, 3], 'ru')).toBe('Обратитесь в поддержку.')
  expect(hint([10], 'ru')).toBeNull()
  expect(hint([], 'ru')).toBeNull()
})

test.each([
  ['ru', 'Врач не принимает пациентов такого возраста.'],
  ['be', 'Урач не прымае пацыентаў такога ўзросту.'],
  ['en', 'The doctor does not accept patients of this age.'],
] as const)('of a relative, the age is not said to be the reader’s (%s)', (language, message) => {
  const child = { ...at, person: { ...at.person, relation: 'CHILD', age: 5 } } as const
  expect(declineTexts([8], child, language)[0]?.message).toBe(message)
  expect(said(8, language)?.message).not.toBe(message)
})

test('a parent at a doctor of children is told to add the child', () => {
  const reasons = declineTexts([8], { ...at, takesChildren: true }, 'ru')
  expect(reasons).toMatchObject([{ code: 8, remedy: 'add-child' }])
  expect(declineHint(reasons, 'ru')).toBe('Этот врач принимает детей: добавьте ребёнка, чтобы записать его.')
})

test.each(languages)(
  'if only members of a programme are accepted, it is named where to link one (%s)',
  language => {
    expect(said(7, language)).toMatchObject({ remedy: 'link-programme' })
    expect(hint([7], language)).toMatch(/Мои программы|Мае праграмы|My programmes/)
  },
)
