import { shownAfter } from '../../drugs/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import {
  type AwaitedPlace,
  endExpired,
  endFound,
  type FoundDrug,
  type FoundPlace,
  lockFound,
  readAwaited,
  readExpired,
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
    let last: FoundDrug | undefined
    do {
      const { found, told } = await tellSome(places, last, deps)
      for (const { accountId } of told) accounts.add(accountId)
      last = found.length < AT_ONCE ? undefined : found.at(-1)
    } while (last)
  }
  if (accounts.size > 0) notifications.nudge()
  const now = clock.now()
  const expired = await readExpired(database.db, now)
  // Who was not told in the night is told of it in the morning, also if the wait ends meanwhile.
  const quiet = await deps.accountsInQuietHours(database.db, expired, now)
  const ended = expired.filter(accountId => !quiet.has(accountId))
  await endExpired(database.db, ended, now)
  for (const accountId of ended) accounts.add(accountId)
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

/**
 * In one transaction with the messages: each is told once, also if a server dies in between. Who has quiet hours goes on waiting: when
 * they end, the drug may be gone.
 */
const tellSome = (places: readonly FoundPlace[], last: FoundDrug | undefined, deps: DrugAlertsDeps) =>
  deps.database.db.transaction().execute(async trx => {
    const found = await lockFound(trx, places, { most: AT_ONCE, last })
    const accountIds = [...new Set(found.map(({ accountId }) => accountId))]
    const quiet = await deps.accountsInQuietHours(trx, accountIds, deps.clock.now())
    const told = found.filter(({ accountId }) => !quiet.has(accountId))
    await endFound(trx, told)
    // Packages of one drug in one town have one link, and one message.
    const byLink = Map.groupBy(told, ({ accountId, drugId, locationCode }) =>
      [accountId, drugId, locationCode].join(' '),
    )
    for (const packs of byLink.values()) await tell(trx, packs, deps)
    return { found, told }
  })

type Trx = Parameters<typeof endFound>[0]

async function tell(trx: Trx, packs: readonly FoundDrug[], deps: DrugAlertsDeps) {
  const [first] = packs
  if (!first) return
  const { accountId, packId, drugId, locationCode } = first
  const hasPrice = packs.every(each => each.hasPrice)
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
