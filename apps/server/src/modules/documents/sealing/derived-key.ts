import { hkdfSync } from 'node:crypto'

/** A key for one purpose, derived from the key that encrypts the keys of files. */
export const derivedKey = (documentKey: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', documentKey, '', `vizit/${purpose}/1`, 32))
