import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { guessOnce } from '../../../platform/idempotency/guess-once.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { Member } from '../../family/public.ts'
import type { DocumentsDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { type GuessResult, tryActivationCode, tryActivationCodeIn } from '../store/activation-codes.ts'
import { findRecord, type MedicalRecord } from '../store/records.ts'
import { consentOf } from './consent-of.ts'

const NEEDED: AccessLevel = 'VIEW_REPORTS_TESTS'

/**
 * A record of a person on whom the account holds the level that documents need, and who has consented to see them
 * here.
 */
export async function recordWithConsent(
  actor: Patient,
  { recordId, profileId }: { readonly recordId: string; readonly profileId: string },
  { database, family }: DocumentsDeps,
): Promise<{ record: MedicalRecord; member: Member } | Refused<'NOT_FOUND' | 'DOCUMENTS_CONSENT_REQUIRED'>> {
  const [record, member] = await Promise.all([
    findRecord(database, recordId),
    family.memberFor(actor, profileId, NEEDED),
  ])
  if (!member || !record || record.profileId !== profileId) return new Refused('NOT_FOUND', {})
  if (consentOf(record) === null)
    return new Refused('DOCUMENTS_CONSENT_REQUIRED', { profileId, providerCode: record.providerCode })
  return { record, member }
}

type NotOpened = Refused<'INVALID_ACODE' | 'ACODES_BLOCKED'>

/** Until when the code keeps the record open in this session. */
export async function openByCode(
  { accountId, sessionId }: Patient,
  { recordId, code }: { readonly recordId: string; readonly code: string | null },
  { database, clock, keys }: DocumentsDeps,
): Promise<Date | NotOpened> {
  if (code === null) {
    return new Refused('INVALID_ACODE', { reason: 'missing', attemptsLeft: limits.attempts })
  }
  const now = clock.now()
  const codeHash = hashOfCode(keys.code, { sessionId, recordId, code })
  return opened(await tryActivationCode(database, { accountId, sessionId, recordId, codeHash }, now), now)
}

interface CodeGiven {
  readonly recordId: string
  readonly code: string
  /** The client's idempotency key: a wrong code that is sent again after a lost answer counts once. */
  readonly key: string | null
}

/** The same for a code that the user typed. */
export async function openByTypedCode(
  { accountId, sessionId }: Patient,
  { recordId, code, key }: CodeGiven,
  { database: { db }, clock, keys }: DocumentsDeps,
): Promise<Date | NotOpened> {
  const now = clock.now()
  const codeHash = hashOfCode(keys.code, { sessionId, recordId, code })
  const trying = { accountId, sessionId, recordId, codeHash }
  const asked = { accountId, key, call: 'confirmActivationCode', body: { sessionId, recordId, code }, now }
  return db
    .transaction()
    .execute(trx =>
      guessOnce(trx, { ...asked, wrong: 'INVALID_ACODE' }, async () =>
        opened(await tryActivationCodeIn(trx, trying, now), now),
      ),
    )
}

function opened(tried: GuessResult, now: Date): Date | NotOpened {
  switch (tried.outcome) {
    case 'open':
      return tried.until
    case 'blocked': {
      const minutes = Math.max(1, Math.ceil((tried.until.getTime() - now.getTime()) / 60_000))
      return new Refused('ACODES_BLOCKED', { minutes })
    }
    case 'wrong':
      return new Refused('INVALID_ACODE', { reason: 'wrong', attemptsLeft: tried.attemptsLeft })
    case 'over':
      return new Refused('INVALID_ACODE', { reason: 'over', attemptsLeft: tried.attemptsLeft })
    default:
      // The account has requested no code for this record.
      return new Refused('INVALID_ACODE', { reason: 'missing', attemptsLeft: tried.attemptsLeft })
  }
}

interface Guess {
  readonly sessionId: string
  readonly recordId: string
  readonly code: string
}

/** The hash of a code; it differs for every session and record. */
export const hashOfCode = (key: Buffer, { sessionId, recordId, code }: Guess) =>
  keyedHash(key, `${sessionId}/${recordId}`, code)
