import { randomUUID } from 'node:crypto'
import { ALL } from '@vizit/domain/access/access-level.ts'
import type { AdultRelKind } from '@vizit/domain/family/relations.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import type { FullName } from '@vizit/domain/person/full-name.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export async function insertOwnProfile(trx: Kysely<DB>, accountId: string, now: Date): Promise<string> {
  const id = randomUUID()
  await trx.insertInto('profile').values({ id, created_at: now }).execute()
  await trx
    .insertInto('family_relation')
    .values({ account_id: accountId, profile_id: id, rel_kind: 'ME', access_level: ALL, created_at: now })
    .execute()
  return id
}

interface SavedFacts extends FullName {
  readonly birthday: string
  readonly sex: string
  /** When consent was given: an earlier consent keeps its time. */
  readonly consentAt: Date | null
}

export async function updateOwnProfile(trx: Kysely<DB>, accountId: string, facts: SavedFacts) {
  const { lastName, firstName, middleName, birthday, sex, consentAt } = facts
  const before = await trx
    .selectFrom('profile')
    .innerJoin('family_relation as relation', 'relation.profile_id', 'profile.id')
    .select(['profile.id', 'profile.consent_received_at'])
    .where('relation.account_id', '=', accountId)
    .where('relation.rel_kind', '=', 'ME')
    .forUpdate('profile')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('profile')
    .where('id', '=', before.id)
    .set({
      last_name: lastName,
      first_name: firstName,
      middle_name: middleName,
      birthday,
      sex,
      consent_received_at: before.consent_received_at ?? consentAt,
    })
    .execute()
  return { profileId: before.id, isFirstConsent: before.consent_received_at === null && consentAt !== null }
}

export interface RelativeOfProfile {
  readonly accountId: string
  readonly ownProfileId: string
  /** How they see the person; a child is OTHER by then. */
  readonly relKind: AdultRelKind
}

/** The accounts that act for a profile, and how they see the person. */
export async function relativesOfProfile(trx: Kysely<DB>, profileId: string): Promise<RelativeOfProfile[]> {
  const relatives = await trx
    .selectFrom('family_relation as held')
    .innerJoin('family_relation as self', 'self.account_id', 'held.account_id')
    .select(['held.account_id as accountId', 'self.profile_id as ownProfileId', 'held.rel_kind as relKind'])
    .where('held.profile_id', '=', profileId)
    .where('held.rel_kind', 'not in', ['ME', 'CHILD'])
    .where('self.rel_kind', '=', 'ME')
    .orderBy('held.created_at')
    .execute()
  return relatives.map(relative => ({ ...relative, relKind: relative.relKind as AdultRelKind }))
}

/** Deletes the consent that parents gave for a child; an adult is asked again. */
export async function clearConsentOfChild(trx: Kysely<DB>, profileId: string): Promise<void> {
  const person = await trx
    .selectFrom('profile')
    .select(['birthday', 'consent_received_at as consentAt'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (!person.birthday || !person.consentAt || isAdultOn(civilDateOf(person.consentAt), person.birthday))
    return
  await trx.updateTable('profile').set({ consent_received_at: null }).where('id', '=', profileId).execute()
}

/** Makes a profile the account's own, replacing the account's empty one. */
export async function makeOwn(
  trx: Kysely<DB>,
  { accountId, profileId, now }: { accountId: string; profileId: string; now: Date },
): Promise<void> {
  const former = await trx
    .deleteFrom('family_relation')
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', 'ME')
    .returning('profile_id')
    .executeTakeFirst()
  const me = { account_id: accountId, profile_id: profileId, rel_kind: 'ME', access_level: ALL }
  await trx
    .insertInto('family_relation')
    .values({ ...me, created_at: now })
    .onConflict(conflict => conflict.columns(['account_id', 'profile_id']).doUpdateSet(me))
    .execute()
  if (former) await trx.deleteFrom('profile').where('id', '=', former.profile_id).execute()
}
