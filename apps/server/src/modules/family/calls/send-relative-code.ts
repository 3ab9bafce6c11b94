import { sendRelativeCode as call } from '@vizit/contract/calls/family/relatives.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { drawCode, keyedHash } from '../../../platform/secret/one-time-code.ts'
import { attemptKeysOf } from '../attempt-keys.ts'
import { smsBounds } from '../attempt-limits.ts'
import type { FamilyDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { type Bound, countAttempt, lockAttempts, secondsToWait } from '../store/attempts.ts'
import { contactAt } from '../store/contacts.ts'
import { ownProfileOf } from '../store/people.ts'
import { findRequest, saveSentCode } from '../store/relative-requests.ts'
import { nameForMessage } from '../use-cases/name-for-message.ts'

interface SendRequest {
  readonly actor: Patient
  readonly relId: string
  readonly address: string
  /** The language of the caller; if the relative has an account, its language is used instead. */
  readonly language: Language
}

const resend: readonly Bound[] = [
  { kind: 'sms-sent', by: 'account-target', limit: 1, seconds: limits.resendSeconds },
]

/** Sends the relative a code by SMS, in their language; the text names who adds them and what the code allows. */
async function sendRelativeCode({ actor, relId, address, language }: SendRequest, deps: FamilyDeps) {
  const { database, clock, keys, notifications } = deps
  const now = clock.now()
  const request = await findRequest(database.db, { id: relId, accountId: actor.accountId, now })
  if (!request) return new Refused('NOT_FOUND', {})
  const { phone } = request
  const attemptKeys = attemptKeysOf(actor, address, keys, phone)
  const refused = await database.db.transaction().execute(async trx => {
    await lockAttempts(trx, attemptKeys)
    const tooSoon = await secondsToWait(trx, attemptKeys, resend, now)
    if (tooSoon > 0) return new Refused('INVALID_STATE', { retryAfter: tooSoon })
    const tooMany = await secondsToWait(trx, attemptKeys, smsBounds, now)
    if (tooMany > 0) return new Refused('ERROR_TOO_MANY_REQUESTS', { retryAfter: tooMany })
    await countAttempt(trx, 'sms-sent', attemptKeys, now)
    const code = drawCode()
    await saveSentCode(trx, relId, keyedHash(keys.hash, 'code', `${relId}:${code}`), now)
    const known = await contactAt(trx, phone)
    await notifications.enqueue(trx, {
      channel: 'sms',
      to: phone,
      language: known?.language ?? language,
      // Spouses get access to each other's children; the SMS must say so before the code is passed on.
      template: request.relKind === 'SPOUSE' ? 'spouse-code' : 'family-code',
      data: { name: nameForMessage(await ownProfileOf(trx, actor.accountId)) },
      secret: { code },
      expiresAt: new Date(now.getTime() + limits.codeSeconds * 1000),
    })
    return undefined
  })
  if (refused) return refused
  notifications.nudge()
  return { resendAfter: limits.resendSeconds }
}

export const sendRelativeCodeRoute = handle(call, ({ actor, query, address, language }, deps: FamilyDeps) =>
  sendRelativeCode({ actor, relId: query.relId, address, language }, deps),
)
