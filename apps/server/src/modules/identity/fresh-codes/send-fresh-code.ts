import { randomUUID } from 'node:crypto'
import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { drawCode, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { IdentityDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { lockAccount } from '../store/accounts.ts'
import { guessesAfter } from '../throttle/count-code-guesses.ts'
import { strangersCodes } from '../throttle/rules.ts'
import { codesSince, insertCode } from './store.ts'

export type SentFreshCode =
  | {
      readonly kind: 'sent'
      readonly id: string
      readonly phone: string
      readonly sentAt: Date
      readonly expiresAt: Date
    }
  | { readonly kind: 'wait' | 'too-many'; readonly retryAfter: number }

/**
 * Sends the account's phone a code that confirms one deed. Codes are counted per session, with the limits for
 * strangers, because a thief of the session may not hold the phone. The owner can sign in again, which ends that
 * session and starts a new count.
 */
export async function sendFreshCode(
  actor: Patient,
  deed: FreshDeed,
  deps: IdentityDeps,
): Promise<SentFreshCode> {
  const sent = await deps.database.db.transaction().execute(trx => send(trx, actor, deed, deps))
  deps.notifications.nudge()
  return sent
}

async function send(
  trx: Kysely<DB>,
  { accountId, sessionId }: Patient,
  deed: FreshDeed,
  { clock, keys, notifications }: IdentityDeps,
): Promise<SentFreshCode> {
  const { phone, language } = await lockAccount(trx, accountId)
  if (phone === null) throw new AccountDeletedError()
  const now = clock.now()
  const secondsUntil = (from: Date, seconds: number) =>
    Math.ceil((from.getTime() + seconds * 1000 - now.getTime()) / 1000)
  const since = new Date(now.getTime() - limits.strangersCountedSeconds * 1000)
  const unused = (await codesSince(trx, sessionId, since)).filter(code => code.used_at === null)
  const last = unused.find(code => code.deed === deed)
  const wait = last ? secondsUntil(last.sent_at, limits.resendSeconds) : 0
  if (last && wait > 0) {
    if (last.attempts >= last.guesses) return { kind: 'wait', retryAfter: wait }
    return { kind: 'sent', id: last.id, phone, sentAt: last.sent_at, expiresAt: last.expires_at }
  }
  const filling = unused[strangersCodes.limit - 1]
  const retryAfter = filling ? secondsUntil(filling.sent_at, strangersCodes.windowSeconds) : 0
  if (retryAfter > 0) return { kind: 'too-many', retryAfter }

  const code = drawCode()
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + limits.codeSeconds * 1000)
  await insertCode(trx, {
    id,
    account_id: accountId,
    session_id: sessionId,
    deed,
    code_hash: keyedHash(keys.freshCode, id, code),
    guesses: guessesAfter(unused.length),
    sent_at: now,
    expires_at: expiresAt,
  })
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: phone,
    language,
    template: `${deed}-code`,
    data: {},
    secret: { code },
    expiresAt,
  })
  return { kind: 'sent', id, phone, sentAt: now, expiresAt }
}
