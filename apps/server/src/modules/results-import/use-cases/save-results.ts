import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type Progress, tellProgress } from '../../../platform/progress.ts'
import {
  notifyReaders,
  type StoreOutcome,
  storeConclusion,
  storeMedicalTest,
  storePrescription,
  storeRecord,
} from '../../documents/public.ts'
import type { ResultsImportDeps } from '../deps.ts'
import type { Counts, PatientResults } from '../result.ts'
import { lockResults } from '../store/lock-results.ts'
import { countResults } from './count-results.ts'

export interface SavedResults {
  readonly tests: Counts
  readonly reports: Counts
  readonly prescriptions: Counts
  readonly waiting: number
  readonly withoutVisit: readonly number[]
  readonly told: number
  /** Profiles whose lists have changed. */
  readonly changed: readonly string[]
}

/** Imports everything in the caller's transaction. Each reader with something new gets one message. */
export async function saveResults(
  trx: Kysely<DB>,
  patients: readonly PatientResults[],
  { progress, ...deps }: ResultsImportDeps & { readonly progress?: Progress | undefined },
): Promise<SavedResults> {
  const now = deps.clock.now()
  const keeping = { documentKey: deps.documentKey, now }
  const providers = [...new Set(patients.map(({ record }) => record.providerId))].sort()
  for (const id of providers) await lockResults(trx, id)
  const tests: StoreOutcome[] = []
  const reports: StoreOutcome[] = []
  const prescriptions: StoreOutcome[] = []
  const withoutVisit: number[] = []
  const [changed, news] = [new Set<string>(), new Set<string>()]
  let waiting = 0
  for (const [done, patient] of patients.entries()) {
    tellProgress(progress, done)
    const { id: recordId, profileId } = await storeRecord(trx, patient.record, now)
    const kept: StoreOutcome[] = []
    for (const test of patient.tests) {
      const saved = await storeMedicalTest(trx, { ...test, recordId }, keeping)
      kept.push(saved)
      tests.push(saved)
    }
    for (const report of patient.reports) {
      const saved = await storeConclusion(trx, { ...report, recordId }, keeping)
      kept.push(saved)
      reports.push(saved)
    }
    for (const { line, ...prescription } of patient.prescriptions) {
      const saved = await storePrescription(trx, { ...prescription, recordId }, keeping)
      kept.push(saved)
      prescriptions.push(saved)
      // Those of patients who are not known yet look for their visit when they are found.
      if (profileId !== null && !saved.isOfVisit && !prescription.withdrawn) withoutVisit.push(line)
    }
    if (profileId === null) {
      waiting += 1
      continue
    }
    if (kept.some(({ outcome }) => outcome !== 'unchanged')) changed.add(profileId)
    if (kept.some(({ isNews }) => isNews)) news.add(profileId)
  }
  const told = await notifyReaders(trx, [...news], deps)
  for (const subject of providers) {
    const details = countResults(patients.filter(({ record }) => record.providerId === subject))
    await recordAudit(trx, { action: 'results-imported', subject, at: now, details })
  }
  return {
    tests: countsOf(tests),
    reports: countsOf(reports),
    prescriptions: countsOf(prescriptions),
    waiting,
    withoutVisit,
    told,
    changed: [...changed],
  }
}

function countsOf(kept: readonly StoreOutcome[]): Counts {
  const count = (wanted: StoreOutcome['outcome']) => kept.filter(({ outcome }) => outcome === wanted).length
  return { added: count('added'), updated: count('updated'), unchanged: count('unchanged') }
}
