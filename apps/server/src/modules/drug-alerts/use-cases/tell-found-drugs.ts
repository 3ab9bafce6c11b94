import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import { endExpired, endFound, type FoundDrug } from '../store/found-drugs.ts'

const AT_ONCE = 100
/** Prices and stock change: a later message may be wrong. */
const WORTH_MS = 24 * 3_600_000

/**
 * Tells people that a drug is to be had, and ends what they asked for in the same transaction: each is told once, also if a server
 * dies in between.
 */
export async function tellFoundDrugs(deps: DrugAlertsDeps): Promise<void> {
  const { database, changes, notifications, clock } = deps
  const accounts = new Set<string>()
  for (;;) {
    const { after } = await shownAfter(deps)
    const found = await database.db.transaction().execute(async trx => {
      const ended = await endFound(trx, after, AT_ONCE)
      for (const one of ended) await tell(trx, one, deps)
      return ended
    })
    for (const { accountId } of found) accounts.add(accountId)
    if (found.length < AT_ONCE) break
  }
  if (accounts.size > 0) notifications.nudge()
  for (const accountId of await endExpired(database.db, clock.now())) accounts.add(accountId)
  if (accounts.size > 0) changes.publish('drugAlerts', { accounts: [...accounts] })
}

type Trx = Parameters<typeof endFound>[0]

async function tell(trx: Trx, { accountId, packId, drugId, locationCode }: FoundDrug, deps: DrugAlertsDeps) {
  const opens = `/drugs/${drugId}?town=${locationCode}` as const
  await deps.notifications.notifyAccount(trx, accountId, {
    template: 'drug-found',
    data: { link: `${deps.publicUrl}${opens}` },
    opens,
    topic: `drug:${packId}`,
    quiet: await deps.quietHoursOf(trx, accountId),
    expiresAt: new Date(deps.clock.now().getTime() + WORTH_MS),
  })
}
