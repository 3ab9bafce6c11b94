import { retryDeadlocks } from '../../../platform/database/retry-deadlocks.ts'
import type { Progress } from '../../../platform/progress.ts'
import type { ResultsImportDeps } from '../deps.ts'
import { readTables } from '../files/read-tables.ts'
import type { ResultsImport } from '../result.ts'
import { checkResults } from './check-results.ts'
import { countResults } from './count-results.ts'
import { saveResults } from './save-results.ts'

/**
 * Imports the results of a clinic's folder, or updates them. All or nothing: problems are reported all at once,
 * and an interrupted or failed import changes nothing.
 */
export async function importResults(
  folder: string,
  deps: ResultsImportDeps,
  { checkOnly = false, progress }: { readonly checkOnly?: boolean; readonly progress?: Progress } = {},
): Promise<ResultsImport> {
  const { contents, problems: ofShape } = await readTables(folder)
  if (!contents) return { outcome: 'refused', problems: ofShape }
  const { patients, problems: ofSense, doubts } = await checkResults(deps, folder, contents)
  const problems = [...ofShape, ...ofSense]
  if (problems.length > 0) return { outcome: 'refused', problems }
  if (checkOnly) return { outcome: 'checked', ...countResults(patients), doubts }
  const { changed, ...saved } = await retryDeadlocks(() =>
    deps.db.transaction().execute(trx => saveResults(trx, patients, { ...deps, progress })),
  )
  if (changed.length > 0) {
    deps.changes.publish('tests', { profiles: changed })
    deps.changes.publish('visits', { profiles: changed })
  }
  return { outcome: 'imported', ...saved, doubts }
}
