import { saveDrugAlert } from '@vizit/contract/calls/drugs/drug-alerts.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { askToBeTold } from '../use-cases/ask-to-be-told.ts'

export const saveDrugAlertRoute = handle(
  saveDrugAlert,
  ({ actor: { accountId }, params: { packId }, body, language }, deps: DrugAlertsDeps) =>
    askToBeTold({ accountId, packId, ...body, language }, deps),
)
