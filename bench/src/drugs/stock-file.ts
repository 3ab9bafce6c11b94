import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A folder with `drugs.csv`, `drug_packs.csv` and `pharmacies.csv`, as the importers read them. */
export interface DrugFiles {
  readonly drugs: string
  readonly packs: string
  readonly pharmacies: string
}

export const drugFiles = (folder: string): DrugFiles => ({
  drugs: join(folder, 'drugs.csv'),
  packs: join(folder, 'drug_packs.csv'),
  pharmacies: join(folder, 'pharmacies.csv'),
})

const HEADER = 'pharmacy,pack,price,quantity,bestBefore,updatedAt\n'

interface Wanted {
  readonly rows: number
  /** Another one makes other prices, and other packs of each pharmacy. */
  readonly seed: number
  /** Only each nth row. */
  readonly every?: number
}

/** Writes made-up prices of all pharmacies, the same for the same seed. */
export async function writeStockFile(path: string, files: DrugFiles, wanted: Wanted): Promise<void> {
  await pipeline(
    Readable.from(stockRows(idsOf(files.pharmacies), idsOf(files.packs), wanted)),
    createWriteStream(path),
  )
}

/** The first column, which is the id and has no quotation marks. */
const idsOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap(line => /^\d+/.exec(line) ?? [])

function* stockRows(
  pharmacies: readonly string[],
  packs: readonly string[],
  { rows, seed, every = 1 }: Wanted,
): Generator<string> {
  const draw = drawer(seed)
  const share = rows / (pharmacies.length * packs.length)
  let nth = 0
  yield HEADER
  for (const pharmacy of pharmacies) {
    const lines = packs.flatMap((pack, at) => {
      if (draw() >= share) return []
      nth += 1
      const kopecks = Math.round((200 + ((at * 7919) % 6000)) * (0.8 + 0.4 * draw()))
      const quantity = draw() < 0.5 ? '' : String(1 + Math.floor(draw() * 20))
      return nth % every === 0 ? [`${pharmacy},${pack},${(kopecks / 100).toFixed(2)},${quantity},,\n`] : []
    })
    yield lines.join('')
  }
}

/** Numbers from 0 to 1 (mulberry32). */
function drawer(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
