import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import { type Progress, tellProgress } from '../../../platform/progress.ts'
import { openFolder, readTable } from '../../clinic-import/public.ts'
import type { VisitsImportDeps } from '../deps.ts'
import { visitsTable } from '../files/visits-table.ts'
import { isOutcomeSaved, type RegistryVisit, type SaveResult, type VisitsImport } from '../registry-visit.ts'
import { checkVisits } from './check-visits.ts'
import { saveVisit } from './save-visit.ts'

/**
 * Imports the visits booked by phone at a reception, or updates them. If the file has problems, all are reported
 * and nothing is changed. A visit that overlaps another is reported, and the others are imported.
 */
export async function importVisits(
  folder: string,
  deps: VisitsImportDeps,
  { checkOnly = false, progress }: { readonly checkOnly?: boolean; readonly progress?: Progress } = {},
): Promise<VisitsImport> {
  const { visits, problems } = await readVisits(folder, deps)
  if (problems.length > 0) return { outcome: 'refused', problems }
  if (checkOnly) return { outcome: 'checked', count: visits.length }
  const saved: [RegistryVisit, SaveResult][] = []
  for (const visit of visits) {
    tellProgress(progress, saved.length)
    saved.push([visit, await saveOne(visit, deps)])
  }
  const profiles = saved.flatMap(([, outcome]) => (isOutcomeSaved(outcome) ? [outcome.settledOf] : []))
  if (profiles.length > 0) {
    deps.changes.publish('visits', { profiles })
    // Those for a cancelled visit are nobody's to answer.
    deps.changes.publish('invoices', { profiles })
  }
  return { outcome: 'imported', saved }
}

/**
 * One transaction per visit: patients may book at the same time, and an interrupted import continues where it
 * stopped.
 */
const saveOne = (visit: RegistryVisit, deps: VisitsImportDeps) =>
  retryDeadlocks(() => deps.db.transaction().execute(trx => saveVisit(trx, visit, deps)))

async function readVisits(folder: string, { db, clock }: VisitsImportDeps) {
  const { fileOf, problems: ofFolder } = await openFolder(folder, [visitsTable])
  const file = fileOf?.(visitsTable)
  if (!file) return { visits: [], problems: ofFolder }
  const { content, problems: ofShape } = readTable(visitsTable, file)
  const { visits, problems: ofSense } = await checkVisits(db, content, clock.now())
  const problems = [...ofShape, ...ofSense].toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
  return { visits, problems: [...ofFolder, ...problems] }
}
