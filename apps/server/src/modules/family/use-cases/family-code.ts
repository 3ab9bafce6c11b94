import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { drawCode, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { FamilyDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { type CodeKind, livingCode, saveCode } from '../store/family-codes.ts'
import { missingOf, ownProfileOf } from '../store/people.ts'

type Deps = Pick<FamilyDeps, 'database' | 'clock' | 'keys'>

/** The code by which a relative of this kind joins: the valid one, or a new one. */
export async function familyCode(
  accountId: string,
  kind: CodeKind,
  { renew }: { renew: boolean },
  deps: Deps,
) {
  const { database, clock, keys } = deps
  const now = clock.now()
  const missing = missingOf(await ownProfileOf(database.db, accountId))
  if (missing.length > 0) return new Refused('PROFILE_MISSING', { missing })
  const context = `family-code:${accountId}:${kind}`
  if (!renew) {
    const living = await livingCode(database.db, accountId, kind, now)
    const code = living && open(keys.seal, living.sealed, context)
    if (living && code) return { code, expiresAt: formatInstant(living.expires_at) }
  }
  const expiresAt = new Date(now.getTime() + limits.joinCodeSeconds * 1000)
  for (;;) {
    const code = drawCode()
    const hash = keyedHash(keys.hash, 'join', code)
    const fresh = { accountId, kind, hash, sealed: seal(keys.seal, code, context), expiresAt, now }
    const saved = await saveCode(database, fresh, { renew })
    if (saved === 'saved') return { code, expiresAt: formatInstant(expiresAt) }
    // 'taken': another account's valid code is the same, so draw again. 'made-beside': a concurrent request made a
    // code, so return that one.
    if (saved === 'made-beside') return familyCode(accountId, kind, { renew: false }, deps)
  }
}
