import { isSamePerson, type PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Row {
  readonly record_id: string
  readonly profile_id: string
  readonly known: PersonFacts
  readonly said: PersonFacts
}

const facts = (alias: string) => sql`json_build_object(
  'lastName', ${sql.ref(`${alias}.last_name`)}, 'firstName', ${sql.ref(`${alias}.first_name`)},
  'middleName', ${sql.ref(`${alias}.middle_name`)}, 'birthday', ${sql.ref(`${alias}.birthday`)},
  'sex', ${sql.ref(`${alias}.sex`)})`

/**
 * Finds whose the records are that are nobody's yet: of somebody on whom the account with the record's phone holds
 * everything, and whose name, birthday and sex the clinic has too. A phone alone reveals nobody: numbers go over to others.
 */
export async function claimRecords(
  trx: Kysely<DB>,
  of: { readonly accountId: string } | { readonly recordId: string },
  now: Date,
): Promise<string[]> {
  const which = 'accountId' in of ? sql`account.id = ${of.accountId}` : sql`record.id = ${of.recordId}`
  const { rows } = await sql<Row>`
    select record.id as record_id, profile.id as profile_id, ${facts('profile')} as known, ${facts('record')} as said
    from medical_record record
    join account on account.phone = record.phone
    join family_relation relation
      on relation.account_id = account.id and relation.access_level = 'VIEW_REPORTS_TESTS'
    join profile on profile.id = relation.profile_id
      and profile.birthday = record.birthday and profile.sex = record.sex and profile.last_name is not null
    where record.profile_id is null and ${which}
    order by relation.rel_kind <> 'ME'`.execute(trx)
  const claimed = rows.filter(({ known, said }) => isSamePerson(known, said))
  for (const { record_id, profile_id } of claimed) await claim(trx, record_id, profile_id, now)
  return [...new Set(claimed.map(({ profile_id }) => profile_id))]
}

/** What was there before appears now, so that devices which know of everything until now hear of it. */
async function claim(trx: Kysely<DB>, recordId: string, profileId: string, now: Date): Promise<void> {
  const claimed = await trx
    .updateTable('medical_record')
    .set({ profile_id: profileId })
    .where('id', '=', recordId)
    .where('profile_id', 'is', null)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return
  await trx
    .updateTable('medical_test')
    .set({ created_at: now, updated_at: now })
    .where('record_id', '=', recordId)
    .execute()
  await sql`
    update visit set updated_at = ${now} from medical_report report
    where report.record_id = ${recordId} and visit.id = report.visit_id`.execute(trx)
}
