import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import type { ResultsImportDeps } from '../deps.ts'
import { readTables } from '../files/read-tables.ts'
import type { ResultsImport } from '../result.ts'
import { checkResults } from './check-results.ts'
import { numbersOf } from './numbers-of.ts'
import { saveResults } from './save-results.ts'

/**
 * Brings in the results of a clinic's folder, or up to date: all of them or, where anything is wrong, cut short or fails,
 * none. All that is wrong is told at once.
 */
export async function importResults(
  folder: string,
  deps: ResultsImportDeps,
  { checkOnly = false } = {},
): Promise<ResultsImport> {
  const { contents, problems: ofShape } = await readTables(folder)
  if (!contents) return { outcome: 'refused', problems: ofShape }
  const { patients, problems: ofSense } = await checkResults(deps.db, folder, contents, deps.clock.now())
  const problems = [...ofShape, ...ofSense]
  if (problems.length > 0) return { outcome: 'refused', problems }
  if (checkOnly) return { outcome: 'checked', ...numbersOf(patients) }
  const { changed, ...saved } = await retryDeadlocks(() =>
    deps.db.transaction().execute(trx => saveResults(trx, patients, deps)),
  )
  if (changed.length > 0) {
    deps.changes.tell('tests', { profiles: changed })
    deps.changes.tell('visits', { profiles: changed })
  }
  return { outcome: 'imported', ...saved }
}
