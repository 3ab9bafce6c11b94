import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { drawCode } from '../../../platform/secret/one-time-code.ts'
import type { Member } from '../../family/public.ts'
import type { DocumentsDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { lockGuesses, lockSending, saveCode, sendings } from '../store/activation-codes.ts'
import type { MedicalRecord } from '../store/records.ts'
import { hashOfCode, recordWithConsent } from './open-record.ts'

interface CodeRequest {
  readonly actor: Patient
  readonly language: Language
  readonly profileId: string
  readonly providerCode: string
  readonly recordId: string
}

interface Sending extends Pick<CodeRequest, 'actor' | 'language'> {
  readonly record: MedicalRecord
  readonly member: Member
}

/** Sends a code to the phone of a record, so that only its owner can open the record. */
export async function requestActivationCode(asked: CodeRequest, deps: DocumentsDeps) {
  const agreed = await recordWithConsent(asked.actor, asked, deps)
  if (agreed instanceof Refused) return agreed
  if (agreed.record.providerCode !== asked.providerCode) return new Refused('NOT_FOUND', {})
  const sent = await deps.database.db
    .transaction()
    .execute(trx => send(trx, { ...agreed, actor: asked.actor, language: asked.language }, deps))
  if (!(sent instanceof Refused)) deps.notifications.nudge()
  return sent
}

async function send(
  trx: Kysely<DB>,
  { actor, record, member, language }: Sending,
  { clock, keys, notifications }: DocumentsDeps,
) {
  const now = clock.now()
  const { accountId, sessionId } = actor
  const recordId = record.id
  await lockSending(trx, accountId, recordId)
  const blockedUntil = await lockGuesses(trx, { accountId, recordId })
  if (blockedUntil && blockedUntil > now) {
    const minutes = Math.ceil((blockedUntil.getTime() - now.getTime()) / 60_000)
    return new Refused('ACODES_BLOCKED', { minutes })
  }
  const byRelative = member.relKind !== 'ME' && member.relKind !== 'CHILD'
  const tooMany = await whyWait(trx, { accountId, recordId, byRelative, now })
  if (tooMany) return tooMany
  const code = drawCode()
  const expiresAt = new Date(now.getTime() + limits.codeSeconds * 1000)
  const codeHash = hashOfCode(keys.code, { sessionId, recordId, code })
  await saveCode(trx, {
    id: randomUUID(),
    ...{ accountId, sessionId, recordId, codeHash, byRelative, expiresAt },
    sentAt: now,
  })
  await notifications.enqueue(trx, {
    channel: 'sms',
    to: record.phone,
    language,
    template: 'activation-code',
    data: { clinic: record.providerName[language] },
    secret: { code },
    expiresAt,
  })
  return { phone: record.phone, expiresAt }
}

interface Counted {
  readonly accountId: string
  readonly recordId: string
  readonly byRelative: boolean
  readonly now: Date
}

/**
 * An account's requests are counted for that account; requests of relatives are counted for the patient whose
 * phone gets the SMS. Requests and wrong guesses of others cannot keep patients and parents from a code of their
 * own.
 */
async function whyWait(trx: Kysely<DB>, { accountId, recordId, byRelative, now }: Counted) {
  const { window, ofAccount, ofRecord, byRelatives } = limits.sends
  const since = new Date(now.getTime() - window * 1000)
  const forRecord = await sendings(trx, { accountId, recordId }, since)
  const [last] = forRecord
  const tooSoon = last ? secondsUntil(last, limits.resendSeconds, now) : 0
  if (tooSoon > 0) return new Refused('INVALID_STATE', { retryAfter: tooSoon })
  const filled = [
    filling(forRecord, ofRecord),
    filling(await sendings(trx, { accountId }, since), ofAccount),
    ...(byRelative ? [filling(await sendings(trx, { relativesTo: recordId }, since), byRelatives)] : []),
  ]
  const retryAfter = Math.max(0, ...filled.map(at => (at ? secondsUntil(at, window, now) : 0)))
  return retryAfter > 0 ? new Refused('ERROR_TOO_MANY_REQUESTS', { retryAfter }) : undefined
}

/** The time that must leave the window before another code may be sent; undefined below the limit. */
const filling = (latestFirst: readonly Date[], limit: number) => latestFirst[limit - 1]

const secondsUntil = (since: Date, seconds: number, now: Date) =>
  Math.max(0, Math.ceil((since.getTime() + seconds * 1000 - now.getTime()) / 1000))
