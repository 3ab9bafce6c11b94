import { type AdultRelKind, codeKindOf, familyLimits, isLimited } from '@vizit/domain/family/relations.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import { attemptKeysOf } from '../attempt-keys.ts'
import { codeBounds } from '../attempt-limits.ts'
import type { FamilyDeps } from '../deps.ts'
import { countAttempt, lockAttempts, secondsUntilGuess } from '../store/attempts.ts'
import { findCode, spendCode } from '../store/family-codes.ts'
import { hasRoom } from '../store/family-size.ts'
import { insertJoinRequest, type JoinRequestRow, requestByCode } from '../store/join-requests.ts'
import { missingOf, ownProfileOf } from '../store/people.ts'
import { confirmSharing } from './confirm-sharing.ts'
import { presentJoinRequest } from './present-join-request.ts'

export interface JoinFamilyRequest {
  readonly actor: Patient
  readonly code: string
  /** What the code's owner is to the account that enters the code. Undefined: not chosen yet. */
  readonly relKind: AdultRelKind | undefined
  readonly freshCode: FreshCode | null
  readonly key: string | null
  readonly address: string
}

/**
 * Asks the code's owner to accept a relative. A wrong code is counted before the next one is compared, so that
 * concurrent guesses have no advantage.
 */
export async function joinFamily(
  { actor, code, relKind, freshCode, key, address }: JoinFamilyRequest,
  deps: FamilyDeps,
) {
  const { accountId } = actor
  const { database, clock, keys, changes, notifications } = deps
  const now = clock.now()
  const codeHash = keyedHash(keys.hash, 'join', code)
  const attemptKeys = attemptKeysOf(actor, address, keys)
  let made: JoinRequestRow | undefined

  const ask = async (trx: Kysely<DB>) => {
    const missing = missingOf(await ownProfileOf(trx, accountId))
    if (missing.length > 0) return new Refused('PROFILE_MISSING', { missing })
    // A client that lost the answer enters the same code again, also after a reload, and gets the same request.
    const before = await requestByCode(trx, { accountId, codeHash, now })
    if (before) return requested(trx, before)
    const wait = await secondsUntilGuess(trx, attemptKeys, codeBounds, now)
    if (wait > 0) return new Refused('BLOCKED_TRY_LATER', { retryAfter: wait })
    const found = await findCode(trx, codeHash, now)
    if (found?.owner === accountId) return new Refused('INVALID_OBJECT_ID', {})
    if (found && (relKind === undefined || codeKindOf(relKind) !== found.kind)) {
      return { status: 'choose', kind: found.kind }
    }
    if (found && relKind && isLimited(relKind) && !(await hasRoom(trx, accountId, relKind))) {
      return new Refused('FAMILY_LIMIT', { relKind, limit: familyLimits[relKind] })
    }
    const unconfirmed = found && relKind && (await confirmSharing(trx, { accountId, relKind, freshCode }))
    if (unconfirmed) return unconfirmed
    if (!found || !relKind || !(await spendCode(trx, codeHash))) {
      await countAttempt(trx, 'wrong-code', attemptKeys, now)
      return new Refused('INVALID_OBJECT_ID', {})
    }
    made = await insertJoinRequest(trx, { ownerId: found.owner, accountId, relKind, codeHash, now })
    await notifications.notifyAccount(trx, found.owner, {
      template: 'join-requested',
      data: {},
      opens: '/family',
      topic: 'family',
      expiresAt: made.expiresAt,
      quiet: await deps.quietHoursOf(trx, found.owner),
    })
    return requested(trx, made)
  }
  const once = { accountId, key, call: 'joinFamily', body: { code, relKind }, now }
  const asked = await database.db.transaction().execute(async trx => {
    await lockAttempts(trx, attemptKeys)
    return answerOnce(trx, once, () =>
      guessOnce(trx, { ...once, wrong: 'INVALID_OBJECT_ID' }, () => ask(trx)),
    )
  })
  if (made) {
    notifications.nudge()
    changes.publish('family', { accounts: [made.ownerId, accountId] })
  }
  return asked
}

async function requested(trx: Kysely<DB>, request: JoinRequestRow) {
  return { status: 'requested', request: await presentJoinRequest(trx, request, request.ownerId) }
}
