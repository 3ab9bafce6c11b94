import { createHmac } from 'node:crypto'

/** The key of a copy: it needs the server's key and the token of the link. */
export function exportKey(serverKey: Buffer, token: string): Buffer {
  return createHmac('sha256', serverKey).update(token).digest()
}
