import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import {
  type Keeping,
  type KeptFile,
  type KeptRecord,
  keepConclusion,
  keepRecord,
  keepTest,
  tellReaders,
} from '../../../documents/public.ts'
import type { Clinic } from '../clinic.ts'
import type { FhirDeps } from '../deps.ts'
import { type Failure, isFailure, isPassing } from '../http/answer.ts'
import { changedAt } from '../resources/parts.ts'
import type { Attachment } from '../resources/results.ts'
import { knownPatients, noteResultsRead, type PatientThere, visitsOfAppointments } from '../store/patients.ts'
import { conclusionOf, testOf } from './kept-of.ts'
import { readFiles } from './read-files.ts'
import { type Results, readResults } from './read-results.ts'
import { recordOf } from './record-of.ts'

/** Servers index what was changed a little later than they say: the last minute is read once more. */
const OVERLAP_MS = 60_000

export interface ResultsWanted {
  readonly profileIds: readonly string[]
  /** Who was read since then is not read again; null: everybody is. */
  readonly notReadSince: Date | null
}

/** Reads the results of these people at a clinic that knows them, and keeps what is new: each person by themselves. */
export async function refreshResults(
  clinic: Clinic,
  { profileIds, notReadSince }: ResultsWanted,
  deps: FhirDeps,
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
    // Nobody there would answer for the others either.
    if (failed !== null && isPassing(failed)) return failed
    refusal ??= failed
  }
  if (errors.length > 0) throw errors[0]
  return refusal
}

async function refreshOne(clinic: Clinic, patient: PatientThere, deps: FhirDeps): Promise<Failure | null> {
  const { database, clock, changes, notifications } = deps
  const { profileId, patientId, seenTo } = patient
  const since = seenTo && new Date(seenTo.getTime() - OVERLAP_MS)
  const results = await readResults(clinic.client, patientId, since)
  if (isFailure(results)) return results
  const now = clock.now()
  if (results.reports.length + results.documents.length > 0) {
    const { providerId } = clinic.connection
    const record = await recordOf(database.db, clinic.client, { providerId, profileId, patientId })
    if (record !== null && isFailure(record)) return record
    if (record === null) return null
    const kept = await keepAll(clinic, { record, profileId, results }, deps)
    if ('failure' in kept) return kept
    if (kept.some(({ isNews }) => isNews)) {
      await database.db.transaction().execute(trx =>
        tellReaders(trx, [profileId], {
          tellAccount: notifications.tellAccount,
          publicUrl: deps.publicUrl,
        }),
      )
      notifications.nudge()
    }
    if (kept.some(({ outcome }) => outcome !== 'unchanged')) {
      changes.tell('tests', { profiles: [profileId] })
      changes.tell('visits', { profiles: [profileId] })
    }
  }
  await noteResultsRead(database.db, patient, { readAt: now, seenTo: latest(results, seenTo) })
  return null
}

interface Found {
  readonly record: KeptRecord
  readonly profileId: string
  readonly results: Results
}

/** Each in a transaction of its own: files are read before, and a wrong one costs none of the others. */
async function keepAll(
  { client, connection }: Clinic,
  { record, profileId, results }: Found,
  deps: FhirDeps,
): Promise<Keeping[] | Failure> {
  const { database, clock, documentKey, log } = deps
  const { providerId } = connection
  const { db } = database
  const now = clock.now()
  const recordId = await db.transaction().execute(trx => keepOwnRecord(trx, record, profileId, now))
  const visits = await visitsOfAppointments(db, providerId, profileId)
  const kept: Keeping[] = []
  const keep = async (
    attachments: readonly Attachment[],
    save: (trx: Kysely<DB>, files: readonly KeptFile[]) => Promise<Keeping>,
  ): Promise<Failure | null> => {
    const files = await readFiles(client, attachments)
    if (isFailure(files)) return files
    try {
      kept.push(await db.transaction().execute(trx => save(trx, files)))
    } catch (error) {
      const { name, code } = error as Error & { code?: string }
      log.error({ provider: connection.providerCode, kind: name, problem: code }, 'a result was not kept')
    }
    return null
  }
  const keeping = { documentKey, now }
  for (const report of results.reports) {
    const test = { ...testOf(report, results.observations, now), recordId, providerId }
    const failed = await keep(report.presentedForm ?? [], (trx, files) =>
      keepTest(trx, { ...test, files }, keeping),
    )
    if (failed) return failed
  }
  for (const document of results.documents) {
    const told = conclusionOf(document, id => visits.get(id) ?? null, now)
    const failed = await keep(
      document.content.map(({ attachment }) => attachment),
      (trx, files) => keepConclusion(trx, { ...told, recordId, providerId, files }, keeping),
    )
    if (failed) return failed
  }
  return kept
}

/** Whose it is needs no search: the clinic knows the patient by our identifier. */
async function keepOwnRecord(
  trx: Kysely<DB>,
  record: KeptRecord,
  profileId: string,
  now: Date,
): Promise<string> {
  const { id } = await keepRecord(trx, record, now)
  await trx
    .updateTable('medical_record')
    .set({ profile_id: profileId })
    .where('id', '=', id)
    .where('profile_id', 'is', null)
    .execute()
  return id
}

function latest({ reports, documents }: Results, before: Date | null): Date | null {
  const times = [...reports, ...documents].map(one => changedAt(one)?.getTime() ?? 0)
  const last = Math.max(before?.getTime() ?? 0, ...times)
  return last === 0 ? null : new Date(last)
}
