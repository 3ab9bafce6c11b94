import type { GuestDeps } from '../deps.ts'
import { drawAgain, findCheck, saveDraw } from '../store/human-checks.ts'

export type DrawnCheck =
  | { readonly kind: 'drawn'; readonly digits: string }
  | { readonly kind: 'unknown' | 'not-needed' }
  | { readonly kind: 'too-many'; readonly retryAfter: number }

/** The digits of a new captcha picture; the previous picture becomes invalid. */
export function drawCheck(id: string, deps: GuestDeps): Promise<DrawnCheck> {
  return draw(id, deps, async () => null)
}

/** The digits of the current picture, to be spoken; without a picture, new digits. */
export function repeatCheck(id: string, deps: GuestDeps): Promise<DrawnCheck> {
  return draw(id, deps, async () => {
    const sealed = await drawAgain(deps.database.db, id)
    return sealed === undefined ? null : deps.humanCheck.reveal(id, sealed)
  })
}

async function draw(
  id: string,
  { database, clock, humanCheck }: GuestDeps,
  present: () => Promise<string | null>,
): Promise<DrawnCheck> {
  const now = clock.now()
  const check = await findCheck(database.db, id, now)
  if (!check) return { kind: 'unknown' }
  if (check.passed_at) return { kind: 'not-needed' }
  const repeated = await present()
  if (repeated) return { kind: 'drawn', digits: repeated }
  const { digits, hidden } = humanCheck.drawDigits(id)
  if (await saveDraw(database.db, id, hidden)) return { kind: 'drawn', digits }
  return { kind: 'too-many', retryAfter: Math.ceil((check.expires_at.getTime() - now.getTime()) / 1000) }
}
