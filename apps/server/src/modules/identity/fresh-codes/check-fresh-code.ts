import { CODE, plainCode } from '@vizit/domain/validation/check-code.ts'
import type { CheckFreshCode } from '../../../platform/http/fresh-code.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { secondsUntilResend } from '../use-cases/start-phone-login.ts'
import { exhaustedSince, spendCode, takeGuess } from './store.ts'

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):(.+)$/

/**
 * One guess at a code that was sent for a deed. The answer is the same whether the code belongs to another deed,
 * account or session, is used up or has expired: a new one is needed. The request that used a code up may be
 * repeated with its idempotency key.
 */
export function createCheckFreshCode({
  database: { db },
  clock,
  keys,
}: Pick<IdentityDeps, 'database' | 'clock' | 'keys'>): CheckFreshCode {
  return async ({ actor, deed, given, requestHash }) => {
    const [, id, written = ''] = FORM.exec(given) ?? []
    const code = plainCode(written)
    if (id === undefined || !CODE.test(code)) {
      return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'fresh-code', problem: 'invalid_format' }] })
    }
    if (actor?.kind !== 'patient') return new Refused('FRESH_CODE_EXPIRED', {})
    const now = clock.now()
    const { accountId, sessionId } = actor
    const of = { id, accountId, sessionId, deed, now }
    const codeHash = keyedHash(keys.freshCode, id, code)
    const key = requestHash?.toString('hex') ?? null
    const asked = { accountId, key, call: 'freshCode', body: { given }, now, wrong: 'INVALID_CODE' as const }
    return db.transaction().execute(trx =>
      guessOnce(trx, asked, async () => {
        const guess = await takeGuess(trx, { ...of, codeHash, requestHash })
        if (!guess) {
          const sentAt = await exhaustedSince(trx, of)
          if (!sentAt) return new Refused('FRESH_CODE_EXPIRED', {})
          return new Refused('BLOCKED_TRY_LATER', { retryAfter: secondsUntilResend(sentAt, now) })
        }
        if (guess.isRight) return { spend: spent => spendCode(spent, { id, requestHash, now }) }
        const attemptsLeft = guess.guesses - guess.attempts
        return new Refused('INVALID_CODE', {
          attemptsLeft,
          ...(attemptsLeft === 0 && { retryAfter: secondsUntilResend(guess.sent_at, now) }),
        })
      }),
    )
  }
}
