import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { listDrugAlertsRoute } from './calls/list-drug-alerts.ts'
import { removeDrugAlertRoute } from './calls/remove-drug-alert.ts'
import { saveDrugAlertRoute } from './calls/save-drug-alert.ts'
import type { DrugAlertsDeps } from './deps.ts'
import type { DrugAlerts } from './drug-alerts.ts'

type Options = DrugAlertsDeps & { readonly drugAlerts: DrugAlerts }

/** Who asked to be told when a drug is to be had, and the messages that tell it. */
export async function drugAlertsPlugin(app: FastifyInstance, deps: Options) {
  app.workers.add(deps.drugAlerts)
  register(app, [listDrugAlertsRoute, saveDrugAlertRoute, removeDrugAlertRoute], deps)
}
