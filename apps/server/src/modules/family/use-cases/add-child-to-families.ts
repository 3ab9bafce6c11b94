import { ALL } from '@vizit/domain/access/access-level.ts'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { findKnownChild, insertPerson, lockBirthday } from '../store/children.ts'
import { missingOf, ownProfileOf, spouseOf } from '../store/people.ts'
import { relate } from '../store/relations.ts'

export interface NewChild {
  readonly accountId: string
  /** The result of `parentsFor`; the caller has locked their families. */
  readonly parents: readonly string[]
  readonly child: PersonFacts
  /** The parent says that the known child is another person. */
  readonly isAnotherPerson: boolean
  /** Null: the parent has not given consent for the child. */
  readonly consentAt: Date | null
  readonly now: Date
}

/** The accounts that get a child of this account: the account itself and its spouse. */
export async function parentsFor(trx: Kysely<DB>, accountId: string): Promise<string[]> {
  return [accountId, await spouseOf(trx, accountId)].filter(account => account !== undefined)
}

/** Adds a child to the families of its parents, which the caller has locked; returns the profile's id. */
export async function addChildToFamilies(trx: Kysely<DB>, child: NewChild) {
  const { accountId, parents, consentAt, now } = child
  const refused = await refuse(trx, child)
  if (refused) return refused
  const profileId = await insertPerson(trx, child.child, { consentAt, now })
  for (const parent of parents) {
    const seen = parent === accountId
    await relate(trx, { accountId: parent, profileId, relKind: 'CHILD', level: ALL, now, seen })
  }
  const act = { accountId, profileId, subject: profileId, at: now }
  await recordAudit(trx, { ...act, action: 'child-added' })
  if (consentAt) await recordAudit(trx, { ...act, action: 'consent-given' })
  return profileId
}

async function refuse(trx: Kysely<DB>, { accountId, child, isAnotherPerson }: NewChild) {
  const missing = missingOf(await ownProfileOf(trx, accountId))
  if (missing.length > 0) return new Refused('PROFILE_MISSING', { missing })
  await lockBirthday(trx, child)
  const known = await findKnownChild(trx, accountId, child)
  // A former spouse who had this child in the family must not create a second record of it.
  if (known === 'nowhere' || (isAnotherPerson && known !== 'formerly-own')) return null
  return new Refused('PERSON_EXISTS', {
    inOwnFamily: known === 'own-family',
    wasInOwnFamily: known === 'formerly-own',
  })
}
