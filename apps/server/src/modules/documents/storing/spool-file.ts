import { randomBytes, randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import { openChunk, sealChunk } from '../sealing/sealed-chunk.ts'
import { inChunks } from './in-chunks.ts'
import type { FileToStore } from './to-store.ts'

/** A file that was received once and can be read again until it is deleted. */
export interface SpooledFile extends FileToStore {
  forget(): Promise<void>
}

const { chunkBytes, fileBytes } = limits
/** The size of a nonce and a tag, which every encrypted chunk has in addition to its bytes. */
const SEALED_BYTES = chunkBytes + 28

/**
 * Writes an incoming file to disk, with one chunk in memory however large it is. The file is encrypted by a key
 * that exists only in this process, and it has no name, so that it disappears with the process at the latest.
 * Reading stops when it exceeds the largest size of a document.
 */
export async function spoolFile(bytes: AsyncIterable<Uint8Array>): Promise<SpooledFile | 'too large'> {
  const path = join(tmpdir(), `vizit-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  const key = randomBytes(32)
  const assignmentDetailsOf = (number: number) => ({ documentId: path, byteCount: 0, number })
  let byteCount = 0
  let count = 0
  try {
    await unlink(path)
    for await (const chunk of inChunks(bytes, chunkBytes)) {
      byteCount += chunk.length
      if (byteCount > fileBytes) break
      await file.write(sealChunk(key, chunk, assignmentDetailsOf(count)), 0, undefined, count * SEALED_BYTES)
      count += 1
    }
  } catch (error) {
    await file.close()
    throw error
  }
  if (byteCount > fileBytes) {
    await file.close()
    return 'too large'
  }
  return {
    byteCount,
    async *read() {
      const sealed = Buffer.alloc(SEALED_BYTES)
      for (let number = 0; number < count; number += 1) {
        const { bytesRead } = await file.read(sealed, 0, SEALED_BYTES, number * SEALED_BYTES)
        yield openChunk(key, sealed.subarray(0, bytesRead), assignmentDetailsOf(number))
      }
    },
    forget: () => file.close(),
  }
}
