import { crc32, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, idsOfCursor } from './listed-doctors-cursor.ts'

const id = fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String)

const LIST = 7

test('a cursor names the doctors of which it was made', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.oneof(id, fc.integer({ min: 1, max: 9000 }).map(String)), { minLength: 1 }),
      ids => {
        expect(new Set(idsOfCursor(cursorOf(ids, LIST), LIST))).toEqual(new Set(ids))
      },
    ),
  )
})

test('a text that is no cursor names nobody', () => {
  fc.assert(
    fc.property(fc.base64String(), text => {
      const ids = idsOfCursor(text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''), LIST)
      expect(ids === null || ids.every(each => /^[1-9]\d{0,18}$/.test(each))).toBe(true)
    }),
  )
})

test('a cursor with another letter names nobody, or the same doctors', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(id, { minLength: 1, maxLength: 50 }),
      fc.nat(),
      fc.constantFrom(...'aZ09-_'),
      (ids, at, letter) => {
        const cursor = cursorOf(ids, LIST)
        const place = at % cursor.length
        const named = idsOfCursor(cursor.slice(0, place) + letter + cursor.slice(place + 1), LIST)
        expect([null, ids.toSorted()]).toContainEqual(named?.toSorted() ?? null)
      },
    ),
  )
})

function packed(bytes: Uint8Array): string {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32LE(crc32(bytes))
  return deflateRawSync(Buffer.concat([checksum, bytes])).toString('base64url')
}

test.each([
  ['nothing', packed(Uint8Array.of())],
  ['half a number', packed(Uint8Array.of(200))],
  ['a doctor named twice', packed(Uint8Array.of(1, 0))],
  ['a number that no id can be', packed(new Uint8Array(20).fill(255))],
  ['more doctors than an address can name', packed(new Uint8Array(100_000).fill(1))],
  ['more than fits into memory', packed(new Uint8Array(2 ** 20).fill(1))],
])('%s is no cursor', (_case, text) => expect(idsOfCursor(text, LIST)).toBeNull())

test('two thousand doctors of a large country fit into an address', () => {
  const ids = Array.from({ length: 2000 }, (_, n) => String(n * 30 + ((n * 7919) % 29) + 1))
  expect(cursorOf(ids, LIST).length).toBeLessThan(3000)
})
