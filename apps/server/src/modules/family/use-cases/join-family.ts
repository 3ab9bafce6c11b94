import { type AdultRelKind, codeKindOf } from '@vizit/domain/family/relations.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import { guessBounds } from '../bounds.ts'
import type { FamilyDeps } from '../deps.ts'
import { countAttempt, lockTrier, secondsToWait } from '../store/attempts.ts'
import { ownerOfCode, spendCode } from '../store/family-codes.ts'
import { missingOf, ownProfileOf } from '../store/people.ts'
import { addWithinFamilies } from '../store/within-families.ts'
import { trierOf } from '../trier.ts'
import { joinPeople } from './join-people.ts'

export interface JoinRequest {
  readonly actor: Patient
  readonly code: string
  readonly relKind: AdultRelKind
  readonly key: string | null
  readonly address: string
}

/**
 * Joins the family of whoever shows the code. Wrong codes are counted before the next one is compared, so that
 * guesses at once are no more than guesses one after another.
 */
export async function joinFamily(request: JoinRequest, deps: FamilyDeps) {
  const { actor, code, relKind, key, address } = request
  const { accountId } = actor
  const { database, clock, keys, changes } = deps
  const now = clock.now()
  const hash = keyedHash(keys.hash, 'join', code)
  const trier = trierOf(actor, address, keys)
  const ownerOf = async (trx: Kysely<DB>) => {
    const owner = await ownerOfCode(trx, hash, codeKindOf(relKind), now)
    return owner === accountId ? undefined : owner
  }
  let families: string[] = []
  const joined = await addWithinFamilies(
    database,
    async trx => {
      await lockTrier(trx, trier)
      families = [accountId, await ownerOf(trx)].filter(account => account !== undefined)
      return families
    },
    trx =>
      answerOnce(trx, { accountId, key, call: 'joinFamily', body: { code, relKind }, now }, async () => {
        const wait = await secondsToWait(trx, trier, guessBounds, now)
        if (wait > 0) return new Refused('BLOCKED_TRY_LATER', { retryAfter: wait })
        const own = await ownProfileOf(trx, accountId)
        const missing = missingOf(own)
        if (missing.length > 0) return new Refused('PROFILE_MISSING', { missing })
        const owner = await ownerOf(trx)
        if (owner === undefined || !(await spendCode(trx, hash))) {
          await countAttempt(trx, 'wrong-code', trier, now)
          return new Refused('INVALID_OBJECT_ID', {})
        }
        const other = await ownProfileOf(trx, owner)
        await joinPeople(trx, {
          one: { accountId, profileId: own.id, level: 'VIEW_COVERAGE' },
          other: { accountId: owner, profileId: other.id, level: 'VIEW_COVERAGE' },
          kind: relKind,
          now,
        })
        return { data: { family: await deps.family.present(accountId, trx) } }
      }),
  )
  if (joined instanceof Refused) return joined
  changes.tell('family', { accounts: families })
  changes.tell('visits', { accounts: families })
  return joined
}
