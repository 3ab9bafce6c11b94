import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import type { Failure } from '../../../../platform/http-client/failure.ts'
import type { Person } from '../../connectors/clinic-connector.ts'
import type { PatientToBook } from '../../port.ts'
import type { Clinic } from '../clinic.ts'

/** The clinic's id of this person, who is registered there if they are new. */
export async function knownPatient(
  db: Kysely<DB>,
  { connector, connection }: Clinic,
  { profileId, unknownPatient }: PatientToBook,
): Promise<string | Failure> {
  const known = await db
    .selectFrom('fhir_patient')
    .select('patient_id')
    .where('provider_id', '=', connection.providerId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  if (known) return known.patient_id
  const person = unknownPatient ?? (await personOf(db, profileId))
  return connector.registerPatient(profileId, person)
}

function personOf(db: Kysely<DB>, profileId: string): Promise<Person> {
  return db
    .selectFrom('profile')
    .select(['last_name as lastName', 'first_name as firstName', 'birthday'])
    .select(({ ref }) => ref('sex').$castTo<Person['sex']>().as('sex'))
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
}
