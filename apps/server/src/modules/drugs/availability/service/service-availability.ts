import { priceRange, UNKNOWN } from '@vizit/domain/drugs/price-range.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../../platform/clock.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Failure } from '../../../../platform/http-client/failure.ts'
import type { Fetch } from '../../../../platform/http-client/send-request.ts'
import type { DrugAvailability, PriceState } from '../drug-availability.ts'
import { keepOffers } from './kept-offers.ts'
import { type PriceServiceSettings, priceService } from './price-service.ts'
import { type ReadPack, readFromService } from './read-from-service.ts'

export interface ServiceAvailabilityDeps {
  readonly database: Database
  readonly clock: Clock
  readonly fetch: Fetch
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** A look asks for all that is waited for: 15 minutes spare the service. */
const LOOK_EVERY_MS = 15 * 60_000

/** The prices of an outside service (product §1); what it said last is kept for when it does not answer. */
export function serviceAvailability(
  settings: PriceServiceSettings,
  deps: ServiceAvailabilityDeps,
): DrugAvailability {
  const service = priceService(settings, { ...deps, changed: failure => tell(failure, deps) })
  const read = readFromService(settings, { ...deps, service, kept: keepOffers() })

  const readOffers: DrugAvailability['readOffers'] = async asked => {
    const { pharmacyIds, ...where } = asked
    const packs = await read(where)
    const wanted = pharmacyIds && new Set(pharmacyIds)
    const offers = [...packs.values()].flatMap(pack => pack.offers)
    return {
      state: stateOf([...packs.values()]),
      offers: wanted ? offers.filter(({ pharmacyId }) => wanted.has(pharmacyId)) : offers,
      unknown: new Set([...packs].filter(([, { state }]) => state === 'unknown').map(([id]) => id)),
    }
  }

  return {
    readOffers,
    async readRanges({ drugs, ...where }) {
      const packs = await read({ ...where, packIds: [...new Set(drugs.flatMap(({ packIds }) => packIds))] })
      const rangeOf = (packIds: readonly string[]) => {
        const own = packIds.flatMap(id => packs.get(id) ?? [])
        const range = priceRange(own.flatMap(({ offers }) => offers))
        return range.priceFrom === null && own.some(({ state }) => state === 'unknown') ? UNKNOWN : range
      }
      const byId = new Map(drugs.map(({ id, packIds }) => [id, packIds]))
      return {
        state: stateOf([...packs.values()]),
        ofDrug: id => rangeOf(byId.get(id) ?? []),
        ofPack: (_, packId) => rangeOf([packId]),
      }
    },
    async readLowest(awaited, where) {
      const lowest = new Map<string, number>()
      for (const [town, own] of Map.groupBy(awaited, ({ locationCode }) => locationCode)) {
        const packs = await read({
          ...{ packIds: [...new Set(own.map(({ packId }) => packId))], ...where },
          locationCode: town || null,
        })
        for (const [packId, { state, offers }] of packs) {
          const { priceFrom } = priceRange(offers)
          // Who is told goes there: what was right some time ago is no reason to.
          if (state === 'current' && priceFrom !== null) lowest.set(`${town} ${packId}`, priceFrom)
        }
      }
      return awaited.map(({ packId, locationCode }) => lowest.get(`${locationCode} ${packId}`) ?? null)
    },
    isFed: false,
    lookEveryMs: LOOK_EVERY_MS,
  }
}

function stateOf(packs: readonly ReadPack[]): PriceState {
  if (packs.some(({ state }) => state === 'unknown')) return { state: 'unavailable' }
  const kept = packs.filter(({ state }) => state === 'kept').map(({ at }) => at.getTime())
  return kept.length === 0 ? { state: 'current' } : { state: 'kept', at: new Date(Math.min(...kept)) }
}

function tell(failure: Failure | null, { log }: ServiceAvailabilityDeps) {
  if (!failure) log.info('the service of drug prices answers again')
  else {
    const { failure: kind, status } = failure
    log.warn({ kind, status }, 'the service of drug prices does not answer: prices that were kept are shown')
  }
}
