import { listDocumentsConsents as call } from '@vizit/contract/calls/documents/documents.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { listConsents } from '../use-cases/list-consents.ts'

export const listDocumentsConsentsRoute = handle(call, ({ actor, language }, deps: DocumentsDeps) =>
  listConsents({ actor, language }, deps),
)
