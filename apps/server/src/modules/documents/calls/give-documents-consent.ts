import { giveDocumentsConsent as call } from '@vizit/contract/calls/documents/documents.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DocumentsDeps } from '../deps.ts'
import { changeConsent } from '../use-cases/change-consent.ts'

export const giveDocumentsConsentRoute = handle(call, ({ actor, params, language }, deps: DocumentsDeps) =>
  changeConsent({ actor, language, ...params, gives: true }, deps),
)
