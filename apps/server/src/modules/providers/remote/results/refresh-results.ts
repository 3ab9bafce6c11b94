import { type Failure, isFailure, isTemporary } from '../../../../platform/http-client/failure.ts'
import type { ClinicResults } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { knownPatients, noteResultsRead, type PatientAtClinic } from '../store/patients.ts'
import { recordToStore } from './record-to-store.ts'
import { storeResults } from './store-results.ts'

/** Servers index a change slightly later than its timestamp, so the last minute is read again. */
const OVERLAP_MS = 60_000

export interface RefreshResultsRequest {
  readonly profileIds: readonly string[]
  /** Patients read since then are not read again. Null: all are read. */
  readonly notReadSince: Date | null
}

/**
 * Reads the results of these people at a clinic that knows them, one person after another, and stores the new
 * ones.
 */
export async function refreshResults(
  clinic: Clinic,
  { profileIds, notReadSince }: RefreshResultsRequest,
  deps: RemoteDeps,
): Promise<Failure | null> {
  const { providerId } = clinic.connection
  const known = await knownPatients(deps.database.db, providerId, profileIds)
  const errors: unknown[] = []
  let refusal: Failure | null = null
  for (const patient of known) {
    if (notReadSince !== null && patient.readAt !== null && patient.readAt >= notReadSince) continue
    const failed = await refreshOne(clinic, patient, deps).catch(error => {
      errors.push(error)
      return null
    })
    // The server would not answer for the others either.
    if (failed !== null && isTemporary(failed)) return failed
    refusal ??= failed
  }
  if (errors.length > 0) throw errors[0]
  return refusal
}

async function refreshOne(
  clinic: Clinic,
  patient: PatientAtClinic,
  deps: RemoteDeps,
): Promise<Failure | null> {
  const { database, clock, changes, notifications } = deps
  const { profileId, patientId, seenTo } = patient
  const since = seenTo && new Date(seenTo.getTime() - OVERLAP_MS)
  const results = await clinic.connector.readResults(patientId, since)
  if (isFailure(results)) return results
  const now = clock.now()
  if (Object.values(results).some(({ length }) => length > 0)) {
    const { providerId } = clinic.connection
    const record = await recordToStore(database.db, clinic.connector, { providerId, profileId, patientId })
    if (record !== null && isFailure(record)) return record
    if (record === null) return null
    let isChanged = false
    const changed = () => {
      isChanged = true
    }
    try {
      const failed = await storeResults(clinic, { record, profileId, results }, changed, deps)
      if (failed !== null) return failed
    } finally {
      if (isChanged) {
        notifications.nudge()
        changes.publish('tests', { profiles: [profileId] })
        changes.publish('visits', { profiles: [profileId] })
      }
    }
  }
  await noteResultsRead(database.db, patient, { readAt: now, seenTo: latest(results, seenTo) })
  return null
}

function latest({ tests, reports, prescriptions }: ClinicResults, before: Date | null): Date | null {
  const times = [...tests, ...reports, ...prescriptions].map(({ changedAt }) => changedAt?.getTime() ?? 0)
  const last = Math.max(before?.getTime() ?? 0, ...times)
  return last === 0 ? null : new Date(last)
}
