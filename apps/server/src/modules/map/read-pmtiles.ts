import type { FileHandle } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

/** The header of a PMTiles file, version 3. */
const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const VERSION = 3
const [PLAIN, GZIP] = [1, 2]
const VECTOR_TILES = 1
/** More than the metadata of any map; they are read into memory. */
const MAX_METADATA_BYTES = 4_000_000

const Metadata = z.looseObject({ vector_layers: z.array(z.looseObject({ id: z.string() })) })

/** What the start of the server checks of a PMTiles file. */
export interface PmtilesFacts {
  /** The names of the layers in its tiles. */
  readonly layers: readonly string[]
}

/** Reads the header and the metadata. Throws an error that says what is wrong with the file. */
export async function readPmtiles(file: FileHandle): Promise<PmtilesFacts> {
  const header = await bytesOf(file, 0, HEADER_BYTES)
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 7) !== MAGIC)
    throw new Error('it is not a PMTiles file')
  if (header[7] !== VERSION) throw new Error(`it has version ${header[7]} of PMTiles, and 3 is needed`)
  const number = (at: number) => Number(header.readBigUInt64LE(at))
  const [metadataAt, metadataBytes, tilesAt, tilesBytes] = [number(24), number(32), number(56), number(64)]
  const { size } = await file.stat()
  if (Math.max(metadataAt + metadataBytes, tilesAt + tilesBytes) > size)
    throw new Error('its end is missing: it was not copied whole')
  if (header[99] !== VECTOR_TILES) throw new Error('it has no vector tiles (MVT)')
  for (const compression of [header[97], header[98]])
    if (compression !== PLAIN && compression !== GZIP)
      throw new Error('its compression is unknown to browsers: make it with gzip')
  if (metadataBytes > MAX_METADATA_BYTES) throw new Error('its metadata are too long')
  const stored = await bytesOf(file, metadataAt, metadataBytes)
  const metadata = Metadata.safeParse(jsonOf(header[97] === GZIP ? gunzipSync(stored) : stored))
  if (!metadata.success) throw new Error('its metadata do not name its layers (vector_layers)')
  return { layers: metadata.data.vector_layers.map(({ id }) => id) }
}

export async function bytesOf(file: FileHandle, position: number, count: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, position)
  return buffer.subarray(0, bytesRead)
}

function jsonOf(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return null
  }
}
