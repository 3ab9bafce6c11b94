import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { limits } from '../limits.ts'
import { addKey, forgetKeys, lockKeys, readKeys } from '../store/signing-keys.ts'

/**
 * When a new key is made. `if-due`: the last one has signed for its days. `unless-one-signs`: no key signs. `now`:
 * an operator asked for it. `revoking`: keys may be stolen, so all tokens become invalid and clients refresh.
 */
export type Rotation = 'if-due' | 'unless-one-signs' | 'now' | 'revoking'

/** Makes a key that begins to sign when every server knows it; the first key signs at once. */
export async function rotateKeys(
  db: Kysely<DB>,
  sealing: Buffer,
  now: Date,
  rotation: Rotation,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await lockKeys(trx)
    if (rotation === 'revoking') await forgetKeys(trx)
    const usable = (await readKeys(trx, now)).filter(({ id, sealed }) => open(sealing, sealed, id) !== null)
    const signs = usable.some(({ begins_at }) => begins_at <= now)
    if (rotation === 'unless-one-signs' && signs) return
    if (rotation === 'if-due' && signs && !isOld(usable[0]?.begins_at, now)) return
    const beginsAt = after(now, signs ? limits.keyNoticeSeconds : 0)
    await addKey(trx, {
      seal: id => seal(sealing, randomBytes(32).toString('base64url'), id),
      now,
      beginsAt,
      formerEndAt: after(beginsAt, limits.longestIdentityTokenSeconds + limits.keyNoticeSeconds),
    })
  })
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
const isOld = (begun: Date | undefined, now: Date) =>
  begun === undefined || after(begun, limits.keySeconds) <= now
