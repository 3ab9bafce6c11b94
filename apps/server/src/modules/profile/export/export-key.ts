import { createHmac } from 'node:crypto'

/** What a copy is sealed with: neither the server's key nor the token of the link opens it alone. */
export function exportKey(serverKey: Buffer, token: string): Buffer {
  return createHmac('sha256', serverKey).update(token).digest()
}
