import { maskEmail } from '@vizit/domain/access/mask-personal-data.ts'
import { emailDomain } from '@vizit/domain/person/corporate-email.ts'
import { isEmail } from '@vizit/domain/person/email.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOrRefuseOnce } from '../../../platform/idempotency/answer-or-refuse-once.ts'
import { drawCode, drawToken, hashToken, keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { letterResend, limits, senderBounds } from '../limits.ts'
import { emailHash } from '../sealing/sealed-member.ts'
import {
  attemptKeysOf,
  countAttempt,
  lockAttempts,
  secondsToWait,
  secondsUntilKey,
  secondsUntilLetter,
} from '../store/attempts.ts'
import { hasCoverage } from '../store/coverages.ts'
import { linkingPerson, ownProfileId } from '../store/people.ts'
import { covererOf, programmeOfDomain } from '../store/programme-facts.ts'
import { openRequest } from '../store/requests.ts'

interface EmployerAsked {
  readonly actor: Patient
  readonly email: string
  readonly key: string | null
  readonly address: string
  readonly language: Language
}

/** Sends the letter that proves a corporate address. Whether the employer knows the address is told after that alone. */
export async function requestEmployer(asked: EmployerAsked, deps: ProgrammesDeps) {
  const { database, clock, keys, notifications, changes, publicUrl } = deps
  const { actor, language } = asked
  const { accountId } = actor
  const now = clock.now()
  const email = normalizeEmail(asked.email)
  if (!isEmail(email))
    return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'email', problem: 'email' }] })
  const attempt = attemptKeysOf(actor, asked.address, `email ${email}`, keys)

  const ask = async (trx: Kysely<DB>) => {
    const profileId = await ownProfileId(trx, accountId)
    const person = await linkingPerson(trx, { accountId, profileId })
    if ('missing' in person) return new Refused('PROFILE_MISSING', { missing: person.missing })
    const blocked = await secondsUntilKey(trx, attempt, now)
    if (blocked > 0) return new Refused('CONTRACT_KEY_BLOCKED', { retryAfter: blocked })
    const programme = await programmeOfDomain(trx, emailDomain(email))
    if (!programme) {
      await countAttempt(trx, 'wrong-key', attempt, now)
      return new Refused('INVALID_CONTRACT_KEY', { key: 'EMAIL' })
    }
    if (await hasCoverage(trx, { profileId, programme, today: civilDateOf(now) })) {
      const coverer = await covererOf(trx, programme, language)
      return new Refused('COVERAGE_EXISTS', { ...coverer, isElsewhere: false })
    }
    const tooSoon = await secondsToWait(trx, attempt, letterResend, now)
    if (tooSoon > 0) return new Refused('INVALID_STATE', { retryAfter: tooSoon })
    const ofSender = await secondsToWait(trx, attempt, senderBounds, now)
    if (ofSender > 0) return new Refused('ERROR_TOO_MANY_REQUESTS', { retryAfter: ofSender })
    const toAddress = await secondsUntilLetter(trx, attempt, now)
    if (toAddress > 0)
      return new Refused('ERROR_TOO_MANY_REQUESTS', { retryAfter: toAddress, reason: 'recipient' })
    await countAttempt(trx, 'letter-sent', attempt, now)
    const [token, code] = [drawToken(), drawCode()]
    const expiresAt = new Date(now.getTime() + limits.letterSeconds * 1000)
    const maskedEmail = maskEmail(email)
    await openRequest(trx, {
      ...{ accountId, profileId, programme, now, expiresAt },
      waitsFor: 'EMAIL',
      emailHash: emailHash(keys, email),
      sentTo: maskedEmail,
      tokenHash: hashToken(token),
      codeHash: id => keyedHash(keys.proof, id, code),
    })
    const { programCaption } = await covererOf(trx, programme, language)
    await notifications.enqueue(trx, {
      channel: 'email',
      to: email,
      language,
      template: 'confirm-coverage',
      data: { programme: programCaption },
      secret: { code, link: `${publicUrl}/confirm-coverage#token=${token}` },
      expiresAt,
    })
    const act = { accountId, profileId, subject: profileId, at: now }
    await recordAudit(trx, { ...act, action: 'coverage-requested' })
    return { coverer: programme, maskedEmail, resendAfter: limits.resendSeconds }
  }
  const once = { accountId, key: asked.key, call: 'requestEmployer', body: { email }, now }
  const answer = await database.db.transaction().execute(async trx => {
    await lockAttempts(trx, attempt)
    return answerOrRefuseOnce(trx, { ...once, remembered: ['INVALID_CONTRACT_KEY'] }, () => ask(trx))
  })
  if (answer instanceof Refused) return answer
  notifications.nudge()
  changes.publish('coverage', { accounts: [accountId] })
  return answer
}
