import type { Patient } from '../../../platform/http/actor.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { signIdentityToken } from '../tokens/identity-token.ts'

export interface GrantedSession {
  readonly identityToken: string
  readonly refreshToken: string
  /** Of the identity token. */
  readonly expiresAt: string
}

export async function grantSession(
  patient: Patient,
  refreshToken: string,
  { clock, keys }: Pick<IdentityDeps, 'clock' | 'keys'>,
): Promise<GrantedSession> {
  const now = clock.now()
  const seconds = limits.identityTokenSeconds
  const identityToken = await signIdentityToken(keys.identityToken, patient, now, seconds)
  const expiresAt = new Date((Math.floor(now.getTime() / 1000) + seconds) * 1000).toISOString()
  return { identityToken, refreshToken, expiresAt }
}
