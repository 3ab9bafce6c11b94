import { randomUUID } from 'node:crypto'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

const columnsOf = ({ lastName, firstName, middleName, birthday, sex }: PersonFacts) => ({
  last_name: lastName,
  first_name: firstName,
  middle_name: middleName,
  birthday,
  sex,
})

/** Creates the profile of a reception's patient, without a consent. */
export async function addRegistryPatient(
  trx: Kysely<DB>,
  facts: PersonFacts,
  { phone, now }: { phone: string; now: Date },
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('profile')
    .values({ id, ...columnsOf(facts), clinic_phone: phone, created_at: now })
    .execute()
  return id
}

/** Updates the reception's data about its patient, unless an account acts for them. True: something changed. */
export async function correctPatient(
  trx: Kysely<DB>,
  profileId: string,
  facts: PersonFacts,
  phone: string,
): Promise<boolean> {
  const { lastName, firstName, middleName, birthday, sex } = facts
  const corrected = await trx
    .updateTable('profile')
    .set({ ...columnsOf(facts), clinic_phone: phone })
    .where('id', '=', profileId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('family_relation').select('profile_id').where('profile_id', '=', profileId))),
    )
    .where(
      sql<boolean>`(last_name, first_name, middle_name, birthday, sex, clinic_phone) is distinct from
        (${lastName}, ${firstName}, ${middleName}::text, ${birthday}::date, ${sex}, ${phone})`,
    )
    .executeTakeFirst()
  return corrected.numUpdatedRows > 0n
}
