import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { isSamePerson } from '@vizit/domain/family/same-person.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'
import { factsOf } from '../store/people.ts'
import { forgetPhone, type Unowned, unownedAt } from '../store/profile-phones.ts'
import { makeOwn, relativesOfProfile } from '../store/profiles.ts'
import { relate, shareChildren } from '../store/relations.ts'
import { endChildhood } from './end-childhood.ts'

interface Claim {
  readonly accountId: string
  readonly now: Date
}

/**
 * The one adult of no account who was confirmed at this phone, and lately: numbers go over to others (docs/decisions/0022).
 * Nobody where a family shares the phone.
 */
export async function confirmedAt(trx: Kysely<DB>, phone: string, now: Date): Promise<Unowned | undefined> {
  const trusted = new Date(now.getTime() - limits.phoneTrustSeconds * 1000)
  const people = (await unownedAt(trx, phone)).filter(
    ({ birthday, confirmed_at: at }) =>
      at !== null && at > trusted && birthday !== null && isAdultOn(civilDateOf(now), birthday),
  )
  return people.length === 1 ? people[0] : undefined
}

/** Whoever is known at this phone by the very facts that the account's owner says of themselves. */
export async function describedAt(
  trx: Kysely<DB>,
  phone: string,
  facts: PersonFacts,
): Promise<Unowned | undefined> {
  return (await unownedAt(trx, phone)).find(person => {
    const known = factsOf(person)
    return known !== null && isSamePerson(known, facts)
  })
}

/**
 * Gives an account the profile that relatives have kept for its owner. They appear in the owner's family, who from then
 * on decides what they may do; parents of a grown child keep the name only.
 */
export async function claimProfile(
  trx: Kysely<DB>,
  profileId: string,
  { accountId, now }: Claim,
): Promise<void> {
  const parents = await endChildhood(trx, profileId, now)
  const relatives = await relativesOfProfile(trx, profileId)
  await makeOwn(trx, { accountId, profileId, now })
  await forgetPhone(trx, profileId)
  for (const relative of relatives) {
    const isParent = parents.includes(relative.accountId)
    const relKind = isParent ? 'PARENT' : relative.relKind === 'SPOUSE' ? 'SPOUSE' : 'OTHER'
    await relate(trx, {
      accountId,
      profileId: relative.ownProfileId,
      relKind,
      level: 'VIEW_NAME',
      now,
      seen: false,
    })
    if (relKind !== 'SPOUSE') continue
    await shareChildren(trx, { from: relative.accountId, to: accountId, now })
    await shareChildren(trx, { from: accountId, to: relative.accountId, now })
  }
  const act = { accountId, profileId, subject: accountId, at: now }
  await recordAudit(trx, { ...act, action: 'profile-claimed' })
}
