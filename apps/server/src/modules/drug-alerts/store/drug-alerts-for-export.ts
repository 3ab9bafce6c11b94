import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readDrugAlerts } from './drug-alerts.ts'

/** An account's alerts, for the copy of its data. */
export const drugAlertsForExport = (db: Kysely<DB>, accountId: string, language: Language) =>
  readDrugAlerts(db, { accountId, language })
