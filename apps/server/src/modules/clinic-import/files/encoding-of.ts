export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1251'

/**
 * The encoding of a text: UTF-16 by its byte-order mark (Excel's "Unicode text"), UTF-8 if all of it is that, and otherwise
 * windows-1251, in which older programs here write.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1251'
  }
}
