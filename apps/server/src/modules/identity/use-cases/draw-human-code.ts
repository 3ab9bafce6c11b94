import type { IdentityDeps } from '../deps.ts'
import { drawPicture } from '../human-check/draw-picture.ts'
import { saveDraw } from '../store/human-checks.ts'
import { findLogin } from '../store/phone-logins.ts'
import { drawCode, hashCode } from '../tokens/one-time-code.ts'

const DIGITS = 5

export type DrawnHumanCode =
  | { readonly kind: 'drawn'; readonly picture: string }
  | { readonly kind: 'unknown' | 'not-needed' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }

/** A new picture for a login that must prove a person; the one before it holds no longer. */
export async function drawHumanCode(id: string, deps: IdentityDeps): Promise<DrawnHumanCode> {
  const { database, clock, keys } = deps
  const login = await findLogin(database.db, id, clock.now())
  if (!login) return { kind: 'unknown' }
  if (login.state !== 'needs-human') return { kind: 'not-needed' }
  const code = drawCode(DIGITS)
  if (await saveDraw(database.db, id, hashCode(keys.humanCode, id, code))) {
    return { kind: 'drawn', picture: drawPicture(code) }
  }
  const retryAfter = Math.ceil((login.expires_at.getTime() - clock.now().getTime()) / 1000)
  return { kind: 'too-many', retryAfter }
}
