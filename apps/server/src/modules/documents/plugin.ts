import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { confirmActivationCodeRoute } from './calls/confirm-activation-code.ts'
import { downloadReportRoute } from './calls/download-report.ts'
import { downloadTestDocumentRoute } from './calls/download-test-document.ts'
import { giveDocumentsConsentRoute } from './calls/give-documents-consent.ts'
import { listDocumentsConsentsRoute } from './calls/list-documents-consents.ts'
import { listReportsRoute } from './calls/list-reports.ts'
import { listTestsRoute } from './calls/list-tests.ts'
import { readAnalyteTrendRoute } from './calls/read-analyte-trend.ts'
import { readDrugListRoute } from './calls/read-drug-list.ts'
import { readTestValuesRoute } from './calls/read-test-values.ts'
import { requestActivationCodeRoute } from './calls/request-activation-code.ts'
import { showTestRoute } from './calls/show-test.ts'
import { syncTestsRoute } from './calls/sync-tests.ts'
import { withdrawDocumentsConsentRoute } from './calls/withdraw-documents-consent.ts'
import type { DocumentsDeps } from './deps.ts'

const routes = [
  listTestsRoute,
  syncTestsRoute,
  showTestRoute,
  readTestValuesRoute,
  readAnalyteTrendRoute,
  downloadTestDocumentRoute,
  listReportsRoute,
  downloadReportRoute,
  readDrugListRoute,
  listDocumentsConsentsRoute,
  giveDocumentsConsentRoute,
  withdrawDocumentsConsentRoute,
  requestActivationCodeRoute,
  confirmActivationCodeRoute,
]

/**
 * Tests, reports and their documents, protected by a written consent and activation codes of the organisations.
 */
export async function documentsPlugin(app: FastifyInstance, deps: DocumentsDeps) {
  register(app, routes, deps)
}
