import { type AdultRelKind, inverseOf } from '@vizit/domain/family/relations.ts'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { isSamePerson } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { childOf } from '../store/children-coming-of-age.ts'
import { childrenFit, hasRoom } from '../store/family-size.ts'
import { factsOf } from '../store/people.ts'
import { forgetPhone, type Unowned, unownedAt } from '../store/profile-phones.ts'
import {
  clearConsentOfChild,
  makeOwn,
  type RelativeOfProfile,
  relativesOfProfile,
} from '../store/profiles.ts'
import { relate, shareChildren } from '../store/relations.ts'
import { endChildhood } from './end-childhood.ts'
import { type GrowingUpDeps, leaveChildhood, tellOfAdulthood } from './leave-childhood.ts'

interface Claim {
  readonly accountId: string
  readonly now: Date
  /** Null: there is nobody to tell. */
  readonly telling: GrowingUpDeps | null
}

/** The profile kept at this phone whose facts equal those that the account's owner enters. */
export async function findProfileAtPhone(
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
 * Gives an account the profile that relatives have kept for its owner. The caller has locked the families of all
 * of them. The relatives appear in the owner's family, and the owner decides from then on what they may do;
 * parents of a grown child keep only the name, and are told what ended if nobody has told them yet.
 */
export async function claimProfile(
  trx: Kysely<DB>,
  profileId: string,
  { accountId, now, telling }: Claim,
): Promise<void> {
  const child = await childOf(trx, profileId)
  const left = child && telling ? await leaveChildhood(trx, child, now, telling) : null
  const parents = left?.parents ?? (await endChildhood(trx, profileId, now))
  const relatives = await relativesOfProfile(trx, profileId)
  await makeOwn(trx, { accountId, profileId, now })
  await forgetPhone(trx, profileId)
  await clearConsentOfChild(trx, profileId)
  for (const relative of relatives) {
    const wanted = parents.includes(relative.accountId) ? 'PARENT' : inverseOf(relative.relKind)
    // Several people may have kept this person as their spouse. Without a place left the relation becomes OTHER,
    // so that the sign-in does not fail.
    const relKind = (await hasRoom(trx, accountId, wanted)) ? wanted : 'OTHER'
    await appear(trx, relative, relKind, { accountId, now })
    const couple = [accountId, relative.accountId] as const
    if (relKind !== 'SPOUSE' || !(await childrenFit(trx, couple))) continue
    await shareChildren(trx, { from: relative.accountId, to: accountId, now })
    await shareChildren(trx, { from: accountId, to: relative.accountId, now })
  }
  if (child && left && telling && parents.length > 0) await tellOfAdulthood(trx, child, left, telling)
  const act = { accountId, profileId, subject: accountId, at: now }
  await recordAudit(trx, { ...act, action: 'profile-claimed' })
}

/** Adds a relative who kept this profile to the owner's list, with the name only. */
async function appear(
  trx: Kysely<DB>,
  { ownProfileId: profileId }: RelativeOfProfile,
  relKind: AdultRelKind,
  { accountId, now }: Pick<Claim, 'accountId' | 'now'>,
): Promise<void> {
  const level = 'VIEW_NAME'
  await relate(trx, { accountId, profileId, relKind, level, now, seen: false })
  const act = { accountId, profileId, subject: accountId, at: now, details: { level } }
  await recordAudit(trx, { ...act, action: 'relative-added' })
}
