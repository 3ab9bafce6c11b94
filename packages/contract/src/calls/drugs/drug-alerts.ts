import { z } from 'zod'
import { call } from '../../call.ts'
import { alertBody, DrugAlert } from '../../shapes/drug-alert.ts'

const path = '/api/v2/my/drug-alerts'
const ofPack = {
  path: `${path}/:packId`,
  params: z.object({ packId: z.string().regex(/^[1-9]\d{0,8}$/) }),
} as const

export const listDrugAlerts = call({
  module: 'drug-alerts',
  topics: ['drugAlerts', 'reminders'],
  summary: 'List the packages of drugs about which the account asked to be told, newest first',
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: z.array(DrugAlert),
  errors: [],
})

export const saveDrugAlert = call({
  module: 'drug-alerts',
  topics: ['drugAlerts'],
  summary:
    'Ask to be told once when pharmacies of a town have a package, at this price or a lower one. Asked again for the same package, the later request is valid. INVALID_ARGUMENT: also a town that does not exist; NOT_FOUND: the register does not have the package, or pharmacies do not sell it',
  method: 'PUT',
  ...ofPack,
  who: 'patient',
  body: z.strictObject(alertBody),
  status: 200,
  answer: DrugAlert,
  errors: ['DRUG_AVAILABLE', 'DRUG_ALERT_LIMIT', 'NOT_FOUND', 'INVALID_ARGUMENT'],
})

export const removeDrugAlert = call({
  module: 'drug-alerts',
  topics: ['drugAlerts'],
  summary: 'Be told no more about a package; without effect if the account did not ask',
  method: 'DELETE',
  ...ofPack,
  who: 'patient',
  status: 204,
  errors: ['INVALID_ARGUMENT'],
})
