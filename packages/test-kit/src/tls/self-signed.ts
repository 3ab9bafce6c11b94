import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'

/** One DER value: tag, length, contents. */
function der(tag: number, ...inside: readonly Buffer[]): Buffer {
  const content = Buffer.concat(inside)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...inside: readonly Buffer[]) => der(0x30, ...inside)
const set = (...inside: readonly Buffer[]) => der(0x31, ...inside)
const octets = (content: Buffer) => der(0x04, content)
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'))
const COMMON_NAME = oid('550403')
const ALTERNATIVE_NAME = oid('551d11')
const LOOPBACK = der(0x87, Buffer.from([127, 0, 0, 1]))

/** A key and a self-signed certificate for 127.0.0.1 (X.509 v3), valid from yesterday until tomorrow. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('a test')))))
  const tbs = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    // The leading 1 keeps the random serial number positive.
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAME, octets(sequence(LOOPBACK))))),
  )
  const certificate = sequence(tbs, ECDSA_WITH_SHA256, bits(sign('sha256', tbs, privateKey)))
  const base64 = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  }
}
