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
    const unpacked = await spool(unpack(received.path), join(folder, 'unpacked'), mostBytes)
    return typeof unpacked === 'string' ? unpacked : await use(unpacked)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path).pipe(createGunzip()) as AsyncIterable<Uint8Array>
}

async function spool(
  source: AsyncIterable<Uint8Array>,
  path: string,
  mostBytes: number,
): Promise<(Spooled & { isPacked: boolean }) | SpoolProblem> {
  const hash = createHash('sha256')
  const text = new TextDecoder('utf-8', { fatal: true })
  const tooLarge = new Error('the feed is too large')
  let encoding: Spooled['encoding'] = 'utf-8'
  let bytes = 0
  let isPacked = false
  const look = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      if (bytes === 0) isPacked = GZIP.equals(chunk.subarray(0, GZIP.length))
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
  return { path, hash: hash.digest(), encoding, isPacked }
}

function isText(text: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    text.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
