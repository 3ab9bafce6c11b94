import { maskPhone } from '@vizit/domain/access/mask-personal-data.ts'
import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import {
  joinContractNumber,
  parseBarcode,
  parseContractNumber,
} from '@vizit/domain/programmes/insurance-key.ts'
import { isOwnKey } from '@vizit/domain/programmes/link-programme.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOrRefuseOnce } from '../../../platform/idempotency/answer-or-refuse-once.ts'
import { keyedHash } from '../../../platform/secret/one-time-code.ts'
import type { AttemptKeys } from '../../../platform/throttle/account-attempts.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { limits, smsBounds, smsResend } from '../limits.ts'
import {
  attemptKeysOf,
  countAttempt,
  countWrongKey,
  type KeyTries,
  lockAttempts,
  secondsToWait,
  secondsUntilKey,
} from '../store/attempts.ts'
import type { FoundMember } from '../store/members.ts'
import { linkingPerson, lockChildren, rightToLink } from '../store/people.ts'
import { covererOf } from '../store/programme-facts.ts'
import { isAwaited, openRequest } from '../store/requests.ts'
import { announceLinked } from './announce.ts'
import { type Found, findMember, type InsurerKey, refusalOfFormerKey } from './find-member.ts'
import { type Linked, type Linking, linkMember, linkRefusal } from './link-member.ts'
import { presentLinked } from './present-coverages.ts'
import { rememberedRefusals } from './settle-request.ts'

interface InsurerAsked {
  readonly actor: Patient
  readonly profileId: string
  readonly key: InsurerKey
  readonly idempotencyKey: string | null
  readonly address: string
  readonly language: Language
}

/** The key that a request names; the refusal of one that cannot be any. */
export function readInsurerKey(given: { barcode?: string | undefined; contractNumber?: string | undefined }) {
  const problem = (path: string, what: string) =>
    new Refused('INVALID_ARGUMENT', { fields: [{ path, problem: what }] })
  if (given.barcode === undefined && given.contractNumber === undefined) return problem('barcode', 'required')
  if (given.barcode !== undefined && given.contractNumber !== undefined)
    return problem('contractNumber', 'unexpected')
  if (given.barcode !== undefined) {
    const barcode = parseBarcode(given.barcode)
    return barcode === null ? new Refused('INCORRECT_CONTRACT_CODE', {}) : { barcode }
  }
  const number = parseContractNumber(given.contractNumber ?? '')
  return number === null ? problem('contractNumber', 'contract-number') : { number }
}

const writtenKey = (key: InsurerKey) =>
  'barcode' in key ? `barcode ${key.barcode}` : `number ${joinContractNumber(key.number)}`

/** Links an insurer's programme by a key, or sends the suffix that its contract demands. */
export async function linkInsurer(asked: InsurerAsked, deps: ProgrammesDeps) {
  const { database, clock, keys } = deps
  const { actor, profileId, key } = asked
  const { accountId } = actor
  const now = clock.now()
  const attempt = attemptKeysOf(actor, asked.address, writtenKey(key), keys)
  const body = { profileId, key: writtenKey(key) }
  const once = { accountId, key: asked.idempotencyKey, call: 'linkInsurer', body, now }
  const answer = await database.db.transaction().execute(async trx => {
    await lockAttempts(trx, attempt)
    return answerOrRefuseOnce(trx, { ...once, remembered: rememberedRefusals }, async () => {
      const wait = await secondsUntilKey(trx, attempt, now)
      if (wait > 0) return new Refused('CONTRACT_KEY_BLOCKED', { retryAfter: wait })
      return tryKey(trx, asked, attempt, deps)
    })
  })
  announceLinked(accountId, deps)
  return answer
}

/** A verdict on a key that names nobody, or nobody like this person. */
const UNKNOWN = { kind: 'refused', refusal: 'INVALID_CONTRACT_KEY', isElsewhere: false } as const

