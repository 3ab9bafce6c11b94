import { createHmac } from 'node:crypto'
import { credentialsOf } from '../../../../platform/http/credentials-of.ts'
import { hashToken, sameHash } from '../../../../platform/secret/one-time-code.ts'

export interface Call {
  /** The raw body as it was sent. */
  readonly body: string
  /** The `Authorization` header, which a FHIR R4 Subscription can send. */
  readonly authorization: string | undefined
  /** `X-Vizit-Timestamp`: seconds since 1970. */
  readonly timestamp: string | undefined
  /** `X-Vizit-Signature`: `sha256=` and the HMAC of `<timestamp>.<body>` in hexadecimal digits. */
  readonly signature: string | undefined
}

/** How far the clocks of both sides may differ. */
const PATIENCE_SECONDS = 300

/**
 * Whether the clinic sent this. It either signs each call (`signature`, which may be used once) or sends the
 * secret itself. Null: neither is correct.
 */
export function verify(
  { body, authorization, timestamp, signature }: Call,
  secret: string,
  now: Date,
): { readonly signature: Buffer | null } | null {
  if (signature === undefined) {
    const token = credentialsOf(authorization, 'Bearer')
    return token !== undefined && sameHash(hashToken(token), hashToken(secret)) ? { signature: null } : null
  }
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(age <= PATIENCE_SECONDS)) return null
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()
  const [, hex = ''] = /^sha256=([0-9a-f]{64})$/.exec(signature) ?? []
  return sameHash(Buffer.from(hex, 'hex'), expected) ? { signature: expected } : null
}
