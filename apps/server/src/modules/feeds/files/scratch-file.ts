import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ALGORITHM = 'aes-256-ctr'
/** Some thousand rows: other requests have a turn after each. */
const CHUNK_BYTES = 32 * 1024

/** Bytes on the disk that only this process reads again. */
export interface ScratchFile {
  /** Once. */
  write(bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** From the beginning, as often as needed. */
  read(): AsyncIterable<Buffer>
  close(): Promise<void>
}

/**
 * The file is encrypted by a key that exists only in this process, and it has no name: people's data in it disappear with the process
 * at the latest, however it ends.
 */
export async function openScratchFile(): Promise<ScratchFile> {
  const name = randomBytes(16).toString('hex')
  const [key, counter] = [randomBytes(32), randomBytes(16)]
  const path = join(tmpdir(), `vizit-${name}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return {
    write: async bytes => {
      const cipher = createCipheriv(ALGORITHM, key, counter)
      for await (const chunk of bytes) await file.appendFile(cipher.update(chunk))
    },
    read: async function* () {
      const decipher = createDecipheriv(ALGORITHM, key, counter)
      const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
      for (let at = 0; ; ) {
        const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, at)
        if (bytesRead === 0) return
        at += bytesRead
        yield decipher.update(chunk.subarray(0, bytesRead))
      }
    },
    close: () => file.close(),
  }
}
