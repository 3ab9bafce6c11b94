import { createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ISSUER = 'partner-of-journeys'
const AUDIENCE = 'vizit'
const KEY_ID = `${ISSUER}-1`

/** A partner who may sign people in: the server gets the file with the public key, and the private key stays here. */
export async function makePartner(dataDir: string): Promise<{ keysFile: string; privateKey: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, iss: ISSUER, alg: 'EdDSA' }
  const keysFile = join(dataDir, 'partners.json')
  await writeFile(keysFile, JSON.stringify({ keys: [key] }))
  return { keysFile, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

/** A token with which the partner signs in the person with this phone. */
export function partnerToken(phone: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: ISSUER, aud: AUDIENCE, sub: phone.replace('+', ''), jti: randomUUID(), iat: now }
  const signed = [
    { alg: 'EdDSA', kid: KEY_ID },
    { ...claims, exp: now + 120 },
  ]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = createPrivateKey(process.env.E2E_PARTNER_KEY ?? '')
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`
}
