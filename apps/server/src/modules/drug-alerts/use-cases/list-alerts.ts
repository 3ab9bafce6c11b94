import { quietUntil } from '@vizit/domain/reminders/quiet-hours.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Language } from '../../../platform/http/language.ts'
import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { readDrugAlerts } from '../store/drug-alerts.ts'

/** An outside source of prices is not waited for longer: the list is what was asked for. */
const WAIT_MS = 300

/** What an account waits for. In its quiet hours also what is there already, and is told when they end. */
export async function listAlerts(
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  deps: DrugAlertsDeps,
) {
  const { database, clock, drugAvailability } = deps
  const alerts = await readDrugAlerts(database.db, { accountId, language })
  const quiet = alerts.length > 0 ? await deps.quietHoursOf(database.db, accountId) : null
  const until = quiet && quietUntil(clock.now(), quiet)
  if (!until) return alerts.map(alert => ({ ...alert, toldAt: null }))
  const awaited = alerts.filter(({ isGone, foundAt }) => !isGone && !foundAt)
  const { after } = await shownAfter(deps)
  const prices =
    awaited.length > 0 ? await drugAvailability.readLowest(awaited, { after, waitMs: WAIT_MS }) : []
  const found = new Set(
    awaited.filter(({ maxPrice }, at) => {
      const price = prices[at] ?? null
      return price !== null && price <= (maxPrice ?? price)
    }),
  )
  return alerts.map(alert => ({ ...alert, toldAt: found.has(alert) ? formatInstant(until) : null }))
}
