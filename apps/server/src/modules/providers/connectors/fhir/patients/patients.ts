import { type Failure, isFailure } from '../../../../../platform/http-client/failure.ts'
import type { ClinicPatient, Person } from '../../clinic-connector.ts'
import type { FhirClient } from '../http/client.ts'
import { KnownPatient, Patient, patientOf } from '../resources/patient.ts'
import { PROFILE_SYSTEM } from '../resources/systems.ts'
import { phoneOf } from './phone-of.ts'

/** The clinic's id of this person, who is registered there if they are new. */
export async function registerPatient(
  client: FhirClient,
  profileId: string,
  person: Person,
): Promise<string | Failure> {
  const ifNoneExist = `identifier=${encodeURIComponent(`${PROFILE_SYSTEM}|${profileId}`)}`
  const made = await client.create('Patient', patientOf(profileId, person), Patient, { ifNoneExist })
  return isFailure(made) ? made : made.id
}

export async function readPatient(client: FhirClient, patientId: string): Promise<ClinicPatient | Failure> {
  const patient = await client.read(`Patient/${patientId}`, KnownPatient)
  if (isFailure(patient)) return patient
  const { active, identifier = [], link = [], telecom = [] } = patient
  return {
    isActive: active !== false && !link.some(({ type }) => type === 'replaced-by'),
    profileIds: identifier.flatMap(({ system, value }) =>
      system === PROFILE_SYSTEM && value !== undefined ? [value] : [],
    ),
    phone: phoneOf(telecom),
  }
}
