import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differByOneError, FORGIVEN_FROM, mayMean } from './one-error.ts'

const letter = fc.constantFrom(...'абвгдежз')
const word = fc.string({ unit: letter, minLength: 4, maxLength: 12 })

test('any one error in a beginning of at least four letters still means the word', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      fc.nat(),
      letter,
      fc.constantFrom('add', 'omit', 'replace', 'swap'),
      (...made) => {
        const [meant, length, place, other, error] = made
        const typed = meant.slice(0, 4 + (length % (meant.length - 3)))
        const at = place % typed.length
        const [before, after] = [typed.slice(0, at), typed.slice(at + 1)]
        const wrong = {
          add: before + other + typed.slice(at),
          omit: before + after,
          replace: before + other + after,
          swap: before + (after[0] ?? '') + typed[at] + after.slice(1),
        }[error]
        fc.pre(wrong.length > 3)
        expect(mayMean(wrong, meant)).toBe(true)
      },
    ),
  )
})

/** The number of errors between two words, by the usual table. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? 99
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : 99
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped)
    }
  return at(a.length, b.length)
}

test('two words differ by one error exactly when their distance is at most one', () => {
  const short = fc.string({ unit: fc.constantFrom(...'абв'), maxLength: 6 })
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(differByOneError(a, b)).toBe(distance(a, b) <= 1)
    }),
    { numRuns: 2000 },
  )
})

test('long words are compared in time in proportion to their length', () => {
  const [one, other] = ['а'.repeat(200_000), 'б'.repeat(200_000)]
  expect(differByOneError(one + other, `${one}в${other}`)).toBe(true)
  expect(differByOneError(one, other)).toBe(false)
  expect(differByOneError(`${one}аб`, `${one}ба`)).toBe(true)
})

test.each([
  ['лро', 'лор', false],
  ['узт', 'узи', false],
  ['лор', 'лорд', true],
  ['лора', 'лор', true],
])('no error is forgiven in less than four letters: %s and %s', (typed, meant, means) =>
  expect(mayMean(typed, meant)).toBe(means),
)

test('a longer word is meant if one of its beginnings differs by one error', () => {
  const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const beginnings = [-1, 0, 1].map(more => other.slice(0, typed.length + more))
      const expected =
        typed.length < FORGIVEN_FROM
          ? other.startsWith(typed)
          : beginnings.some(beginning => differByOneError(typed, beginning))
      expect(mayMean(typed, other)).toBe(expected)
    }),
    { numRuns: 2000 },
  )
})
