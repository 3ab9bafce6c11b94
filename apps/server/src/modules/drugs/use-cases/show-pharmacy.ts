import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { showPharmacy as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { pharmacyBaskets } from '@vizit/domain/drugs/basket.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Language } from '../../../platform/http/language.ts'
import { scheduleShape } from '../../medcenters/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { type Pharmacy, readPharmacies } from '../store/pharmacies.ts'
import { readPharmacyDetails } from '../store/pharmacy-details.ts'
import { readRegister } from '../store/register.ts'
import { basketShape, pharmacyFacts } from './pharmacy-shapes.ts'
import { readOffersOfSold } from './prices-of-sold.ts'
import { readReplacements } from './replacements.ts'
import { shownAfter } from './shown-after.ts'

type Shown = AnswerOf<typeof call>
type Packs = NonNullable<QueryOf<typeof call>['packs']>

interface Asked {
  readonly id: string
  readonly packs: Packs | undefined
  readonly language: Language
}

/**
 * A pharmacy with its hours and what it has of the packs; null: there is none; `wrong`: packs that do not exist; `unavailable`:
 * nobody says what it has.
 */
export async function showPharmacy(
  deps: DrugsDeps,
  { id, packs, language }: Asked,
): Promise<Shown | null | { readonly wrong: readonly string[] } | 'unavailable'> {
  const pharmacies = await readPharmacies(deps)
  const pharmacy = pharmacies.byId.get(id)
  if (!pharmacy) return null
  if (packs) {
    const { drugOfPack } = await readRegister(deps)
    if (!packs.every(({ packId }) => drugOfPack.has(packId))) return { wrong: ['packs'] }
  }
  const basket = packs ? await basketOf(deps, pharmacy, packs, language) : null
  if (basket === 'unavailable') return basket
  const now = deps.clock.now()
  const { after } = await shownAfter(deps)
  const { stockAsOf, oldestAsOf, newestAsOf, notes } = await readPharmacyDetails(deps, {
    id,
    after,
    language,
  })
  const schedule = { hours: pharmacy.hours, exceptions: [], daysOff: [], notes }
  return {
    ...pharmacyFacts(pharmacy, language),
    schedule: scheduleShape({ ...schedule, publicHolidays: [...pharmacies.publicHolidays] }, now),
    isFed: deps.drugAvailability.isFed,
    stockAsOf: stockAsOf && formatInstant(stockAsOf),
    pricesAsOf: oldestAsOf &&
      newestAsOf && { oldest: formatInstant(oldestAsOf), newest: formatInstant(newestAsOf) },
    basket,
  }
}

async function basketOf(
  deps: DrugsDeps,
  { id, locationCode }: Pharmacy,
  packs: Packs,
  language: Language,
): Promise<NonNullable<Shown['basket']> | 'unavailable'> {
  const register = await readRegister(deps)
  const { after, fresh } = await shownAfter(deps)
  const ids = packs.map(({ packId }) => packId)
  const { offers, unknown } = await readOffersOfSold(deps, register, {
    packIds: ids,
    ...{ pharmacyIds: [id], locationCode, after },
  })
  if (unknown.size === packs.length) return 'unavailable'
  const [basket] = pharmacyBaskets(packs, offers, unknown)
  const nothing = {
    complete: false,
    totalPrice: 0,
    positions: [],
    short: [],
    missing: ids.filter(packId => !unknown.has(packId)),
    unknown: ids.filter(packId => unknown.has(packId)),
  }
  const own = { pharmacyId: id, ...(basket ?? nothing) }
  const replacements = await readReplacements(deps, [own], { packs, locationCode, after, fresh, language })
  return { ...basketShape(own, fresh), replacements: [...replacements(id)] }
}
