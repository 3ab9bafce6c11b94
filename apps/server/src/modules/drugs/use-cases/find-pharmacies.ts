import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { findPharmacies as call } from '@vizit/contract/calls/drugs/drugs.ts'
import { bestSplit, type PharmacyBasket, pharmacyBaskets } from '@vizit/domain/drugs/basket.ts'
import { compareKeys, type OrderKey, orderKey } from '@vizit/domain/drugs/basket-order.ts'
import { distanceKm } from '@vizit/domain/geo/distance.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isKnownTown } from '../../catalogue/public.ts'
import type { DrugsDeps } from '../deps.ts'
import { priceState } from '../store/listed-drug.ts'
import { openStateOf, type Pharmacy, readPharmacies } from '../store/pharmacies.ts'
import { readRegister } from '../store/register.ts'
import { readCursor, writeCursor } from './basket-cursor.ts'
import { basketShape, openNowShape, pharmacyFacts } from './pharmacy-shapes.ts'
import { readOffersOfSold } from './prices-of-sold.ts'
import { readReplacements } from './replacements.ts'
import { shownAfter } from './shown-after.ts'

type Asked = QueryOf<typeof call> & { readonly language: Language }
type Found = AnswerOf<typeof call>

interface Candidate {
  readonly basket: PharmacyBasket
  readonly pharmacy: Pharmacy
  readonly distance: number | null
  /** Worked out when asked for: most pharmacies of a list by price are on no page. */
  open(at?: Date): ReturnType<typeof openStateOf>
}

/**
 * A page of pharmacies for a basket; `wrong`: the fields of the request that name nothing that exists; `unavailable`: nobody says
 * what pharmacies have.
 */
export async function findPharmacies(
  deps: DrugsDeps,
  asked: Asked,
): Promise<Found | { readonly wrong: readonly string[] } | 'unavailable'> {
  const { packs, locationCode, sort, limit, cursor } = asked
  const register = await readRegister(deps)
  const wrong = [
    ...((await isKnownTown(deps.database, locationCode)) ? [] : ['locationCode']),
    ...(packs.every(({ packId }) => register.drugOfPack.has(packId)) ? [] : ['packs']),
  ]
  const now = deps.clock.now()
  const after = cursor === undefined ? null : readCursor(cursor, asked, now)
  if (cursor !== undefined && !after) wrong.push('cursor')
  if (wrong.length > 0) return { wrong }

  const { after: shownAt, fresh } = await shownAfter(deps)
  const { offers, state, unknown } = await readOffersOfSold(deps, register, {
    packIds: packs.map(({ packId }) => packId),
    ...{ locationCode: locationCode || null, after: shownAt },
  })
  // Where the rest is, is worth knowing also while nobody says it of some packs.
  if (offers.length === 0 && unknown.size > 0) return 'unavailable'
  const candidates = await candidatesOf(deps, pharmacyBaskets(packs, offers, unknown), asked)
  const begun = after?.at ?? now
  const freshThen = new Date(fresh.getTime() - (now.getTime() - begun.getTime()))
  const keyed = candidates.map(candidate => ({
    candidate,
    key: keyOf(candidate, sort, { begun, freshThen }),
  }))
  keyed.sort((one, other) => compareKeys(one.key, other.key))

  const rest = after ? keyed.filter(({ key }) => compareKeys(key, after.key) > 0) : keyed
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  const shape = (candidate: Candidate) => offerShape(candidate, asked.language, fresh)
  const replacements = await readReplacements(
    deps,
    page.map(({ candidate }) => candidate.basket),
    { packs, locationCode: locationCode || null, after: shownAt, fresh, language: asked.language },
  )
  const towns = new Map(candidates.map(({ pharmacy }) => [pharmacy.id, pharmacy.locationCode]))
  const baskets = candidates.map(({ basket }) => basket)
  const split = cursor === undefined ? bestSplit(packs, baskets, id => towns.get(id) ?? 0) : null
  return {
    items: page.map(({ candidate }) => ({
      ...shape(candidate),
      replacements: [...replacements(candidate.pharmacy.id)],
    })),
    total: keyed.length,
    nextCursor: last && rest.length > limit ? writeCursor({ at: begun, key: last.key }, asked) : null,
    split: split && {
      pharmacies: candidates.filter(({ pharmacy }) => split.pharmacyIds.includes(pharmacy.id)).map(shape),
      totalPrice: split.totalPrice,
      saving: split.saving,
    },
    prices: priceState(state),
  }
}

async function candidatesOf(
  deps: DrugsDeps,
  baskets: readonly PharmacyBasket[],
  { lat, lon, radius, openNow }: Asked,
): Promise<Candidate[]> {
  const now = deps.clock.now()
  const pharmacies = await readPharmacies(deps)
  const from = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon }
  return baskets.flatMap(basket => {
    const pharmacy = pharmacies.byId.get(basket.pharmacyId)
    if (!pharmacy) return []
    const distance = from && Math.round(distanceKm(from, pharmacy) * 100) / 100
    if (radius !== undefined && distance !== null && distance > radius) return []
    const open = (at = now) => openStateOf(pharmacy, pharmacies, at)
    return openNow === 'true' && !open()?.isOpen ? [] : [{ basket, pharmacy, distance, open }]
  })
}

function keyOf(
  { basket, pharmacy, distance, open }: Candidate,
  sort: Asked['sort'],
  { begun, freshThen }: { readonly begun: Date; readonly freshThen: Date },
): OrderKey {
  const isStale = basket.positions.some(({ asOf }) => asOf < freshThen)
  const { totalPrice, missing, short } = basket
  const available = short.reduce((sum, pack) => sum + pack.available, 0)
  // Only the best choice weighs whether it is open.
  const isOpen = sort === 'rank' && (open(begun)?.isOpen ?? false)
  const facts = { totalPrice, distanceKm: distance, isOpen, isStale }
  return orderKey({ id: pharmacy.id, missing: missing.length, available, ...facts }, sort)
}

function offerShape(
  { basket, pharmacy, distance, open }: Candidate,
  language: Language,
  fresh: Date,
): NonNullable<Found['split']>['pharmacies'][number] {
  return {
    ...pharmacyFacts(pharmacy, language),
    distance,
    openNow: openNowShape(open()),
    ...basketShape(basket, fresh),
  }
}
