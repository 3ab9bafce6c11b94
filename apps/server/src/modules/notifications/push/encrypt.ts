import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription (RFC 8291 §2). */
export interface Receiver {
  /** The browser's public key, P-256, uncompressed. */
  readonly p256dh: Buffer
  /** The browser's secret of 16 bytes. */
  readonly auth: Buffer
}

/** Random values of one message; given only by the test that checks the RFC's example. */
export interface Draw {
  readonly sender: ECDH
  readonly salt: Buffer
}

/** Bytes; a longer payload would need a second record, which push services refuse (RFC 8291 §4). */
const RECORD = 4096
const LAST_RECORD = 2

/** Encrypts a payload so that only the browser can read it, not the push service (RFC 8291, RFC 8188). */
export function encrypt(payload: string, { p256dh, auth }: Receiver, draw: Draw = drawn()): Buffer {
  const { sender, salt } = draw
  const own = sender.getPublicKey()
  const shared = sender.computeSecret(p256dh)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own])
  const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = derived(material, salt, 'aes128gcm', 16)
  const nonce = derived(material, salt, 'nonce', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(payload), Buffer.of(LAST_RECORD)])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.of(own.length), own, record])
}

const derived = (material: Buffer, salt: Buffer, what: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes))

function drawn(): Draw {
  const sender = createECDH('prime256v1')
  sender.generateKeys()
  return { sender, salt: randomBytes(16) }
}
