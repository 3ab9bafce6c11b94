import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CachedDocument, keepInCache, UNKNOWN_SIZE } from './pdf-cache.ts'

const MEGABYTE = 1_048_576

const document = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  size: fc.option(fc.nat(600_000)),
})
const limits = fc.constantFrom(0, 300_000, MEGABYTE)
const stories = fc.tuple(fc.array(document, { maxLength: 20 }), document, limits)
const bytes = (items: readonly CachedDocument[]) =>
  items.reduce((sum, { size }) => sum + (size ?? UNKNOWN_SIZE), 0)
const tell = (story: readonly CachedDocument[], limit: number) =>
  story.reduce<readonly CachedDocument[]>((kept, added) => keepInCache(kept, added, limit), [])

test('the cache never exceeds its size', () => {
  fc.assert(
    fc.property(stories, ([story, added, limit]) => {
      expect(bytes(keepInCache(tell(story, limit), added, limit))).toBeLessThanOrEqual(limit)
    }),
  )
})

test('the oldest documents are removed first, and the others keep their order', () => {
  fc.assert(
    fc.property(stories, ([story, added, limit]) => {
      const before = tell(story, limit).filter(({ key }) => key !== added.key)
      const after = keepInCache(before, added, limit)
      const all = [...before, added]
      expect(after).toEqual(after.at(-1) === added ? all.slice(all.length - after.length) : before)
    }),
  )
})

test('no more documents are removed than necessary', () => {
  fc.assert(
    fc.property(stories, ([story, added, limit]) => {
      const before = tell(story, limit).filter(({ key }) => key !== added.key)
      const after = keepInCache(before, added, limit)
      const gone = before.length + 1 - after.length
      const lastGone = before[gone - 1]
      if (after.at(-1) !== added || !lastGone) return
      expect(bytes([lastGone, ...after])).toBeGreaterThan(limit)
    }),
  )
})

test('a document is stored once, with its latest contents, as the newest', () => {
  fc.assert(
    fc.property(stories, ([story, added]) => {
      const after = keepInCache(tell(story, MEGABYTE), added, MEGABYTE)
      expect(after.filter(({ key }) => key === added.key)).toEqual([added])
      expect(after.at(-1)).toBe(added)
    }),
  )
})

test('three documents of unknown size fit into a megabyte, and a fourth removes the first', () => {
  const story = ['a', 'b', 'c', 'd'].map(key => ({ key, size: null }))
  expect(tell(story.slice(0, 3), MEGABYTE)).toHaveLength(3)
  expect(tell(story, MEGABYTE).map(({ key }) => key)).toEqual(['b', 'c', 'd'])
})

test('a document larger than the cache removes no other, only its own former version', () => {
  const kept = tell(
    [
      { key: 'a', size: 10 },
      { key: 'b', size: 20 },
    ],
    MEGABYTE,
  )
  expect(keepInCache(kept, { key: 'c', size: MEGABYTE + 1 }, MEGABYTE)).toEqual(kept)
  expect(keepInCache(kept, { key: 'b', size: MEGABYTE + 1 }, MEGABYTE)).toEqual([{ key: 'a', size: 10 }])
})
