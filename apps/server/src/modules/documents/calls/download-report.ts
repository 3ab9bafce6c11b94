import { downloadReport as call } from '@vizit/contract/calls/documents/documents.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { findReport } from '../store/reports.ts'
import { openDocument } from '../use-cases/open-document.ts'

export const downloadReportRoute = handle(
  call,
  async ({ actor, params, query, accessCode, range, refuse }, deps: DocumentsDeps) => {
    const report = await findReport(deps.database, params.reportId)
    if (!report || (query.providerCode && query.providerCode !== report.providerCode)) {
      return refuse('NOT_FOUND')
    }
    return openDocument(
      { actor, code: accessCode, range },
      {
        ...report,
        id: params.reportResultId,
        owner: { reportId: report.id },
        kind: 'conclusion',
        at: report.issuedAt,
      },
      deps,
    )
  },
)
