import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { deriveKey } from '../../../platform/secret/derive-key.ts'

/** An Ed25519 private key in PKCS #8 is these bytes and the seed (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface StatementKey {
  readonly privateKey: KeyObject
  /** What a receiver keeps to check signatures. */
  readonly publicJwk: JWK & { readonly kid: string }
}

/** The key that signs what was said of invoices, derived from the server's secret: the same on all servers. */
export async function statementKey(secret: string): Promise<StatementKey> {
  const seed = deriveKey(secret, 'invoice-statement')
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' }) as JWK
  return {
    privateKey,
    publicJwk: { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' },
  }
}
