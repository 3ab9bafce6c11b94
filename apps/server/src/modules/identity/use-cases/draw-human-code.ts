import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { drawCode, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { drawAgain, saveDraw } from '../store/human-checks.ts'
import { findLogin } from '../store/phone-logins.ts'

const DIGITS = 5

export type DrawnHumanCode =
  | { readonly kind: 'drawn'; readonly code: string }
  | { readonly kind: 'unknown' | 'not-needed' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }

/** The digits of a new captcha picture for a login; the previous picture becomes invalid. */
export async function drawHumanCode(id: string, deps: IdentityDeps): Promise<DrawnHumanCode> {
  return draw(id, deps, async () => undefined)
}

/** The digits of the login's current picture, to be spoken; without a picture, new digits. */
export async function repeatHumanCode(id: string, deps: IdentityDeps): Promise<DrawnHumanCode> {
  return draw(id, deps, async () => {
    const sealed = await drawAgain(deps.database.db, id)
    return sealed && (open(deps.keys.humanCodeSeal, sealed, id) ?? undefined)
  })
}

async function draw(
  id: string,
  deps: IdentityDeps,
  present: () => Promise<string | undefined>,
): Promise<DrawnHumanCode> {
  const { database, clock, keys } = deps
  const login = await findLogin(database.db, id, clock.now())
  if (!login) return { kind: 'unknown' }
  if (login.state !== 'needs-human') return { kind: 'not-needed' }
  const repeated = await present()
  if (repeated) return { kind: 'drawn', code: repeated }
  const code = drawCode(DIGITS)
  const hidden = { hash: keyedHash(keys.humanCode, id, code), sealed: seal(keys.humanCodeSeal, code, id) }
  if (await saveDraw(database.db, id, hidden)) return { kind: 'drawn', code }
  const retryAfter = Math.ceil((login.expires_at.getTime() - clock.now().getTime()) / 1000)
  return { kind: 'too-many', retryAfter }
}
