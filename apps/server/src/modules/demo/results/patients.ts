import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface PatientWithoutRecord {
  readonly profileId: string
  readonly person: PersonFacts
  readonly phone: string
}

/** Those of these people who have an account, a complete profile, and no results in the demo yet. */
export async function findPatientsWithoutRecord(
  db: Kysely<DB>,
  profileIds: readonly string[],
): Promise<PatientWithoutRecord[]> {
  const { rows } = await sql<PatientWithoutRecord>`
    select profile.id as "profileId", account.phone, json_build_object(
      'lastName', profile.last_name, 'firstName', profile.first_name, 'middleName', profile.middle_name,
      'birthday', profile.birthday, 'sex', profile.sex) as person
    from profile
    join family_relation self on self.profile_id = profile.id and self.rel_kind = 'ME'
    join account on account.id = self.account_id
    where profile.id = any(${[...profileIds]}::uuid[]) and account.phone is not null
      and profile.last_name is not null and profile.birthday is not null and profile.sex is not null
      and not exists (
        select from medical_record record join provider on provider.id = record.provider_id
        where record.profile_id = profile.id and provider.is_demo)`.execute(db)
  return rows
}

export interface PendingTest {
  readonly profileId: string
  readonly recordId: string
}

/** Patients whose test in progress began before this time. */
export async function findPending(db: Kysely<DB>, before: Date): Promise<PendingTest[]> {
  const { rows } = await sql<PendingTest>`
    select record.profile_id as "profileId", record.id as "recordId"
    from medical_test test
    join medical_record record on record.id = test.record_id
    join provider on provider.id = test.provider_id
    where provider.is_demo and test.status = 'in-progress' and test.created_at < ${before}
      and record.profile_id is not null and record.number = 'demo-' || record.profile_id`.execute(db)
  return rows
}
