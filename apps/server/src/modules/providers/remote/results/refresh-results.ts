import { type Failure, isFailure, isTemporary } from '../../../../platform/http-client/failure.ts'
import { storedPrescriptions, withdrawPrescriptions } from '../../../documents/public.ts'
import type { ClinicPrescription, ClinicResults } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { noteResultsProblem, problemText } from '../store/connections.ts'
import { knownPatients, noteResultsRead, type PatientAtClinic } from '../store/patients.ts'
import { recordToStore } from './record-to-store.ts'
import { isUnnamed } from './results-to-store.ts'
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
    if (failed !== null) await noteResultsProblem(deps.database.db, providerId, failed, deps.clock.now())
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
  const { providerId } = clinic.connection
  const read = await clinic.connector.readResults(patientId, since)
  if (isFailure(read)) return read
  const now = clock.now()
  const results = await onlyNew(read, { providerId, record: patientId, since }, deps)
  await noteResultsProblem(database.db, providerId, results.refused, now)
  if (results.gone.length > 0) {
    await withdrawPrescriptions(database.db, results.gone, now)
    changes.publish('visits', { profiles: [profileId] })
  }
  const { tests, reports, prescriptions } = results
  if ([tests, reports, prescriptions].some(({ length }) => length > 0)) {
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
  if (read.unread) {
    const { of, failure, status } = read.unread
    deps.log.warn(
      { provider: clinic.connection.providerCode, of, failure, status },
      'a prescription was not read',
    )
  }
  const problem = read.unread && problemText(read.unread)
  await noteResultsRead(database.db, patient, { readAt: now, seenTo: latest(read, seenTo), problem })
  return null
}

/**
 * Of all prescriptions those that have changed, or that are not kept here as they are there; and the kept ones that the clinic has no
 * more.
 */
async function onlyNew(
  read: ClinicResults,
  { providerId, record, since }: { providerId: string; record: string; since: Date | null },
  { database }: RemoteDeps,
) {
  const { allPrescriptions } = read
  if (!allPrescriptions) return { ...read, gone: [] }
  const { prefix, numbers } = allPrescriptions
  const stored = await storedPrescriptions(database.db, { providerId, record, prefix })
  const there = new Set(numbers)
  const kept = new Map(stored.map(one => [one.number, one]))
  const isNew = (one: ClinicPrescription) => {
    const known = kept.get(one.number)
    const isSame = known?.withdrawn === one.isWithdrawn && known.unnamed === isUnnamed(one)
    return since === null || one.changedAt === null || one.changedAt >= since || !isSame
  }
  return {
    ...read,
    prescriptions: read.prescriptions.filter(isNew),
    gone: stored.filter(({ number, withdrawn }) => !withdrawn && !there.has(number)),
  }
}

function latest({ tests, reports, prescriptions }: ClinicResults, before: Date | null): Date | null {
  const times = [...tests, ...reports, ...prescriptions].map(({ changedAt }) => changedAt?.getTime() ?? 0)
  const last = Math.max(before?.getTime() ?? 0, ...times)
  return last === 0 ? null : new Date(last)
}
