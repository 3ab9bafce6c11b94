import type { Database } from '../../../platform/database/database.ts'
import { readReportsOfVisits } from '../store/reports.ts'

/** `reports` and `links` of a visit (product §3, "Visit"). */
export interface ReportsOfVisit {
  readonly reports: { id: string; recordLink: string; reportResults: string[] }[]
  readonly links: { reportResultId: string; reportId: string }[]
}

export type ReportsOf = (visitIds: readonly string[]) => Promise<ReadonlyMap<string, ReportsOfVisit>>

/** The doctors' reports of these visits, for patients on whom the account holds VIEW_REPORTS_TESTS. */
export const createReportsOf =
  (database: Database): ReportsOf =>
  async visitIds => {
    const written = await readReportsOfVisits(database, visitIds)
    const byVisit = Map.groupBy(written, ({ visitId }) => visitId ?? '')
    return new Map(
      [...byVisit].map(([visitId, ofVisit]) => [
        visitId,
        {
          reports: ofVisit.map(({ id, recordId, documentIds }) => ({
            id,
            recordLink: recordId,
            reportResults: [...documentIds],
          })),
          links: ofVisit.flatMap(({ id, documentIds }) =>
            documentIds.map(reportResultId => ({ reportResultId, reportId: id })),
          ),
        },
      ]),
    )
  }
