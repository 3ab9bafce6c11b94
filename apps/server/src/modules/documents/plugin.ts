import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { confirmActivationCodeRoute } from './calls/confirm-activation-code.ts'
import { downloadReportRoute } from './calls/download-report.ts'
import { downloadTestDocumentRoute } from './calls/download-test-document.ts'
import { giveDocumentsConsentRoute } from './calls/give-documents-consent.ts'
import { listDocumentsConsentsRoute } from './calls/list-documents-consents.ts'
import { listReportsRoute } from './calls/list-reports.ts'
import { listTestsRoute } from './calls/list-tests.ts'
import { readAnalyteTrendRoute } from './calls/read-analyte-trend.ts'
import { readTestValuesRoute } from './calls/read-test-values.ts'
import { requestActivationCodeRoute } from './calls/request-activation-code.ts'
import { showTestRoute } from './calls/show-test.ts'
import { syncTestsRoute } from './calls/sync-tests.ts'
import { withdrawDocumentsConsentRoute } from './calls/withdraw-documents-consent.ts'
import type { DocumentsDeps } from './deps.ts'
import { documentKeys } from './keys.ts'

const routes = [
  listTestsRoute,
  syncTestsRoute,
  showTestRoute,
  readTestValuesRoute,
  readAnalyteTrendRoute,
  downloadTestDocumentRoute,
  listReportsRoute,
  downloadReportRoute,
  listDocumentsConsentsRoute,
  giveDocumentsConsentRoute,
  withdrawDocumentsConsentRoute,
  requestActivationCodeRoute,
  confirmActivationCodeRoute,
]

type Options = Omit<DocumentsDeps, 'keys'> & { readonly secret: string }

/** Tests, reports and their documents, behind a written consent and codes of the organisations. */
export async function documentsPlugin(app: FastifyInstance, { secret, ...deps }: Options) {
  const { database, clock, family, providers, notifications, changes } = deps
  const keys = documentKeys(secret)
  register(app, routes, { database, clock, keys, family, providers, notifications, changes })
}
