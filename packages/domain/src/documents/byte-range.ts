/** Some bytes of a file, both ends included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * What a `Range` header asks of a file of so many bytes: a range cut to the file; 'whole' for what is no single range of
 * bytes, which a server may pass over (RFC 9110 §14.2); 'none' where the file has no such bytes.
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

/** A part of one chunk: its bytes from `from` to before `to`. */
export interface ChunkPart {
  readonly number: number
  readonly from: number
  readonly to: number
}

/** The chunks of this size that a range lies in, and nothing of the others, one after another. */
export function* chunksOf({ first, last }: ByteRange, chunkBytes: number): Generator<ChunkPart> {
  for (let number = Math.floor(first / chunkBytes); number * chunkBytes <= last; number += 1) {
    const start = number * chunkBytes
    yield { number, from: Math.max(first - start, 0), to: Math.min(last + 1 - start, chunkBytes) }
  }
}
