import { listDrugAlerts } from '@vizit/contract/calls/drugs/drug-alerts.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { readDrugAlerts } from '../store/drug-alerts.ts'

export const listDrugAlertsRoute = handle(
  listDrugAlerts,
  ({ actor: { accountId }, language }, { database }: DrugAlertsDeps) =>
    readDrugAlerts(database.db, { accountId, language }),
)
