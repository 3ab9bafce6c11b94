import { z } from 'zod'
import { call } from '../../call.ts'
import { DocumentsConsent, MedicalReport } from '../../shapes/medical-document.ts'
import { LocationCode } from '../../shapes/numbers.ts'
import { PrescribedDrug } from '../../shapes/prescribed-drug.ts'
import { Uuid } from '../../shapes/scalars.ts'
import { ProviderSync } from '../../shapes/sync.ts'

const path = '/api/v2/my/providers'
const ofProvider = z.object({ providerCode: z.string().max(40).optional() })
const refusals = [
  'NOT_FOUND',
  'DOCUMENTS_CONSENT_REQUIRED',
  'INVALID_ACODE',
  'ACODES_BLOCKED',
  'RANGE_NOT_SATISFIABLE',
] as const

export const listReports = call({
  module: 'documents',
  topics: ['family', 'tests'],
  summary: "List doctor's reports of everyone whose results the account may see, latest first",
  method: 'GET',
  path: `${path}/reports`,
  who: 'patient',
  query: ofProvider,
  status: 200,
  answer: z.object({ reports: z.array(MedicalReport) }),
  errors: [],
})

export const downloadReport = call({
  module: 'documents',
  summary: "Download a document of a doctor's report",
  method: 'GET',
  path: `${path}/reports/:reportId/results/:reportResultId`,
  who: 'patient',
  accessCode: true,
  ranges: true,
  subject: { is: 'report', at: 'params', field: 'reportId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ reportId: Uuid, reportResultId: Uuid }),
  query: ofProvider,
  status: 200,
  produces: 'application/pdf',
  errors: refusals,
})

export const downloadTestDocument = call({
  module: 'documents',
  summary: 'Download a document of a test with its results',
  method: 'GET',
  path: `${path}/tests/:testId/documents/:documentId`,
  who: 'patient',
  accessCode: true,
  ranges: true,
  subject: { is: 'test', at: 'params', field: 'testId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ testId: Uuid, documentId: Uuid }),
  query: ofProvider,
  status: 200,
  produces: 'application/pdf',
  errors: refusals,
})

/** What cannot be matched with the register for certain has no packs, and is shown as it was written. */
export const readDrugList = call({
  module: 'documents',
  topics: ['family', 'visits'],
  summary:
    'List the drugs that were prescribed after a visit, with the packs of the register and prices of the town. INVALID_ARGUMENT: also a town that does not exist',
  method: 'GET',
  path: `${path}/visits/:orderId/drugs/:recordLink`,
  who: 'patient',
  accessCode: true,
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_REPORTS_TESTS' },
  params: z.object({ orderId: Uuid, recordLink: Uuid }),
  query: z.object({ locationCode: LocationCode.optional().describe('0 or none: all regions') }),
  status: 200,
  answer: z.object({
    drugs: z.array(PrescribedDrug),
    provider: ProviderSync.optional().describe(
      'whether the organisation has answered just now, and as of when its list is; absent: not known',
    ),
  }),
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT', 'DOCUMENTS_CONSENT_REQUIRED', 'INVALID_ACODE', 'ACODES_BLOCKED'],
})

const consents = `${path}/reports/consents`

export const listDocumentsConsents = call({
  module: 'documents',
  topics: ['family', 'tests', 'consents'],
  summary: 'List which family members have agreed to see documents of which organisation here',
  method: 'GET',
  path: consents,
  who: 'patient',
  status: 200,
  answer: z.object({ consents: z.array(DocumentsConsent) }),
  errors: [],
})

/** Only the person, or a parent for a child, can consent. */
const consenting = {
  module: 'documents',
  path: `${consents}/:profileId/:providerCode`,
  who: 'patient',
  subject: {
    is: 'profile',
    at: 'params',
    field: 'profileId',
    needs: 'VIEW_REPORTS_TESTS',
    only: 'child-or-me',
  },
  params: z.object({ profileId: Uuid, providerCode: z.string().min(1).max(40) }),
  status: 200,
  answer: DocumentsConsent,
  errors: ['NOT_FOUND'],
} as const

export const giveDocumentsConsent = call({
  ...consenting,
  topics: ['tests'],
  method: 'PUT',
  summary: 'Give the written consent to see the documents of an organisation here',
  body: z.strictObject({ consentReceived: z.literal(true) }),
})

export const withdrawDocumentsConsent = call({
  ...consenting,
  topics: ['tests'],
  method: 'DELETE',
  summary: 'Withdraw that consent, wherever it was given: the documents are no longer shown to anybody',
})
