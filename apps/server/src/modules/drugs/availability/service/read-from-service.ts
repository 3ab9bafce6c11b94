import { setTimeout as pause } from 'node:timers/promises'
import type { StockOffer } from '@vizit/domain/drugs/basket.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { readPharmacies } from '../../store/pharmacies.ts'
import { type Register, readRegister } from '../../store/register.ts'
import { readTownCodes } from '../../store/town-codes.ts'
import type { AskedOffers } from '../drug-availability.ts'
import type { keepOffers } from './kept-offers.ts'
import type { PriceService, PriceServiceSettings } from './price-service.ts'
import { priceOfAmount } from './prices-by-amount.ts'
import { type ServiceOffers, serviceOffers } from './service-offers.ts'
import { usualPrices } from './usual-prices.ts'

/** What is known of a pack. */
export interface ReadPack {
  readonly state: 'current' | 'kept' | 'unknown'
  /** When the service said it. */
  readonly at: Date
  readonly offers: readonly StockOffer[]
}

interface Deps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly service: PriceService
  readonly kept: ReturnType<typeof keepOffers>
}

/** For so long nothing is asked again. */
const FRESH_MS = 60_000
const MOST_PACKS = 100
const TELL_EVERY_MS = 3_600_000
/** A pack of which the service cannot know anything is nowhere. */
const nowhere = (at: Date): ReadPack => ({ state: 'current', at, offers: [] })

/** Reads packs from the service, or what it said of them last. Who asks for the same at the same time waits for one request. */
export function readFromService({ townCodes }: Pick<PriceServiceSettings, 'townCodes'>, deps: Deps) {
  const { clock, service, kept, log } = deps
  const usual = usualPrices()
  let silentUntil = 0
  const coming = new Map<string, Promise<void>>()
  const keyOf = (town: number | null, packId: string) => `${town ?? ''} ${packId}`

  function tellUnread({ wrong, unknownPharmacies }: ServiceOffers, now: Date) {
    if (wrong + unknownPharmacies === 0 || now.getTime() < silentUntil) return
    silentUntil = now.getTime() + TELL_EVERY_MS
    log.warn({ wrong, unknownPharmacies }, 'the service of drug prices sends rows that cannot be used')
  }

  /** Asks for some packs and keeps the answer, if there is one. */
  async function ask(locationCode: number | null, packs: ReadonlyMap<string, string>): Promise<void> {
    const codes = await readTownCodes(deps)
    const town = locationCode === null ? null : (codes.get(locationCode)?.[townCodes] ?? null)
    const rows = await service.ask({ town, packs: [...packs.keys()] })
    if (!rows) return
    const now = clock.now()
    const { byCode } = await readPharmacies(deps)
    const register = await readRegister(deps)
    const byAmount = (packId: string) => priceOfAmount(register, usual, { packId, now })
    const said = serviceOffers(rows, { packs, pharmacies: byCode, locationCode, now, usual, byAmount })
    for (const [packId, offers] of said.byPack) kept.set(keyOf(locationCode, packId), { at: now, offers })
    tellUnread(said, now)
  }

  return async function read({
    packIds,
    locationCode,
    after,
    waitMs,
  }: AskedOffers): Promise<ReadonlyMap<string, ReadPack>> {
    const now = clock.now()
    const isFresh = (at: Date) => now.getTime() - at.getTime() < FRESH_MS
    const register = await readRegister(deps)
    const known = packIds.flatMap(id => {
      const code = codeOf(register, id)
      return code === null ? [] : [{ id, code, key: keyOf(locationCode, id) }]
    })
    const wanted = known.filter(({ key }) => {
      const entry = kept.get(key)
      return !coming.has(key) && !(entry && isFresh(entry.at))
    })
    for (let from = 0; from < wanted.length; from += MOST_PACKS) {
      const some = wanted.slice(from, from + MOST_PACKS)
      const asking = ask(locationCode, new Map(some.map(({ code, id }) => [code, id]))).finally(() => {
        for (const { key } of some) coming.delete(key)
      })
      for (const { key } of some) coming.set(key, asking)
    }
    await inTime(Promise.all(new Set(known.flatMap(({ key }) => coming.get(key) ?? []))), waitMs)

    const read = new Map(known.map(({ id, key }) => [id, packOf(kept.get(key))]))
    return new Map(packIds.map(id => [id, read.get(id) ?? nowhere(now)]))

    function packOf(entry: ReturnType<typeof kept.get>): ReadPack {
      if (!entry || entry.at <= after) return { state: 'unknown', at: now, offers: [] }
      const offers = entry.offers.filter(({ asOf }) => asOf > after)
      return { state: isFresh(entry.at) ? 'current' : 'kept', at: entry.at, offers }
    }
  }
}

/** What comes later is kept for the next one who asks. */
async function inTime(coming: Promise<unknown>, waitMs: number | undefined): Promise<void> {
  if (waitMs === undefined) return void (await coming)
  const late = new AbortController()
  const over = pause(waitMs, undefined, { signal: late.signal }).catch(() => undefined)
  await Promise.race([coming, over]).finally(() => late.abort())
}

/** The id of the import; null: the register has the pack no more. */
function codeOf({ drugs, drugOfPack }: Register, packId: string): string | null {
  const drug = drugs.get(drugOfPack.get(packId) ?? '')
  return drug?.packs.find(({ id }) => id === packId)?.code ?? null
}
