import { type ContractNumber, withoutPrefixHyphen } from '@vizit/domain/programmes/insurance-key.ts'
import {
  isOwnKey,
  type LinkingPerson,
  unlikeness,
  whyNotCoveredStill,
} from '@vizit/domain/programmes/link-programme.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { baseHash, lookupHash, numberHash } from '../sealing/sealed-member.ts'
import { linkedAs } from '../store/coverages.ts'
import { type FoundMember, type HashedKey, memberById, membersByKey } from '../store/members.ts'
import { judgeMember, type Linked } from './link-member.ts'

export type InsurerKey = { readonly barcode: string } | { readonly number: ContractNumber }

export interface Found {
  readonly member: FoundMember
  readonly why: ReturnType<typeof judgeMember>
  /** The person is linked as this member already. */
  readonly isLinked: boolean
}

interface Searched {
  readonly person: LinkingPerson
  readonly profileId: string
  readonly key: InsurerKey
  readonly now: Date
}

type Keys = Pick<ProgrammesDeps, 'keys'>

/** Of the members with a key, which insurers may share, the one who is this person, or else is most like them; locked. */
export async function findMember(
  trx: Kysely<DB>,
  { person, profileId, key, now }: Searched,
  { keys }: Keys,
): Promise<Found | undefined> {
  const today = civilDateOf(now)
  const members = await membersWith(trx, key, 'present', keys)
  const linked = await linkedAs(trx, profileId, members)
  const judge = (member: FoundMember): Found => {
    const isLinked = linked.has(member.id)
    return { member, isLinked, why: judgeMember(person, member, { now, isLinked }) }
  }
  const unlikenessOf = (member: FoundMember) =>
    linked.has(member.id)
      ? Number(whyNotCoveredStill(member, today) !== null)
      : unlikeness(person, member, today)
  // Of two programmes that are the person's own, the one that is not linked yet.
  const rank = (member: FoundMember) =>
    2 * unlikenessOf(member) + Number(linked.has(member.id) && linked.size < members.length)
  const [likest] = members
    .filter(member => judge(member).why?.refusal !== 'INVALID_CONTRACT_KEY')
    .toSorted((one, other) => rank(one) - rank(other))
  // The coverer may have changed the row since.
  const locked = likest && (await memberById(trx, likest.id, keys))
  return locked && !locked.isRemoved ? judge(locked) : undefined
}

/** The refusal of a key that nobody has any more and that is proved to have been the person's own; undefined: it was not. */
export async function refusalOfFormerKey(
  trx: Kysely<DB>,
  { person, key }: Pick<Searched, 'person' | 'key'>,
  { keys }: Keys,
): Promise<
  { readonly programme: string; readonly linked: Extract<Linked, { kind: 'refused' }> } | undefined
> {
  const isOwn = (member: FoundMember) => isOwnKey(person, member)
  const refused = { kind: 'refused', isElsewhere: false } as const
  const left = (await membersWith(trx, key, 'left', keys)).find(isOwn)
  if (left) return { programme: left.programme, linked: { ...refused, refusal: 'NO_CARD_FROM_COVERER' } }
  // A programme that is switched off cannot be linked, and nothing is said of it.
  const stopped = (await membersWith(trx, key, 'stopped', keys)).find(isOwn)
  return stopped && { programme: stopped.programme, linked: { ...refused, refusal: 'INVALID_CONTRACT_KEY' } }
}

async function membersWith(
  trx: Kysely<DB>,
  key: InsurerKey,
  among: Parameters<typeof membersByKey>[3],
  keys: ProgrammesDeps['keys'],
): Promise<FoundMember[]> {
  const by = (hashed: HashedKey) => membersByKey(trx, hashed, keys, among)
  if ('barcode' in key) return by({ barcode: lookupHash(keys, 'barcode', key.barcode) })
  const found = new Map<string, FoundMember>()
  const add = (members: readonly FoundMember[]) => {
    for (const member of members) if (!found.has(member.id)) found.set(member.id, member)
  }
  // A member whose insurer has sent nothing since hyphens are put in is found as it was stored.
  for (const number of [key.number, withoutPrefixHyphen(key.number)]) {
    if (number === null) continue
    add(await by({ number: numberHash(keys, number) }))
    if (number.suffix === null) add(await by({ base: baseHash(keys, number) }))
  }
  return [...found.values()]
}
