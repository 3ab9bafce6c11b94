import { randomUUID } from 'node:crypto'
import { ALL } from '@vizit/domain/access/access-level.ts'
import type { FullName } from '@vizit/domain/person/full-name.ts'
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
  /** The moment of a consent that is given now; the first one stays. */
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

export async function phoneOf(db: Kysely<DB>, accountId: string): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select('phone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return account.phone
}
