import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { expect, test, vi } from 'vitest'
import { withSpooled } from './spool.ts'

const newFolder = testFolders()
const FEED = 'pharmacy,pack,price\ng1,p1,10\n'

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const spooled = (bytes: Uint8Array, size = 65_536, most?: number) =>
  withSpooled(chunks(bytes, size), ({ read }) => text(read()), {
    ...(most !== undefined && { mostBytes: most }),
  })

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

test('a feed that says that it is packed has to be, and may be packed twice', async () => {
  const saying = (bytes: Uint8Array) =>
    withSpooled(chunks(bytes, 65_536), ({ read }) => text(read()), { saysGzip: true })
  expect(await saying(Buffer.from(FEED))).toBe('not_gzip')
  expect(await saying(gzipSync(FEED))).toBe(FEED)
  expect(await saying(gzipSync(gzipSync(FEED)))).toBe(FEED)
})

test('people in a feed cannot be read on the disk, and nothing of it stays there', async () => {
  const { path } = await newFolder()
  vi.stubEnv('TMPDIR', path)
  const [members, card] = [gzipSync('code;barcode\n1;4810000000018\n'), '4810000000018']
  const seen = await withSpooled(chunks(members, 65_536), async ({ read }) => {
    const again = [await buffer(read()), await buffer(read())].map(String)
    return { again, named: await readdir(path), written: await filesWithoutName(path) }
  })
  vi.unstubAllEnvs()
  if (typeof seen === 'string') throw new Error(seen)
  expect(seen.again).toEqual([expect.stringContaining(card), expect.stringContaining(card)])
  expect(seen.named).toEqual([])
  expect(seen.written.map(({ length }) => length)).toEqual([members.length, 29])
  for (const bytes of seen.written) expect(bytes.includes(card)).toBe(false)
  expect(await filesWithoutName(path)).toEqual([])
})

/** The bytes of files that this process has open in a folder. */
async function filesWithoutName(folder: string): Promise<Buffer[]> {
  const found: Buffer[] = []
  for (const number of await readdir('/proc/self/fd')) {
    const opened = join('/proc/self/fd', number)
    if ((await readlink(opened).catch(() => '')).startsWith(folder)) found.push(await readFile(opened))
  }
  return found
}
