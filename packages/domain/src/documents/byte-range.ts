/** A range of bytes of a file; both ends are included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Reads a `Range` header for a file of `byteCount` bytes: a range cut to the file; 'whole' if the header is not a
 * single byte range, because a server may ignore such a header (RFC 9110 §14.2); 'none' if the range lies outside the
 * file.
 */
export function byteRangeOf(header: string, byteCount: number): ByteRange | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const count = Math.min(Number(last), byteCount)
    return count > 0 ? { first: byteCount - count, last: byteCount - 1 } : 'none'
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= byteCount) return 'none'
  const end = last === '' ? byteCount - 1 : Math.min(Number(last), byteCount - 1)
  return { first: Number(first), last: end }
}

/** A part of one chunk: the bytes from `from` up to, but not including, `to`. */
export interface ChunkPart {
  readonly number: number
  readonly from: number
  readonly to: number
}

/** The parts of the chunks of this size that contain the range, in order. */
export function* chunksOf({ first, last }: ByteRange, chunkBytes: number): Generator<ChunkPart> {
  for (let number = Math.floor(first / chunkBytes); number * chunkBytes <= last; number += 1) {
    const start = number * chunkBytes
    yield { number, from: Math.max(first - start, 0), to: Math.min(last + 1 - start, chunkBytes) }
  }
}
