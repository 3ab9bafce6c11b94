import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { type Failure, isFailure } from '../../../../platform/http-client/failure.ts'
import type { RecordToStore } from '../../../documents/public.ts'
import type { ClinicConnector } from '../../connectors/clinic-connector.ts'

type Person = RecordToStore['person'] & { readonly phone: string | null }

/**
 * The medical record of a patient whom the clinic knows by our identifier. Codes go to the phone that the clinic
 * has, otherwise to the account's. Null: there is no phone, or the profile is incomplete.
 */
export async function recordToStore(
  db: Kysely<DB>,
  connector: ClinicConnector,
  { providerId, profileId, patientId }: { providerId: string; profileId: string; patientId: string },
): Promise<RecordToStore | Failure | null> {
  const patient = await connector.readPatient(patientId)
  if (isFailure(patient)) return patient
  const person = await personOf(db, profileId)
  if (!person) return null
  const phone = patient.phone ?? person.phone
  return phone === null ? null : { providerId, number: patientId, person, phone, paperConsentOn: null }
}

async function personOf(db: Kysely<DB>, profileId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select last_name as "lastName", first_name as "firstName", middle_name as "middleName", birthday, sex,
      (select account.phone from family_relation relation join account on account.id = relation.account_id
        where relation.profile_id = profile.id and relation.access_level = 'VIEW_REPORTS_TESTS'
        order by relation.rel_kind <> 'ME' limit 1) as phone
    from profile
    where id = ${profileId} and last_name is not null and first_name is not null and birthday is not null
      and sex is not null`.execute(db)
  return rows[0]
}
