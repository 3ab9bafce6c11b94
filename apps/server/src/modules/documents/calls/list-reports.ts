import { listReports as call } from '@vizit/contract/calls/documents/documents.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { readReports } from '../store/reports.ts'
import { presentReport } from '../use-cases/present-report.ts'
import { readVisibleProfiles } from '../use-cases/visible-profiles.ts'

export const listReportsRoute = handle(call, async ({ actor, query, language }, deps: DocumentsDeps) => {
  const reports = await readReports(deps.database, await readVisibleProfiles(actor, query.providerCode, deps))
  return { reports: reports.map(report => presentReport(report, language)) }
})
