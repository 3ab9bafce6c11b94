import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { type SessionHolder, signIdentityToken } from '../tokens/identity-token.ts'

export interface GrantedSession {
  readonly identityToken: string
  readonly refreshToken: string
  /** Of the identity token. */
  readonly expiresAt: string
}

export async function grantSession(
  holder: SessionHolder,
  refreshToken: string,
  { clock, signingKeys }: Pick<IdentityDeps, 'clock' | 'signingKeys'>,
): Promise<GrantedSession> {
  const key = await signingKeys.current()
  const now = clock.now()
  const seconds = limits.identityTokenSeconds
  const identityToken = await signIdentityToken(key, holder, now, seconds)
  const expiresAt = formatInstant(new Date(now.getTime() + seconds * 1000))
  return { identityToken, refreshToken, expiresAt }
}
