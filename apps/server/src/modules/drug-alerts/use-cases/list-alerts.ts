import { quietUntil } from '@vizit/domain/reminders/quiet-hours.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Language } from '../../../platform/http/language.ts'
import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { readDrugAlerts } from '../store/drug-alerts.ts'
import type { Wanted } from '../store/found-drugs.ts'

/** An outside source of prices is not waited for longer: the list is what was asked for. */
const WAIT_MS = 300

/**
 * What an account waits for. Also what is there already and not told: in its quiet hours, while no chosen channel reaches it, and where the
 * message reached nobody.
 */
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
  const untold = until || !isReachable ? awaited : awaited.filter(({ hasFailed }) => hasFailed)
  const there = await findThere(untold, deps)
  return alerts.map(({ hasFailed, ...alert }) => {
    const isThere = there.has(alert.packId)
    const isUnreachable = isThere && (hasFailed || !isReachable)
    return {
      ...alert,
      toldAt: until && isThere && !isUnreachable ? formatInstant(until) : null,
      isUnreachable,
    }
  })
}

/** The packages of them that are to be had now. */
async function findThere(awaited: readonly Wanted[], deps: DrugAlertsDeps): Promise<ReadonlySet<string>> {
  if (awaited.length === 0) return new Set()
  const { after } = await shownAfter(deps)
  const prices = await deps.drugAvailability.readLowest(awaited, { after, waitMs: WAIT_MS })
  const there = awaited.filter(({ maxPrice }, at) => {
    const price = prices[at] ?? null
    return price !== null && price <= (maxPrice ?? price)
  })
  return new Set(there.map(({ packId }) => packId))
}
