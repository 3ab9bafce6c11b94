import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, positionOf } from './list-cursor.ts'

const order = { order: 'byName-be', types: ['string', 'number'] } as const
const position = { order: 'byName-be', values: ['Гемадыялізны цэнтр', 7], id: '12' }
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a cursor names the position of which it was made', () => {
  expect(positionOf(cursorOf(position), order)).toEqual(position)
})

test('any other text is no cursor', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      expect(positionOf(text, order)).toBeNull()
    }),
  )
})

test.each([
  ['of another order', ['byName-ru', ['а', 1], '12']],
  ['with too few values', ['byName-be', ['а'], '12']],
  ['with a number for a text', ['byName-be', [1, 1], '12']],
  ['without an id', ['byName-be', ['а', 1]]],
  ['with an id that is none', ['byName-be', ['а', 1], '-1']],
  ['with a character that no text of the database has', ['byName-be', ['а\0', 1], '12']],
  ['with half a character', ['byName-be', ['\ud83d', 1], '12']],
])('a cursor %s is refused', (_case, value) => expect(positionOf(packed(value), order)).toBeNull())
