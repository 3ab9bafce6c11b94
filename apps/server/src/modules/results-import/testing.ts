import { randomUUID } from 'node:crypto'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'

/** Somebody with an account, who has said who they are. */
export async function aReader(db: Kysely<DB>, phone: string, person: PersonFacts) {
  const [accountId, profileId] = [randomUUID(), randomUUID()]
  await db.insertInto('account').values({ id: accountId, phone, language: 'ru' }).execute()
  await db
    .insertInto('profile')
    .values({
      id: profileId,
      last_name: person.lastName,
      first_name: person.firstName,
      middle_name: person.middleName,
      birthday: person.birthday,
      sex: person.sex,
    })
    .execute()
  await db
    .insertInto('family_relation')
    .values({
      account_id: accountId,
      profile_id: profileId,
      rel_kind: 'ME',
      access_level: 'VIEW_REPORTS_TESTS',
    })
    .execute()
  return { accountId, profileId }
}
