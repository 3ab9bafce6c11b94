import { maskPhone } from '@vizit/domain/access/mask-personal-data.ts'
import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import {
  type ContractNumber,
  joinContractNumber,
  parseBarcode,
  parseContractNumber,
  withoutPrefixHyphen,
} from '@vizit/domain/programmes/insurance-key.ts'
import { isOwnKey, type LinkingPerson, unlikeness } from '@vizit/domain/programmes/link-programme.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
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
import { baseHash, lookupHash, numberHash } from '../sealing/sealed-member.ts'
import {
  attemptKeysOf,
  countAttempt,
  countWrongKey,
  type KeyTries,
  lockAttempts,
  secondsToWait,
  secondsUntilKey,
} from '../store/attempts.ts'
import { linkedAs } from '../store/coverages.ts'
import { type FoundMember, memberById, membersByKey } from '../store/members.ts'
import { linkingPerson } from '../store/people.ts'
import { covererOf } from '../store/programme-facts.ts'
import { isAwaited, openRequest } from '../store/requests.ts'
import { announceLinked } from './announce.ts'
import { judgeMember, type Linked, type Linking, linkMember, linkRefusal } from './link-member.ts'
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

type InsurerKey = { readonly barcode: string } | { readonly number: ContractNumber }

/** The key that a request names; the refusal of one that cannot be any. */
export function readInsurerKey(given: { barcode?: string | undefined; contractNumber?: string | undefined }) {
  const problem = (path: string, what: string) =>
    new Refused('INVALID_ARGUMENT', { fields: [{ path, problem: what }] })
  if ((given.barcode === undefined) === (given.contractNumber === undefined))
    return problem('barcode', 'required')
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
  // Before anything is looked up: the answer may not say whether the key is anybody's.
  const person = await linkingPerson(trx, linking)
  if ('missing' in person) return new Refused('PROFILE_MISSING', { missing: person.missing })
  const found = await findMember(trx, { person, profileId, key, now }, deps)
  const isTypingError = !found && 'barcode' in key && !isEan13(key.barcode)
  if (isTypingError) {
    return new Refused('INCORRECT_CONTRACT_CODE', await countWrongKey(trx, attempt, now))
  }
  if (
    found &&
    found.why === null &&
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
    const isOwn = found !== undefined && isOwnKey(person, found.member)
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
  const looked = 'barcode' in key ? 'BARCODE' : 'NUMBER'
  return linkRefusal(trx, linked, { programme, language, key: looked, tries })
}

interface Found {
  readonly member: FoundMember
  readonly why: ReturnType<typeof judgeMember>
}

const linkFound = async (trx: Kysely<DB>, linking: Linking, found: Found | undefined): Promise<Linked> =>
  found ? (found.why ?? linkMember(trx, linking, found.member)) : UNKNOWN

interface Searched {
  readonly person: LinkingPerson
  readonly profileId: string
  readonly key: InsurerKey
  readonly now: Date
}

/** Of the members with a key, which insurers may share, the one who is this person, or else is most like them; locked. */
async function findMember(
  trx: Kysely<DB>,
  { person, profileId, key, now }: Searched,
  { keys }: Pick<ProgrammesDeps, 'keys'>,
): Promise<Found | undefined> {
  const judge = (member: FoundMember): Found => ({ member, why: judgeMember(person, member, now) })
  const today = civilDateOf(now)
  const members = await membersWith(trx, key, keys)
  const linked = await linkedAs(trx, profileId, members)
  // Of two programmes that are the person's own, the one that is not linked yet.
  const rank = (member: FoundMember) =>
    2 * unlikeness(person, member, today) + Number(linked.has(member.id) && linked.size < members.length)
  const [likest] = members
    .filter(member => judge(member).why?.refusal !== 'INVALID_CONTRACT_KEY')
    .toSorted((one, other) => rank(one) - rank(other))
  // The coverer may have changed the row since.
  const locked = likest && (await memberById(trx, likest.id, keys))
  return locked && !locked.isRemoved ? judge(locked) : undefined
}

async function membersWith(
  trx: Kysely<DB>,
  key: InsurerKey,
  keys: ProgrammesDeps['keys'],
): Promise<FoundMember[]> {
  if ('barcode' in key) return membersByKey(trx, { barcode: lookupHash(keys, 'barcode', key.barcode) }, keys)
  const found = new Map<string, FoundMember>()
  const add = (members: readonly FoundMember[]) => {
    for (const member of members) if (!found.has(member.id)) found.set(member.id, member)
  }
  // A member whose insurer has sent nothing since hyphens are put in is found as it was stored.
  for (const number of [key.number, withoutPrefixHyphen(key.number)]) {
    if (number === null) continue
    add(await membersByKey(trx, { number: numberHash(keys, number) }, keys))
    if (number.suffix === null) add(await membersByKey(trx, { base: baseHash(keys, number) }, keys))
  }
  return [...found.values()]
}

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
