import type { Database } from '../../../platform/database/database.ts'
import { readDrugListsOfVisits } from '../store/prescriptions.ts'
import { readReportsOfVisits } from '../store/reports.ts'

/** `reports` and `links` of a visit (product §3, "Visit"), and its drug lists. */
export interface ReportsOfVisit {
  readonly reports: { id: string; recordLink: string; reportResults: string[] }[]
  readonly links: { reportResultId: string; reportId: string }[]
  readonly drugLists: { recordLink: string; count: number }[]
}

export type ReportsOf = (visitIds: readonly string[]) => Promise<ReadonlyMap<string, ReportsOfVisit>>

/** The doctors' reports and prescriptions of these visits, for patients on whom the account holds VIEW_REPORTS_TESTS. */
export const createReportsOf =
  (database: Database): ReportsOf =>
  async visitIds => {
    const [written, prescribed] = await Promise.all([
      readReportsOfVisits(database, visitIds),
      readDrugListsOfVisits(database, visitIds),
    ])
    const reports = Map.groupBy(written, ({ visitId }) => visitId ?? '')
    const drugLists = Map.groupBy(prescribed, ({ visitId }) => visitId)
    return new Map(
      [...new Set([...reports.keys(), ...drugLists.keys()])].map(visitId => [
        visitId,
        {
          ...presentReports(reports.get(visitId) ?? []),
          drugLists: (drugLists.get(visitId) ?? []).map(({ recordId: recordLink, count }) => ({
            recordLink,
            count,
          })),
        },
      ]),
    )
  }

const presentReports = (written: Awaited<ReturnType<typeof readReportsOfVisits>>) => ({
  reports: written.map(({ id, recordId, documentIds }) => ({
    id,
    recordLink: recordId,
    reportResults: [...documentIds],
  })),
  links: written.flatMap(({ id, documentIds }) =>
    documentIds.map(reportResultId => ({ reportResultId, reportId: id })),
  ),
})
