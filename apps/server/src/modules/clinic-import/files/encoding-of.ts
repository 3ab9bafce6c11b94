export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251'

/** The encoding that the first two bytes of a text tell, a byte-order mark of UTF-16 (Excel's "Unicode text"); null: they tell none. */
export function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/**
 * The encoding of a text: UTF-16 by its byte-order mark, UTF-8 if all of it is that, and otherwise windows-1251, in which older
 * programs here write.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const marked = markedEncoding(bytes)
  if (marked) return marked
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1251'
  }
}
