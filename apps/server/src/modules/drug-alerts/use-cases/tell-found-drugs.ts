import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import {
  type AwaitedPlace,
  endExpired,
  endFound,
  type FoundDrug,
  type FoundPlace,
  readAwaited,
} from '../store/found-drugs.ts'

const AT_ONCE = 100
const LOOKED_UP_AT_ONCE = 1000
/** Prices and stock change: a later message may be wrong. */
const WORTH_MS = 24 * 3_600_000

/** Tells people that a drug is to be had, and ends what they asked for. */
export async function tellFoundDrugs(deps: DrugAlertsDeps): Promise<void> {
  const { database, changes, notifications, clock } = deps
  const accounts = new Set<string>()
  for await (const places of foundPlaces(deps)) {
    for (;;) {
      const found = await tellSome(places, deps)
      for (const { accountId } of found) accounts.add(accountId)
      if (found.length < AT_ONCE) break
    }
  }
  if (accounts.size > 0) notifications.nudge()
  for (const accountId of await endExpired(database.db, clock.now())) accounts.add(accountId)
  if (accounts.size > 0) changes.publish('drugAlerts', { accounts: [...accounts] })
}

/** Packages that are to be had where somebody waits for them. Many wait for the same one: each is looked up once. */
async function* foundPlaces(deps: DrugAlertsDeps): AsyncGenerator<readonly FoundPlace[]> {
  let last: AwaitedPlace | undefined
  for (;;) {
    const awaited = await readAwaited(deps.database.db, last, LOOKED_UP_AT_ONCE)
    last = awaited.at(-1)
    if (last === undefined) return
    const { after } = await shownAfter(deps)
    const prices = await deps.drugAvailability.readLowest(awaited, after)
    const places = awaited.flatMap((place, at) => {
      const price = prices[at] ?? null
      return price === null ? [] : [{ ...place, price }]
    })
    if (places.length > 0) yield places
  }
}

/** In one transaction with the messages: each is told once, also if a server dies in between. */
const tellSome = (places: readonly FoundPlace[], deps: DrugAlertsDeps) =>
  deps.database.db.transaction().execute(async trx => {
    const ended = await endFound(trx, places, AT_ONCE)
    for (const one of ended) await tell(trx, one, deps)
    return ended
  })

type Trx = Parameters<typeof endFound>[0]

async function tell(trx: Trx, found: FoundDrug, deps: DrugAlertsDeps) {
  const { accountId, packId, drugId, locationCode, hasPrice } = found
  const opens = `/drugs/${drugId}?town=${locationCode}` as const
  await deps.notifications.notifyAccount(trx, accountId, {
    template: hasPrice ? 'drug-cheaper' : 'drug-found',
    data: { link: `${deps.publicUrl}${opens}` },
    opens,
    topic: `drug:${packId}`,
    ways: await deps.channelsOf(trx, accountId),
    quiet: await deps.quietHoursOf(trx, accountId),
    expiresAt: new Date(deps.clock.now().getTime() + WORTH_MS),
  })
}