async function tryKey(trx: Kysely<DB>, asked: InsurerAsked, attempt: AttemptKeys, deps: ProgrammesDeps) {
  const { actor, profileId, key, language } = asked
  const now = deps.clock.now()
  const linking: Linking = { accountId: actor.accountId, profileId, now }
  await lockChildren(trx, actor.accountId)
  if ((await rightToLink(trx, linking, deps)) !== 'held') return new Refused('NOT_FOUND', {})
  // Before anything is looked up: the answer may not say whether the key is anybody's.
  const person = await linkingPerson(trx, linking)
  if ('missing' in person) return new Refused('PROFILE_MISSING', { missing: person.missing })
  const found = await findMember(trx, { person, profileId, key, now }, deps)
  const looked = 'barcode' in key ? 'BARCODE' : 'NUMBER'
  const former = found ? undefined : await refusalOfFormerKey(trx, { person, key }, deps)
  if (former) return linkRefusal(trx, former.linked, { programme: former.programme, language, key: looked })
  const isTypingError = !found && 'barcode' in key && !isEan13(key.barcode)
  if (isTypingError) {
    return new Refused('INCORRECT_CONTRACT_CODE', await countWrongKey(trx, attempt, now))
  }
  if (
    found &&
    found.why === null &&
    !found.isLinked &&
    found.member.needsSuffix &&
    'number' in key &&
    key.number.suffix === null
  ) {
    return sendSuffix(trx, asked, found.member, attempt, deps)
  }
  const linked = await linkFound(trx, linking, found)
  if (linked.kind === 'linked') return presentLinked(trx, actor, linked, { ...deps, language })
  const programme = found?.member.programme ?? ''
  let tries: KeyTries | undefined
  if (linked.kind === 'refused') {
    const isKnown = found !== undefined && (await isAwaited(trx, linking, found.member.id))
    const isOwn = found !== undefined && (found.isLinked || isOwnKey(person, found.member))
    // What is asked for again while it is waited for tells nothing new, and one's own key is no guess.
    if (!isKnown && !isOwn) tries = await countWrongKey(trx, attempt, now)
    if (found && linked.refusal === 'CONTRACT_IS_NOT_SYNCHRONIZED' && !isKnown) {
      const expiresAt = new Date(now.getTime() + limits.dataSeconds * 1000)
      await openRequest(trx, {
        ...linking,
        programme,
        memberId: found.member.id,
        waitsFor: 'DATA',
        expiresAt,
      })
    }
  }
  return linkRefusal(trx, linked, { programme, language, key: looked, tries })
}

const linkFound = async (trx: Kysely<DB>, linking: Linking, found: Found | undefined): Promise<Linked> =>
  found ? (found.why ?? linkMember(trx, linking, found.member)) : UNKNOWN

/** The suffix goes to the contract's phone, which is the account's. */
async function sendSuffix(
  trx: Kysely<DB>,
  { actor, profileId, language }: InsurerAsked,
  { id: memberId, programme, phone, data }: FoundMember,
  attempt: AttemptKeys,
  { clock, keys, notifications, ...deps }: ProgrammesDeps,
) {
  const now = clock.now()
  const suffix = data.number?.suffix
  if (!phone || !suffix) throw new Error('a member who proves a suffix has one and a phone')
  const { accountId } = actor
  const tooSoon = await secondsToWait(trx, attempt, smsResend, now)
  if (tooSoon > 0) return new Refused('INVALID_STATE', { retryAfter: tooSoon })
  const tooMany = await secondsToWait(trx, attempt, smsBounds, now)
  if (tooMany > 0) return new Refused('ERROR_TOO_MANY_REQUESTS', { retryAfter: tooMany })
  await countAttempt(trx, 'sms-sent', attempt, now)
  const expiresAt = new Date(now.getTime() + limits.suffixSeconds * 1000)
  await openRequest(trx, {
    ...{ accountId, profileId, programme, memberId, now, expiresAt },
    waitsFor: 'SUFFIX',
    sentTo: maskPhone(phone),
    codeHash: id => keyedHash(keys.proof, id, suffix),
  })
  const { programCaption } = await covererOf(trx, programme, language)
  await notifications.enqueue(trx, {
    ...{ channel: 'sms', to: phone, language, expiresAt },
    template: 'coverage-suffix',
    data: { programme: programCaption },
    secret: { code: suffix },
  })
  return presentLinked(trx, actor, { profileId, programme }, { ...deps, clock, language })
}
