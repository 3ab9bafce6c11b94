import { removeDrugAlert as call } from '@vizit/contract/calls/drugs/drug-alerts.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { removeDrugAlert } from '../store/drug-alerts.ts'

export const removeDrugAlertRoute = handle(
  call,
  async ({ actor: { accountId }, params: { packId } }, { database, changes }: DrugAlertsDeps) => {
    await removeDrugAlert(database.db, accountId, packId)
    changes.publish('drugAlerts', { accounts: [accountId] })
    return undefined
  },
)
