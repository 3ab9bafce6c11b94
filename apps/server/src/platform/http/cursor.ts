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
