import { keyedHash } from './one-time-code.ts'

/** A client's key and the data sent with it: together they cannot be guessed. */
export interface KeyedBy {
  readonly key: string
  readonly of: string
}

/**
 * The id of what a request with a key creates: a repeated request finds it by this id and creates nothing more.
 */
export function idOfKey(secret: Buffer, { key, of }: KeyedBy): string {
  const bytes = keyedHash(secret, `id ${of}`, key).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The token that a request with a key gets: a repeated request gets the same token, and none is stored. */
export const tokenOfKey = (secret: Buffer, { key, of }: KeyedBy): string =>
  keyedHash(secret, `token ${of}`, key).toString('base64url')
