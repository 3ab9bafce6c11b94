import { smallTile, varint } from './small-tile.ts'

const HEADER_BYTES = 127
const PLAIN = 1
const VECTOR_TILES = 1

interface SmallPmtiles {
  /** The layers that the metadata name; default: those of Protomaps. */
  readonly layers?: readonly string[]
  readonly attribution?: string
}

/**
 * A PMTiles file with one uncompressed tile, which shows land everywhere, and Minsk. Browsers enlarge it for every zoom.
 */
export function smallPmtiles({
  layers = ['earth', 'water', 'roads', 'places'],
  attribution = '© OpenStreetMap',
}: SmallPmtiles = {}): Buffer {
  const tile = smallTile()
  const metadata = Buffer.from(
    JSON.stringify({ attribution, vector_layers: layers.map(id => ({ id, fields: {} })) }),
  )
  // One entry: the number of the tile, its run, its length, and its offset increased by one.
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1])
  const metadataAt = HEADER_BYTES + directory.length
  const tilesAt = metadataAt + metadata.length
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const numbers = [
    HEADER_BYTES,
    directory.length,
    metadataAt,
    metadata.length,
    0,
    0,
    tilesAt,
    tile.length,
    1,
    1,
    1,
  ]
  for (const [index, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  header[96] = 1
  header[97] = PLAIN
  header[98] = PLAIN
  header[99] = VECTOR_TILES
  const belarus = [231_000_000, 512_000_000, 328_000_000, 562_000_000]
  for (const [index, degrees] of belarus.entries()) header.writeInt32LE(degrees, 102 + index * 4)
  header.writeInt32LE(275_600_000, 119)
  header.writeInt32LE(539_000_000, 123)
  return Buffer.concat([header, directory, metadata, tile])
}
