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
 * A range of a file's bytes, read and decrypted chunk by chunk as the reader takes them. However slow the reader
 * is, only one chunk is in memory and no database connection is held.
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
