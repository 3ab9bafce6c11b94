import { type Failure, isFailure, isGone } from '../../connectors/failure.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { knownPatients } from '../store/patients.ts'

const PATIENTS_ASKED = 3

/**
 * Does the server still have any of these patients? One that was emptied, or restored from long ago, knows nothing of
 * ours: that it has no appointment says nothing of the appointment.
 */
export async function isStillOurs(
  { connector, connection }: Clinic,
  profileIds: readonly string[],
  { database }: Pick<RemoteDeps, 'database'>,
): Promise<boolean | Failure> {
  const known = await knownPatients(database.db, connection.providerId, profileIds)
  for (const { patientId } of known.slice(0, PATIENTS_ASKED)) {
    const patient = await connector.readPatient(patientId)
    if (!isFailure(patient)) return true
    if (!isGone(patient)) return patient
  }
  return false
}
