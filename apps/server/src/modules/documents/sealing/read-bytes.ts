import { Readable } from 'node:stream'
import { type ByteRange, chunksOf } from '@vizit/domain/documents/byte-range.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readChunk } from '../store/chunks.ts'
import { openChunk } from './sealed-chunk.ts'

export interface SealedFile {
  readonly id: string
  readonly byteCount: number
  readonly chunkBytes: number
  readonly key: Buffer
}

/**
 * Some bytes of a file, read and opened chunk by chunk as they are taken: however slow the reader is, one chunk waits in
 * memory, and no connection to the database is held.
 */
export function readBytes(database: Database, file: SealedFile, range: ByteRange): Readable {
  return Readable.from(chunksInClear(database, file, range), {
    objectMode: false,
    highWaterMark: file.chunkBytes,
  })
}

async function* chunksInClear(
  database: Database,
  { id: documentId, byteCount, chunkBytes, key }: SealedFile,
  range: ByteRange,
) {
  for (const { number, from, to } of chunksOf(range, chunkBytes)) {
    const sealed = await readChunk(database, documentId, number)
    yield openChunk(key, sealed, { documentId, byteCount, number }).subarray(from, to)
  }
}
