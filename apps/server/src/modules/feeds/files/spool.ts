import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { unpackProblem } from '../../../platform/http/packed-body.ts'
import { type Encoding, markedEncoding } from '../../clinic-import/public.ts'
import { BrokenOff } from './broken-off.ts'
import { openScratchFile, type ScratchFile } from './scratch-file.ts'

export interface Spooled extends Pick<ScratchFile, 'read'> {
  /** SHA-256 of the unpacked file. */
  readonly hash: Buffer
  readonly encoding: Encoding
}

export type SpoolProblem = 'too_large' | 'not_gzip'

/** 1.7 million prices are about 85 MB. */
const MOST_BYTES = 2 * 1024 ** 3
/** Prices pack to a fifth; zeros to a thousandth, which would fill the disk out of a small file. */
const MOST_UNPACKED = 100
/** A file of gzip in a body that is packed once more for the way. */
const MOST_LAYERS = 2
/** So much is no harm, however well it packs. */
const SMALL_BYTES = 32_000_000
const GZIP = Buffer.from([0x1f, 0x8b])

/**
 * Writes a feed to a file, unpacked, before anything is read of it: a feed that breaks off changes nothing, and a slow
 * sender holds no connection of the database. The file is gone when `use` ends. Throws `BrokenOff` where a packed feed ends early.
 */
export async function withSpooled<Result>(
  source: AsyncIterable<Uint8Array>,
  use: (spooled: Spooled) => Promise<Result>,
  { mostBytes = MOST_BYTES, saysGzip = false, layers = MOST_LAYERS } = {},
): Promise<Result | SpoolProblem> {
  return withScratch(async scratch => {
    const received = await spool(source, scratch, mostBytes)
    if (typeof received === 'string') return received
    if (saysGzip && !received.isPacked) return 'not_gzip'
    if (!received.isPacked || layers === 0) return use(received)
    const most = Math.min(mostBytes, Math.max(SMALL_BYTES, received.bytes * MOST_UNPACKED))
    return withSpooled(unpack(received), use, { mostBytes: most, layers: layers - 1 })
  })
}

async function withScratch<Result>(use: (scratch: ScratchFile) => Promise<Result>): Promise<Result> {
  const scratch = await openScratchFile()
  try {
    return await use(scratch)
  } finally {
    await scratch.close()
  }
}

async function* unpack(packed: Pick<ScratchFile, 'read'>): AsyncGenerator<Uint8Array> {
  const bytes = Readable.from(packed.read())
  try {
    yield* bytes.pipe(createGunzip()) as AsyncIterable<Uint8Array>
  } finally {
    bytes.destroy()
  }
}

async function spool(
  source: AsyncIterable<Uint8Array>,
  scratch: ScratchFile,
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
    await scratch.write(look(source))
  } catch (error) {
    if (error === tooLarge) return 'too_large'
    const problem = unpackProblem(error)
    if (problem === 'broken_off') throw new BrokenOff()
    if (problem) return problem
    throw error
  }
  return {
    read: scratch.read,
    hash: hash.digest(),
    encoding: markedEncoding(head) ?? encoding,
    isPacked,
    bytes,
  }
}

function isText(text: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    text.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
