import { isSamePerson } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answeredBefore, answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { FamilyDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { accountsOf } from '../store/accounts-of.ts'
import { insertPerson } from '../store/children.ts'
import { contactAt } from '../store/contacts.ts'
import { addWithFamiliesLocked } from '../store/lock-families.ts'
import { columnsOf, factsOf, ownProfileOf } from '../store/people.ts'
import { keepPhone, unownedAt } from '../store/profile-phones.ts'
import {
  deleteRequest,
  findRequest,
  type RelativeRequest,
  spendSentCode,
  takeGuess,
} from '../store/relative-requests.ts'
import { claimProfile, findProfileAtPhone } from './claim-profile.ts'
import { confirmSharing } from './confirm-sharing.ts'
import type { GrowingUpDeps } from './leave-childhood.ts'
import { makeRelatives } from './make-relatives.ts'

export interface Confirmation {
  readonly actor: Patient
  readonly relId: string
  readonly code: string
  readonly freshCode: FreshCode | null
  readonly key: string | null
}

/** Adds the adult who passed on the code from the SMS. */
export async function confirmRelative(
  { actor, relId, code, freshCode, key }: Confirmation,
  deps: FamilyDeps,
) {
  const { database, clock, keys, changes, family } = deps
  const { accountId } = actor
  const now = clock.now()
  const once = { accountId, key, call: 'confirmRelative', body: { relId, code }, now }
  const answered = key === null ? undefined : await answeredBefore(database.db, once)
  if (answered) return answered
  const request = await findRequest(database.db, { id: relId, accountId, now })
  if (!request) return new Refused('NOT_FOUND', {})
  // Also when the spouse has no account yet, because the children will be shared when the spouse makes one.
  // Checked before a guess is counted.
  const sharing = { accountId, relKind: request.relKind, freshCode }
  const missing = freshCode ? undefined : await confirmSharing(database.db, sharing)
  if (missing) return missing
  const hash = keyedHash(keys.hash, 'code', `${relId}:${code}`)
  const judged = await database.db.transaction().execute(trx =>
    guessOnce(trx, { ...once, wrong: 'VALIDATION_ERROR' }, async () => {
      const guess = await takeGuess(trx, relId, now)
      if (!guess) return 'code-over'
      if (sameHash(guess.code_hash, hash)) return 'right'
      const attemptsLeft = limits.codeAttempts - guess.attempts
      return new Refused('VALIDATION_ERROR', { reason: 'wrong-code', attemptsLeft })
    }),
  )
  if (judged instanceof Refused) return judged
  if (judged === 'code-over') return new Refused('VALIDATION_ERROR', { reason: 'code-over', attemptsLeft: 0 })
  let accounts = [accountId]
  const added = await addWithFamiliesLocked(
    database,
    async trx => {
      const owner = await contactAt(trx, request.phone)
      const kept = await findProfileAtPhone(trx, request.phone, request.facts)
      const accountsOfKept = kept ? (await accountsOf(trx, [kept.id])).get(kept.id) : undefined
      accounts = [accountId, ...(owner ? [owner.accountId] : [])]
      return [...accounts, ...(accountsOfKept ?? [])]
    },
    trx =>
      answerOnce(trx, once, async () => {
        const unconfirmed = await confirmSharing(trx, sharing)
        if (unconfirmed) return unconfirmed
        if (!(await spendSentCode(trx, relId, hash))) {
          return new Refused('VALIDATION_ERROR', { reason: 'code-over', attemptsLeft: 0 })
        }
        const person = await personAt(trx, request, { accountId, now, telling: deps })
        if (!person) return new Refused('VALIDATION_ERROR', { reason: 'another-person', attemptsLeft: 0 })
        const own = await ownProfileOf(trx, accountId)
        await makeRelatives(trx, {
          one: { accountId, profileId: own.id, level: 'BOOK_VISITS' },
          // By passing on the code the relative agreed about their own profile only; they grant the rest
          // themselves.
          other: { ...person, level: 'VIEW_NAME' },
          kind: request.relKind,
          by: accountId,
          now,
        })
        await deleteRequest(trx, relId)
        return { data: { family: await family.present(accountId, trx) } }
      }),
  )
  if (added instanceof Refused) return added
  changes.publish('family', { accounts })
  changes.publish('visits', { accounts })
  return added
}

/**
 * The person who has this phone. If it belongs to an account, its owner, whose facts must equal those of the
 * request; null if they differ. An owner without facts takes those of the request, and takes over a profile kept
 * for that person. Without an account: the person confirmed at this phone before, or a new one.
 */
async function personAt(
  trx: Kysely<DB>,
  { phone, facts }: RelativeRequest,
  { accountId, now, telling }: { accountId: string; now: Date; telling: GrowingUpDeps },
) {
  const owner = await contactAt(trx, phone)
  if (owner) {
    const own = await ownProfileOf(trx, owner.accountId)
    const known = factsOf(own)
    if (known ? !isSamePerson(known, facts) : own.last_name !== null) return null
    const kept = known ? undefined : await findProfileAtPhone(trx, phone, facts)
    if (kept) {
      await claimProfile(trx, kept.id, { accountId: owner.accountId, now, telling })
      return { profileId: kept.id, accountId: owner.accountId }
    }
    if (!known) {
      await trx.updateTable('profile').set(columnsOf(facts)).where('id', '=', own.id).execute()
      const act = { accountId, profileId: own.id, subject: own.id, at: now }
      await recordAudit(trx, { ...act, action: 'profile-saved' })
    }
    return { profileId: own.id, accountId: owner.accountId }
  }
  const before = (await unownedAt(trx, phone)).find(person => {
    const known = factsOf(person)
    return person.confirmed_at !== null && known !== null && isSamePerson(known, facts)
  })
  // Passing on the code is the consent; the SMS says so.
  const profileId = before?.id ?? (await insertPerson(trx, facts, { consentAt: now, now }))
  if (!before) {
    await recordAudit(trx, { action: 'consent-given', accountId, profileId, subject: profileId, at: now })
  }
  await keepPhone(trx, { profileId, phone, confirmedAt: now })
  return { profileId, accountId: null }
}
