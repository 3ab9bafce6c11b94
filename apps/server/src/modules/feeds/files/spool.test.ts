import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { withSpooled } from './spool.ts'

const FEED = 'pharmacy,pack,price\ng1,p1,10\n'

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const spooled = (bytes: Uint8Array, size = 65_536, most?: number) =>
  withSpooled(chunks(bytes, size), ({ path }) => readFile(path, 'utf8'), most)

test('a packed feed is unpacked, also when its bytes come one by one', async () => {
  expect(await spooled(gzipSync(FEED))).toBe(FEED)
  expect(await spooled(gzipSync(FEED), 1)).toBe(FEED)
  expect(await spooled(Buffer.from(FEED), 1)).toBe(FEED)
})

test('a small file that unpacks into a huge one is refused long before the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(60_000_000, '0'))
  expect(bomb.length).toBeLessThan(100_000)
  expect(await spooled(bomb)).toBe('too_large')
})

test('a feed that repeats itself is none', async () => {
  const alike = `${FEED}${'g1,p1,10,,2027-05-31,2026-11-23T08:30:00Z\n'.repeat(200_000)}`
  expect((await spooled(gzipSync(alike)))?.length).toBe(alike.length)
})

test('what is larger than the limit is refused, packed or not', async () => {
  expect(await spooled(Buffer.from(FEED), 10, 20)).toBe('too_large')
  expect(await spooled(gzipSync('abc'.repeat(200)), 10, 100)).toBe('too_large')
})
