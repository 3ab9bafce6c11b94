import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { decodeProtectedHeader, errors, jwtVerify } from 'jose'
import { limits } from '../limits.ts'
import type { CustomTokens } from './partner-keys.ts'

export interface CustomToken {
  readonly issuer: string
  readonly id: string
  /** Digits with the country code. */
  readonly phone: string
  readonly expiresAt: Date
}

export type CustomTokenProblem = Exclude<ErrorAttributes<'INVALID_CUSTOM_TOKEN'>['reason'], 'replayed'>

/**
 * The content of a partner's token, if the partner's key signed it for this installation; otherwise the reason why
 * it is invalid.
 */
export async function verifyCustomToken(
  { keys, audience }: CustomTokens,
  token: string,
  now: Date,
): Promise<CustomToken | CustomTokenProblem> {
  try {
    const { kid } = decodeProtectedHeader(token)
    const partner = keys.find(({ id }) => id === kid)
    if (!partner) return 'unknown-key'
    const { payload } = await jwtVerify(token, partner.key, {
      algorithms: [partner.algorithm],
      issuer: partner.issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'jti', 'sub'],
    })
    const { exp = 0, iat = exp - limits.customTokenSeconds, jti = '', sub = '' } = payload
    const longest = Math.min(iat, now.getTime() / 1000) + limits.customTokenSeconds
    if (exp > longest) return 'lives-too-long'
    if (typeof jti !== 'string' || jti.length === 0 || jti.length > 128) return 'malformed'
    const phone = /^\d+$/.test(sub) ? parsePhone(sub) : null
    if (!phone) return 'no-phone'
    return { issuer: partner.issuer, id: jti, phone, expiresAt: new Date(exp * 1000) }
  } catch (error) {
    return unfitOf(error)
  }
}

function unfitOf(error: unknown): CustomTokenProblem {
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'aud') return 'wrong-audience'
    return error.claim === 'iss' ? 'unknown-key' : 'malformed'
  }
  return error instanceof errors.JWSSignatureVerificationFailed ? 'unknown-key' : 'malformed'
}
