import { quietUntil } from '@vizit/domain/reminders/quiet-hours.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Language } from '../../../platform/http/language.ts'
import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { readDrugAlerts } from '../store/drug-alerts.ts'
import type { Wanted } from '../store/found-drugs.ts'

/** An outside source of prices is not waited for longer: the list is what was asked for. */
const WAIT_MS = 300

/** What an account waits for. In its quiet hours, and while no chosen channel reaches it, also what is there already and not told. */
export async function listAlerts(
  { accountId, language }: { readonly accountId: string; readonly language: Language },
  deps: DrugAlertsDeps,
) {
  const { db } = deps.database
  const alerts = await readDrugAlerts(db, { accountId, language })
  const awaited = alerts.filter(({ isGone, foundAt }) => !isGone && !foundAt)
  const quiet = awaited.length > 0 ? await deps.quietHoursOf(db, accountId) : null
  const until = quiet && quietUntil(deps.clock.now(), quiet)
  const isReachable = awaited.length === 0 || (await deps.isReachable(db, accountId))
  const there = until || !isReachable ? await findThere(awaited, deps) : new Set<Wanted>()
  return alerts.map(alert => ({
    ...alert,
    toldAt: until && isReachable && there.has(alert) ? formatInstant(until) : null,
    isUnreachable: !isReachable && there.has(alert),
  }))
}

/** Those of them that are to be had now. */
async function findThere(awaited: readonly Wanted[], deps: DrugAlertsDeps): Promise<ReadonlySet<Wanted>> {
  if (awaited.length === 0) return new Set()
  const { after } = await shownAfter(deps)
  const prices = await deps.drugAvailability.readLowest(awaited, { after, waitMs: WAIT_MS })
  return new Set(
    awaited.filter(({ maxPrice }, at) => {
      const price = prices[at] ?? null
      return price !== null && price <= (maxPrice ?? price)
    }),
  )
}
