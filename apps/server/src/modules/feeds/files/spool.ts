import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

export interface Spooled {
  readonly path: string
  /** SHA-256 of the unpacked file. */
  readonly hash: Buffer
  readonly encoding: 'utf-8' | 'windows-1251'
}

export type SpoolProblem = 'too_large' | 'not_gzip'

/** 1.7 million prices are about 85 MB. */
const MOST_BYTES = 2 * 1024 ** 3
/** Prices pack to a fifth; zeros to a thousandth, which would fill the disk out of a small file. */
const MOST_UNPACKED = 100
/** So much is no harm, however well it packs. */
const SMALL_BYTES = 32_000_000
const GZIP = Buffer.from([0x1f, 0x8b])

/**
 * Writes a feed to a file, unpacked, before anything is read of it: a feed that breaks off changes nothing, and a slow
 * sender holds no connection of the database. The file is deleted when `use` ends.
 */
export async function withSpooled<Result>(
  source: AsyncIterable<Uint8Array>,
  use: (spooled: Spooled) => Promise<Result>,
  mostBytes = MOST_BYTES,
): Promise<Result | SpoolProblem> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-feed-'))
  try {
    const received = await spool(source, join(folder, 'received'), mostBytes)
    if (typeof received === 'string') return received
    if (!received.isPacked) return await use(received)
    const most = Math.min(mostBytes, Math.max(SMALL_BYTES, received.bytes * MOST_UNPACKED))
    const unpacked = await spool(unpack(received.path), join(folder, 'unpacked'), most)
    return typeof unpacked === 'string' ? unpacked : await use(unpacked)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(path)
  try {
    yield* packed.pipe(createGunzip()) as AsyncIterable<Uint8Array>
  } finally {
    packed.destroy()
  }
}

async function spool(
  source: AsyncIterable<Uint8Array>,
  path: string,
  mostBytes: number,
): Promise<(Spooled & { isPacked: boolean; bytes: number }) | SpoolProblem> {
  const hash = createHash('sha256')
  const text = new TextDecoder('utf-8', { fatal: true })
  const tooLarge = new Error('the feed is too large')
  let encoding: Spooled['encoding'] = 'utf-8'
  let bytes = 0
  let isPacked = false
  let head = Buffer.alloc(0)
  const look = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      if (head.length < GZIP.length) {
        // The first bytes may come one by one.
        head = Buffer.concat([head, chunk.subarray(0, GZIP.length - head.length)])
        isPacked = GZIP.equals(head)
      }
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLarge
      hash.update(chunk)
      if (encoding === 'utf-8' && !isPacked && !isText(text, chunk)) encoding = 'windows-1251'
      yield chunk
    }
    if (encoding === 'utf-8' && !isPacked && !isText(text)) encoding = 'windows-1251'
  }
  try {
    await pipeline(source, look, createWriteStream(path))
  } catch (error) {
    if (error === tooLarge) return 'too_large'
    // Also of a body that `Content-Encoding` says is packed.
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) return 'not_gzip'
    throw error
  }
  return { path, hash: hash.digest(), encoding, isPacked, bytes }
}

function isText(text: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    text.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
