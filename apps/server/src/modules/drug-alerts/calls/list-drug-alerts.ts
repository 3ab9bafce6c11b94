import { listDrugAlerts } from '@vizit/contract/calls/drugs/drug-alerts.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { listAlerts } from '../use-cases/list-alerts.ts'

export const listDrugAlertsRoute = handle(
  listDrugAlerts,
  ({ actor: { accountId }, language }, deps: DrugAlertsDeps) => listAlerts({ accountId, language }, deps),
)
