import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

interface Browser {
  readonly browser: ECDH
  readonly auth: Buffer
}

/** Decrypts a payload as a browser does (RFC 8291 §3.4); throws if it was encrypted for another one. */
export function decrypt(body: Buffer, { browser, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const material = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32)
  const part = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(material), salt, `Content-Encoding: ${what}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
