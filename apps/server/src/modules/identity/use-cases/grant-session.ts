import { formatInstant } from '@vizit/domain/time/instant.ts'
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
  const expiresAt = formatInstant(new Date(now.getTime() + seconds * 1000))
  return { identityToken, refreshToken, expiresAt }
}
