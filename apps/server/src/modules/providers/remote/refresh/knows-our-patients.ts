import { type Failure, isFailure, isMissing } from '../../../../platform/http-client/failure.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { knownPatients } from '../store/patients.ts'

const PATIENTS_ASKED = 3

/**
 * Whether the server still has one of these patients. A server that was emptied or restored from an old dump knows
 * nothing of ours, so a missing appointment there proves nothing.
 */
export async function knowsOurPatients(
  { connector, connection }: Clinic,
  profileIds: readonly string[],
  { database }: Pick<RemoteDeps, 'database'>,
): Promise<boolean | Failure> {
  const known = await knownPatients(database.db, connection.providerId, profileIds)
  for (const { patientId } of known.slice(0, PATIENTS_ASKED)) {
    const patient = await connector.readPatient(patientId)
    if (!isFailure(patient)) return true
    if (!isMissing(patient)) return patient
  }
  return false
}
