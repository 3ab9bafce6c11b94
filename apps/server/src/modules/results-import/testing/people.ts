import { randomUUID } from 'node:crypto'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A person with an account and a complete profile. */
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

/** A past visit of a person to one of the example's doctors. */
export async function aVisit(db: Kysely<DB>, profileId: string, startsAt: string): Promise<string> {
  const id = randomUUID()
  const assignment = await db
    .selectFrom('assignment')
    .select(['id', 'provider_id', 'doctor_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const starts_at = new Date(startsAt)
  await db
    .insertInto('visit')
    .values({
      ...{ id, profile_id: profileId, provider_id: assignment.provider_id, status: 'completed' },
      ...{ assignment_id: assignment.id, doctor_id: assignment.doctor_id },
      ...{ starts_at, ends_at: new Date(starts_at.getTime() + 1_200_000) },
    })
    .execute()
  return id
}

export const vera: PersonFacts = {
  ...{ lastName: 'Лось', firstName: 'Вера', middleName: null },
  ...{ birthday: '1990-05-05', sex: 'FEMALE' },
}

export const peter: PersonFacts = {
  ...{ lastName: 'Зубр', firstName: 'Пётр', middleName: 'Адамович' },
  ...{ birthday: '1958-11-17', sex: 'MALE' },
}
