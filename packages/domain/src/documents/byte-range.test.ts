import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteRangeOf, chunksOf } from './byte-range.ts'

test.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=50-1000', { first: 50, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-1', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
  ['', 'whole'],
] as const)('%s of 100 bytes', (header, asked) => expect(byteRangeOf(header, 100)).toEqual(asked))

describe('chunks', () => {
  const file = fc.uint8Array({ minLength: 1, maxLength: 400 })
  const aRange = file.chain(bytes =>
    fc
      .tuple(fc.nat(bytes.length - 1), fc.nat(bytes.length - 1))
      .map(([a, b]) => ({ bytes, first: Math.min(a, b), last: Math.max(a, b) })),
  )
  const aSize = fc.integer({ min: 1, max: 70 })

  test('the joined parts of chunks are the range', () => {
    fc.assert(
      fc.property(aRange, aSize, ({ bytes, ...range }, size) => {
        const parts = [...chunksOf(range, size)].map(({ number, from, to }) =>
          bytes.subarray(number * size, (number + 1) * size).subarray(from, to),
        )
        expect(Buffer.concat(parts)).toEqual(Buffer.from(bytes.subarray(range.first, range.last + 1)))
      }),
    )
  })

  test('no chunk is read without need, and none twice', () => {
    fc.assert(
      fc.property(aRange, aSize, ({ bytes: _, ...range }, size) => {
        const parts = [...chunksOf(range, size)]
        expect(parts.every(({ from, to }) => from < to && to <= size)).toBe(true)
        expect(new Set(parts.map(({ number }) => number)).size).toBe(parts.length)
      }),
    )
  })

  test('a requested range lies within the file', () => {
    const asked = fc.tuple(fc.option(fc.nat(500)), fc.option(fc.nat(500)), fc.integer({ min: 1, max: 400 }))
    fc.assert(
      fc.property(asked, ([first, last, count]) => {
        const range = byteRangeOf(`bytes=${first ?? ''}-${last ?? ''}`, count)
        if (typeof range === 'string') return
        expect(range.first).toBeLessThanOrEqual(range.last)
        expect(range.last).toBeLessThan(count)
      }),
    )
  })
})
