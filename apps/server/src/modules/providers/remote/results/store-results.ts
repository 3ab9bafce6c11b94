import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import { type Failure, isFailure } from '../../../../platform/http-client/failure.ts'
import {
  type FileToStore,
  notifyReaders,
  type RecordToStore,
  type StoreOutcome,
  storeConclusion,
  storeMedicalTest,
  storePrescription,
  storeRecord,
} from '../../../documents/public.ts'
import type { ClinicFile, ClinicResults } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { visitsOfAppointments } from '../store/patients.ts'
import { isWrongData } from './is-wrong-data.ts'
import { forgetFiles, type LeftOut, readFiles } from './read-files.ts'
import { conclusionToStore, prescriptionToStore, testToStore } from './results-to-store.ts'

export interface ResultsToStore {
  readonly record: RecordToStore
  readonly profileId: string
  readonly results: ClinicResults
}

type Save = (trx: Kysely<DB>, files: readonly FileToStore[]) => Promise<StoreOutcome>

/**
 * Stores results, each in its own transaction after its files were fetched, so that one invalid result does not
 * affect the others. The message about the first new result is written in the same transaction. `onChange` is
 * called after each change.
 */
export async function storeResults(
  { connection }: Clinic,
  { record, profileId, results }: ResultsToStore,
  onChange: () => void,
  deps: RemoteDeps,
): Promise<Failure | null> {
  const { database, clock, documentKey, notifications, publicUrl, log } = deps
  const { providerId, providerCode: provider } = connection
  const { db } = database
  const now = clock.now()
  const recordId = await db.transaction().execute(trx => keepOwnRecord(trx, record, profileId, now))
  const visits = await visitsOfAppointments(db, providerId, profileId)
  let isTold = false
  const within = async (trx: Kysely<DB>, save: Save, files: readonly FileToStore[]) => {
    const kept = await save(trx, files)
    if (kept.isNews && !isTold)
      await notifyReaders(trx, [profileId], { notifyAccount: notifications.notifyAccount, publicUrl })
    return kept
  }
  const leaveOut = (why: LeftOut) => {
    const problem = typeof why === 'string' ? why : why.failure
    log.warn(
      { provider, problem, status: typeof why === 'string' ? null : why.status },
      'a file was left out',
    )
  }
  const keep = async (there: readonly ClinicFile[], save: Save): Promise<Failure | null> => {
    const files = await readFiles(there, leaveOut)
    if (isFailure(files)) return files
    try {
      const kept = await retryDeadlocks(() => db.transaction().execute(trx => within(trx, save, files)))
      isTold ||= kept.isNews
      if (kept.outcome !== 'unchanged') onChange()
    } catch (error) {
      // A result that failed for a temporary reason is read again, because the position up to which results were
      // read is not advanced.
      if (!isWrongData(error)) throw error
      log.error({ provider, kind: error.name, problem: error.code }, 'a result was not kept')
    } finally {
      await forgetFiles(files)
    }
    return null
  }
  const keeping = { documentKey, now }
  for (const there of results.tests) {
    const test = { ...testToStore(there, now), recordId, providerId }
    const failed = await keep(there.files, (trx, files) => storeMedicalTest(trx, { ...test, files }, keeping))
    if (failed) return failed
  }
  for (const there of results.reports) {
    const conclusion = conclusionToStore(there, id => visits.get(id) ?? null, now)
    const failed = await keep(there.files, (trx, files) =>
      storeConclusion(trx, { ...conclusion, recordId, providerId, files }, keeping),
    )
    if (failed) return failed
  }
  for (const there of results.prescriptions) {
    const prescription = prescriptionToStore(there, id => visits.get(id) ?? null, now)
    const failed = await keep([], trx =>
      storePrescription(trx, { ...prescription, recordId, providerId }, keeping),
    )
    if (failed) return failed
  }
  return null
}

/** No claim is needed: the clinic knows the patient by our identifier. */
async function keepOwnRecord(
  trx: Kysely<DB>,
  record: RecordToStore,
  profileId: string,
  now: Date,
): Promise<string> {
  const { id } = await storeRecord(trx, record, now)
  await trx
    .updateTable('medical_record')
    .set({ profile_id: profileId })
    .where('id', '=', id)
    .where('profile_id', 'is', null)
    .execute()
  return id
}
