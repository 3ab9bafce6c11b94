import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { claimRecords } from '../store/claim-records.ts'
import type { RecordToStore } from './to-store.ts'

export interface StoredRecord {
  readonly id: string
  /** The profile of the record, if it is known. */
  readonly profileId: string | null
}

/**
 * Inserts or updates a patient's record. A record that is assigned to a profile stays with it, whatever name or
 * phone the clinic sends later; only the phone for codes follows the clinic.
 */
export async function storeRecord(trx: Kysely<DB>, record: RecordToStore, now: Date): Promise<StoredRecord> {
  const { person, phone, paperConsentOn } = record
  const said = {
    last_name: person.lastName,
    first_name: person.firstName,
    middle_name: person.middleName,
    birthday: person.birthday,
    sex: person.sex,
    phone,
    paper_consent_on: paperConsentOn,
  }
  const { id, profile_id: known } = await trx
    .insertInto('medical_record')
    .values({
      ...said,
      id: randomUUID(),
      provider_id: record.providerId,
      number: record.number,
      created_at: now,
    })
    .onConflict(known =>
      known.columns(['provider_id', 'number']).doUpdateSet({
        ...said,
        paper_consent_on: sql`coalesce(excluded.paper_consent_on, medical_record.paper_consent_on)`,
      }),
    )
    .returning(['id', 'profile_id'])
    .executeTakeFirstOrThrow()
  if (known !== null) return { id, profileId: known }
  const [claimed = null] = await claimRecords(trx, { recordId: id }, now)
  return { id, profileId: claimed }
}
