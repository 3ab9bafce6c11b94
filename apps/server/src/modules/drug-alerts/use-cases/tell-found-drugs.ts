import { shownAfter } from '../../drugs/public.ts'
import type { AccountMessage } from '../../notifications/public.ts'
import type { DrugAlertsDeps } from '../deps.ts'
import {
  type AwaitedPlace,
  type FoundDrug,
  type FoundPlace,
  lockFound,
  readAwaited,
} from '../store/found-drugs.ts'
import { endExpired, markTold, readExpired, waitAgain } from '../store/told-drugs.ts'

const AT_ONCE = 100
const LOOKED_UP_AT_ONCE = 1000
/** More packages would make the link of an SMS longer than its text. */
const MOST_IN_LINK = 4
/** Prices and stock change: a later message may be wrong. */
const WORTH_MS = 24 * 3_600_000

/** Tells people that a drug is to be had, once; again only where the message reached nobody. */
export async function tellFoundDrugs(deps: DrugAlertsDeps): Promise<void> {
  const { database, changes, notifications, clock } = deps
  const accounts = new Set(await waitAgain(database.db, clock.now()))
  const places = await foundPlaces(deps)
  let last: FoundDrug | undefined
  if (places.length > 0)
    do {
      const { next, told } = await tellSome(places, last, deps)
      for (const { accountId } of told) accounts.add(accountId)
      last = next
    } while (last)
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

/**
 * Packages that are to be had where somebody waits for them, all of them before anybody is told: what one person waits for is one message.
 * Many wait for the same one: each is looked up once.
 */
async function foundPlaces(deps: DrugAlertsDeps): Promise<readonly FoundPlace[]> {
  const found: FoundPlace[] = []
  let last: AwaitedPlace | undefined
  do {
    const awaited = await readAwaited(deps.database.db, last, {
      most: LOOKED_UP_AT_ONCE,
      now: deps.clock.now(),
    })
    last = awaited.at(-1)
    const { after } = await shownAfter(deps)
    const prices = awaited.length > 0 ? await deps.drugAvailability.readLowest(awaited, { after }) : []
    for (const [at, place] of awaited.entries()) {
      const price = prices[at] ?? null
      if (price !== null) found.push({ ...place, price })
    }
  } while (last)
  return found
}

/**
 * In one transaction with the messages: each is told once, also if a server dies in between. Who has quiet hours goes on waiting: when
 * they end, the drug may be gone. So does whom no chosen channel reaches.
 */
const tellSome = (places: readonly FoundPlace[], last: FoundDrug | undefined, deps: DrugAlertsDeps) =>
  deps.database.db.transaction().execute(async trx => {
    const now = deps.clock.now()
    const locked = await lockFound(trx, places, { most: AT_ONCE, now, last })
    const isAll = locked.length < AT_ONCE
    const found = isAll ? locked : ofWholeAccounts(locked)
    const accountIds = [...new Set(found.map(({ accountId }) => accountId))]
    const quiet = await deps.accountsInQuietHours(trx, accountIds, now)
    const outsideQuietHours = found.filter(({ accountId }) => !quiet.has(accountId))
    const together = Map.groupBy(
      outsideQuietHours,
      ({ accountId, locationCode }) => `${accountId} ${locationCode}`,
    )
    const told: FoundDrug[] = []
    for (const ofTown of together.values()) if (await tell(trx, ofTown, deps)) told.push(...ofTown)
    return { next: isAll ? undefined : found.at(-1), told }
  })

/** Without the last account, of which the next ones may have more; unless it is the only one. */
function ofWholeAccounts(locked: readonly FoundDrug[]): readonly FoundDrug[] {
  const cut = locked.at(-1)?.accountId
  const whole = locked.filter(({ accountId }) => accountId !== cut)
  return whole.length > 0 ? whole : locked
}

type Trx = Parameters<typeof markTold>[0]

/**
 * What an account waited for in one town is one message: one drug leads to its page, several to the pharmacies that have them, and many to
 * the list, where all of them stay for as long as the message is worth something. False: no channel reaches the account, which goes on
 * waiting.
 */
async function tell(trx: Trx, found: readonly FoundDrug[], deps: DrugAlertsDeps): Promise<boolean> {
  const [first] = found
  if (!first) return false
  const { accountId, packId, drugId, locationCode } = first
  const now = deps.clock.now()
  const expiresAt = new Date(now.getTime() + WORTH_MS)
  const isOne = found.every(each => each.drugId === drugId)
  const packs = found.map(each => `${each.packId}:1`).join(',')
  const areMany = !isOne && found.length > MOST_IN_LINK
  const opens: `/${string}` = isOne
    ? `/drugs/${drugId}?town=${locationCode}`
    : areMany
      ? '/drug-alerts'
      : `/pharmacies?packs=${packs}&town=${locationCode}`
  const number = isOne ? 'drug' : 'drugs'
  const how = found.every(each => each.hasPrice) ? 'cheaper' : 'found'
  const message: AccountMessage = {
    template: `${number}-${how}`,
    data: { link: `${deps.publicUrl}${opens}` },
    opens,
    topic: isOne ? `drug:${packId}` : `drugs:${packs}`,
    ways: await deps.channelsOf(trx, accountId),
    quiet: await deps.quietHoursOf(trx, accountId),
    expiresAt,
  }
  const [messageId = null] = await deps.notifications.notifyAccounts(trx, [{ accountId, message }])
  if (messageId === null) return false
  await markTold(trx, found, { messageId, toldAt: now, until: expiresAt })
  return true
}
