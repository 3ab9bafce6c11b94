import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * Before the ids stands a checksum of the list and of them: a cursor that lost or changed a letter, or is of another list, would name
 * other doctors and hide them.
 */
const CHECKSUM_BYTES = 4

/** No cursor of ours that fits into an address names more; a forged one of a few letters could claim millions of doctors. */
const MOST_BYTES = 32 * 1024

/**
 * A cursor names the doctors on the pages before it, so that each page is the beginning of the list as it is now
 * without them: a booking that moves a doctor within the list can neither repeat nor hide one. The ids go as their
 * differences, compressed: two thousand of a large country take about 2 KB. `list`: its `listKey`.
 */
export function cursorOf(ids: readonly string[], list: number): string {
  const bytes: number[] = []
  let last = 0n
  for (const id of ids.map(BigInt).sort((a, b) => (a < b ? -1 : 1))) {
    let rest = id - last
    last = id
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
    bytes.push(Number(rest))
  }
  const named = Uint8Array.from(bytes)
  return deflateRawSync(Buffer.concat([checksumOf(named, list), named])).toString('base64url')
}

function checksumOf(named: Uint8Array, list: number): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32LE(crc32(named, list))
  return checksum
}

const MOST_BITS = 63n

/** The ids of doctors that a cursor names; null: it is none of this list. */
export function idsOfCursor(cursor: string, list: number): string[] | null {
  const content = inflated(cursor)
  if (!content) return null
  const bytes = content.subarray(CHECKSUM_BYTES)
  if (!checksumOf(bytes, list).equals(content.subarray(0, CHECKSUM_BYTES))) return null
  const ids: string[] = []
  let last = 0n
  let [rest, shift] = [0n, 0n]
  for (const byte of bytes) {
    rest |= BigInt(byte & 127) << shift
    shift += 7n
    if (shift > MOST_BITS) return null
    if (byte > 127) continue
    if (rest === 0n) return null
    last += rest
    if (last >> MOST_BITS > 0n) return null
    ids.push(String(last))
    ;[rest, shift] = [0n, 0n]
  }
  return shift === 0n && ids.length > 0 ? ids : null
}

function inflated(cursor: string): Buffer | null {
  try {
    return inflateRawSync(Buffer.from(cursor, 'base64url'), { maxOutputLength: MOST_BYTES })
  } catch {
    return null
  }
}
