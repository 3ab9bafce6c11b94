import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { bytesOf } from './read-pmtiles.ts'

/** The header and the directory of the tiles stand in these bytes. */
const DIRECTORY_BYTES = 16_384

export interface OpenMapFile {
  readonly version: string
  readonly byteCount: number
  readonly handle: FileHandle
}

/**
 * The vector file as it is now. An operator may replace it while the server runs: its version then changes, the same
 * on every server that has the same file, because it is made of the file's content.
 */
export class MapFile {
  readonly path: string
  #known: { readonly stamp: string; readonly version: string } | undefined

  constructor(path: string) {
    this.path = path
  }

  /** Undefined: the file is not there now. */
  async version(): Promise<string | undefined> {
    const opened = await this.open()
    await opened?.handle.close()
    return opened?.version
  }

  /** The caller closes the handle. Undefined: the file is not there now. */
  async open(): Promise<OpenMapFile | undefined> {
    const handle = await open(this.path).catch(() => undefined)
    if (!handle) return undefined
    try {
      const { size, ino, mtimeMs } = await handle.stat()
      const stamp = `${size} ${ino} ${mtimeMs}`
      if (this.#known?.stamp !== stamp) {
        const hash = createHash('sha256').update(`${size} `)
        hash.update(await bytesOf(handle, 0, DIRECTORY_BYTES))
        this.#known = { stamp, version: hash.digest('hex').slice(0, 16) }
      }
      return { version: this.#known.version, byteCount: size, handle }
    } catch (error) {
      await handle.close()
      throw error
    }
  }
}
