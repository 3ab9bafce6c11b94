import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { GuestDeps } from '../deps.ts'
import { attemptKeysOf } from '../keys.ts'
import { hasPassed, openCheck, passCheck, takeAnswer } from '../store/human-checks.ts'
import { checkAttemptLimits } from '../throttle/check-attempt-limits.ts'

export interface HumanProof {
  readonly holder: string
  readonly address: string
  readonly phone: string
  /** A solved proof of work as the client sent it. */
  readonly proof: string | undefined
  readonly checkId: string | undefined
  /** The captcha's digits as the guest entered them. */
  readonly digits: string | undefined
}

/**
 * The human check. A proof of work is enough unless the phone or the address has tried often; then, or without a
 * proof, a captcha must be solved (product §5, calls §8.1). Every try counts.
 */
export async function provePerson(asked: HumanProof, deps: GuestDeps) {
  const { database, clock, humanCheck, keys } = deps
  const isProven = asked.proof !== undefined && (await humanCheck.takeProof(database.db, asked.proof))
  if (asked.proof !== undefined && !isProven) return new Refused('RECAPCHA_IS_NOT_VALID', {})
  return database.db.transaction().execute(async trx => {
    const verdict = await checkAttemptLimits(
      trx,
      'booking',
      attemptKeysOf(keys, asked.address, asked.phone),
      clock.now(),
    )
    if (verdict.kind === 'wait' || verdict.kind === 'sender-locked') {
      return new Refused('TOO_MANY_REQUESTS', { retryAfter: verdict.retryAfter })
    }
    return verdict.kind === 'free' && isProven ? undefined : readPicture(trx, asked, deps)
  })
}

/** Accepts a captcha that was solved now or before; it counts for one booking and for holding its time. */
export async function readPicture(
  trx: Kysely<DB>,
  { holder, checkId, digits }: Pick<HumanProof, 'holder' | 'checkId' | 'digits'>,
  { clock, humanCheck }: Pick<GuestDeps, 'clock' | 'humanCheck'>,
) {
  const now = clock.now()
  const check = checkId === undefined ? undefined : await takeAnswer(trx, checkId, holder, now)
  if (check?.passed_at || (await hasPassed(trx, holder, now))) return undefined
  if (checkId !== undefined && check && digits !== undefined) {
    if (!humanCheck.isRight(checkId, check.code_hash, digits)) return new Refused('INVALID_CAPTCHA_CODE', {})
    await passCheck(trx, checkId, now)
    return undefined
  }
  return new Refused('HUMAN_CHECK_REQUIRED', { id: await openCheck(trx, holder, now) })
}
