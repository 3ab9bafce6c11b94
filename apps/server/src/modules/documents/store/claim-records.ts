import { isSamePerson, type PersonFacts } from '@vizit/domain/family/same-person.ts'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { personFactsSql } from './person-facts-sql.ts'
import { onlyVisitOf } from './visit-of-day.ts'

interface Row {
  readonly record_id: string
  readonly profile_id: string
  readonly known: PersonFacts
  readonly said: PersonFacts
}

/**
 * Assigns unclaimed records to persons: the account with the record's phone holds every access level on the
 * person, and name, birthday and sex equal those of the clinic. The phone alone is not enough, because numbers
 * change owners.
 */
export async function claimRecords(trx: Kysely<DB>, of: ClaimedBy, now: Date): Promise<string[]> {
  const { text, values } = 'accountId' in of ? claimableQuery(of.accountId) : ofRecord(of.recordId)
  const claims = claimsOf((await trx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows)
  for (const { recordId, profileId } of claims) await claim(trx, recordId, profileId, now)
  return [...new Set(claims.map(({ profileId }) => profileId))]
}

/** The same for one account in its own transaction; usually there is nothing to claim. */
export async function claimOwnRecords(
  { reads, db }: Database,
  accountId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await reads.query<Row>(claimableQuery(accountId))
  if (claimsOf(rows).length === 0) return []
  return db.transaction().execute(trx => claimRecords(trx, { accountId }, now))
}

type ClaimedBy = { readonly accountId: string } | { readonly recordId: string }

const claimable = (which: string) => `
  select record.id as record_id, profile.id as profile_id, ${personFactsSql('profile')} as known, ${personFactsSql('record')} as said
  from medical_record record
  join account on account.phone = record.phone
  join family_relation relation
    on relation.account_id = account.id and relation.access_level = 'VIEW_REPORTS_TESTS'
  join profile on profile.id = relation.profile_id
    and profile.birthday = record.birthday and profile.sex = record.sex and profile.last_name is not null
  where record.profile_id is null and ${which}
  order by relation.rel_kind <> 'ME'`

// A prepared statement, because every read of tests runs it.
const byAccount = { name: 'claimable-records', text: claimable('account.id = $1') }
/** The statement that finds what an account may claim. */
export const claimableQuery = (accountId: string) => ({ ...byAccount, values: [accountId] })
const ofRecord = (recordId: string) => ({ text: claimable('record.id = $1'), values: [recordId] })

function claimsOf(rows: readonly Row[]) {
  return rows
    .filter(({ known, said }) => isSamePerson(known, said))
    .map(({ record_id: recordId, profile_id: profileId }) => ({ recordId, profileId }))
}

/** Marks earlier results as changed now, so that devices which have synchronised since then receive them. */
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
  await claimPrescriptions(trx, recordId, now)
}

/** Finds the visits of prescriptions whose organisation named none; whose the record is was not known before. */
async function claimPrescriptions(trx: Kysely<DB>, recordId: string, now: Date): Promise<void> {
  const waiting = await trx
    .selectFrom('prescription')
    .select(['id', 'prescribed_at'])
    .where('record_id', '=', recordId)
    .where('visit_id', 'is', null)
    .execute()
  for (const { id, prescribed_at: on } of waiting) {
    const visit_id = await onlyVisitOf(trx, { recordId, on })
    await trx.updateTable('prescription').set({ visit_id }).where('id', '=', id).execute()
  }
  await sql`
    update visit set updated_at = ${now} from prescription
    where prescription.record_id = ${recordId} and visit.id = prescription.visit_id`.execute(trx)
}
