import { downloadTestDocument as call } from '@vizit/contract/calls/documents/documents.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { findTest } from '../store/tests.ts'
import { openDocument } from '../use-cases/open-document.ts'

export const downloadTestDocumentRoute = handle(
  call,
  async ({ actor, params, query, accessCode, range, refuse }, deps: DocumentsDeps) => {
    const test = await findTest(deps.database, params.testId)
    if (!test || (query.providerCode && query.providerCode !== test.providerCode)) {
      return refuse('NOT_FOUND')
    }
    return openDocument(
      { actor, code: accessCode, range },
      { ...test, id: params.documentId, owner: { testId: test.id }, at: test.takenAt },
      deps,
    )
  },
)
