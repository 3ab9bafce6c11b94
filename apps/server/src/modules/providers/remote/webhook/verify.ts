import { createHmac } from 'node:crypto'
import { hashToken, sameHash } from '../../../../platform/secret/one-time-code.ts'

export interface Call {
  /** As it was sent. */
  readonly body: string
  /** `Authorization`, as a Subscription of FHIR R4 can be made to send it. */
  readonly authorization: string | undefined
  /** `X-Vizit-Timestamp`: seconds since 1970. */
  readonly timestamp: string | undefined
  /** `X-Vizit-Signature`: `sha256=` and the HMAC of `<timestamp>.<body>` in hexadecimal digits. */
  readonly signature: string | undefined
}

/** How far the clocks of the two sides may differ. */
const PATIENCE_SECONDS = 300

/**
 * Is this the clinic? Either it signs each call (`signature`: what no second call may bring), or it sends the secret
 * itself; null: it is somebody else.
 */
export function verify(
  { body, authorization, timestamp, signature }: Call,
  secret: string,
  now: Date,
): { readonly signature: Buffer | null } | null {
  if (signature === undefined) {
    const [, token] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
    return token !== undefined && sameHash(hashToken(token), hashToken(secret)) ? { signature: null } : null
  }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(age <= PATIENCE_SECONDS)) return null
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? []
  return sameHash(Buffer.from(hex, 'hex'), expected) ? { signature: expected } : null
}
