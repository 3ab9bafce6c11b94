import { crc32 } from 'node:zlib'

/** The text of a cursor, which only the server reads. */
export const cursorText = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** What a cursor names, as whoever sent it says; undefined: it is none of ours. */
export function cursorValue(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * Tells the lists of a call apart by what was asked for, but for the length of a page and the language: a cursor of another town or
 * filter would hide rows of this list.
 */
export function listKey({
  limit: _,
  cursor: __,
  language: ___,
  ...asked
}: Readonly<Record<string, unknown>>): number {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  return crc32(JSON.stringify(given.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
