import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import type { NamedPack } from '@vizit/domain/drugs/named-pack.ts'
import { useEffect } from 'react'
import { basketText, namePacks, useBasket, useBasketNames } from '../../../app/drugs/basket.ts'
import { needsPlace, useDrugSettings } from '../../../app/drugs/drug-settings.ts'
import { useDevicePlace } from '../../../app/place/device-place.ts'
import { useReadPacksAgain } from '../basket/use-read-packs-again.ts'

export type BasketPack = Answer<'listPacks'>['items'][number]

/**
 * The names and prices of the packs in the basket, or of those that an address names; `searched`: those that pharmacies are searched
 * for, without what is for hospitals only.
 */
export function useBasketPacks(town: number | undefined, given?: readonly BasketItem[]) {
  const own = useBasket()
  const items = given ?? own
  const ids = items
    .map(({ packId }) => packId)
    .toSorted()
    .join()
  const { data, refusal, refetch } = useCallQuery(
    'listPacks',
    { query: { ids, ...(town && { locationCode: town }) } },
    { enabled: items.length > 0 },
  )
  // A town that does not exist is said beside the basket, whose names are shown all the same.
  const isTownWrong = town !== undefined && refusal?.code === 'INVALID_ARGUMENT'
  const anywhere = useCallQuery('listPacks', { query: { ids } }, { enabled: items.length > 0 && isTownWrong })
  const shown = data ?? anywhere.data
  const packs = new Map(shown?.items.map(pack => [pack.packId, pack]))
  const names = useBasketNames()
  // Without an answer the device knows what the last one said.
  const wereRemoved = [...names.values()].filter(({ packId, isRemoved }) => isRemoved && !packs.has(packId))
  const removed = new Map([...wereRemoved, ...removedOf(shown)].map(pack => [pack.packId, pack]))
  useEffect(() => {
    if (shown) namePacks([...shown.items, ...removedOf(shown)])
  }, [shown])
  const searched = items.filter(({ packId }) => {
    const pack = packs.get(packId)
    return pack !== undefined && isForPharmacies(pack)
  })
  // Those of the former basket are not shown for this one while its packs are asked for.
  return { items, packs, searched, names, removed, isKnown: data !== undefined, refusal, refetch }
}

/** An answer that is kept from the release before does not say it. */
const removedOf = (answer: Partial<Pick<Answer<'listPacks'>, 'removed'>> | undefined): NamedPack[] =>
  (answer?.removed ?? []).map(pack => ({ ...pack, isRemoved: true }))

/** Where the device is, if the order or the distance needs it; `isNear`: only those within the radius are looked for. */
function usePlaceOfSearch() {
  const settings = useDrugSettings()
  const place = useDevicePlace()
  const asksPlace = needsPlace(settings)
  const at = place.state === 'known' && asksPlace ? place.at : null
  return { place, asksPlace, at, isNear: at !== null && settings.radius !== null }
}

/** The town of which pharmacies are listed; within a radius it is any: they are near, wherever the border of a town is. */
export function useTownOfPharmacies(town: number | undefined): number | undefined {
  return usePlaceOfSearch().isNear ? undefined : town
}

/** Nothing narrows the search to a place: prices and pharmacies of all regions are shown. */
export function useIsEverywhere(town: number | undefined): boolean {
  const { isNear } = usePlaceOfSearch()
  return !town && !isNear
}

/** While the place is looked for, or was not found, the settings say so with what to do. */
const WITHOUT_PLACE = {
  idle: 'placeMissing',
  abroad: 'placeAbroad',
  locating: null,
  unknown: null,
  known: null,
} as const

/** Three decimals are some hundred metres: nobody needs to know more. */
const rounded = (degrees: number) => degrees.toFixed(3)
const ALL_AT_ONCE = 100

/** The pharmacies for the packs of the basket that they may sell, page by page; on the map all of them. */
export function usePharmacyPages(
  { searched, isKnown, refetch: readPacks }: ReturnType<typeof useBasketPacks>,
  {
    town,
    isMap,
    cursor,
  }: { readonly town: number | undefined; readonly isMap: boolean; readonly cursor?: string | undefined },
) {
  const { sort, openNow, radius } = useDrugSettings()
  const { place, asksPlace, at, isNear } = usePlaceOfSearch()
  const query = {
    packs: basketText(searched),
    ...(town && !isNear && { locationCode: town }),
    ...(openNow && { openNow: 'true' as const }),
    ...(at && { lat: rounded(at.latitude), lon: rounded(at.longitude) }),
    ...(at && radius !== null && { radius }),
    sort: sort === 'distance' && !at ? ('totalPrice' as const) : sort,
    ...(isMap && { limit: ALL_AT_ONCE }),
    ...(cursor && !isMap && { cursor }),
  }
  const list = useCallPages('findPharmacies', { query }, { enabled: isKnown && searched.length > 0 })
  const { hasMore, isPrevious, isReadingMore, refusal, readMore } = list
  useReadPacksAgain(refusal, readPacks)
  const isReadingAll = isMap && hasMore && !isPrevious && !refusal
  useEffect(() => {
    if (isReadingAll && !isReadingMore) void readMore()
  }, [isReadingAll, isReadingMore, readMore])
  return {
    ...list,
    hasMore: hasMore && !isReadingAll,
    isAsked: searched.length > 0,
    isPlaceSent: at !== null,
    isNear,
    /** Why distance is not taken into account. */
    withoutPlace: asksPlace ? WITHOUT_PLACE[place.state] : null,
  }
}
