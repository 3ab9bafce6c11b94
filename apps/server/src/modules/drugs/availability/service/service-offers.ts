import type { StockOffer } from '@vizit/domain/drugs/basket.ts'
import { agreedPrice, plausibleOffers } from '@vizit/domain/drugs/held-price.ts'
import { isHeldByAmount } from '@vizit/domain/drugs/price-by-amount.ts'
import { readStockCells } from '@vizit/domain/drugs/stock-row.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Pharmacy } from '../../store/pharmacies.ts'
import type { ServiceRow } from './price-service.ts'
import type { UsualPrices } from './usual-prices.ts'

interface Known {
  /** Ids of the packs that were asked for, by their ids of the import. */
  readonly packs: ReadonlyMap<string, string>
  /** Pharmacies by their ids of the import. */
  readonly pharmacies: ReadonlyMap<string, Pharmacy>
  /** Null: all regions. */
  readonly locationCode: number | null
  readonly now: Date
  /** What packs cost usually, as offers said before; what they say now is added. */
  readonly usual: UsualPrices
  /** What a pack would cost by other packs of its medicine, as they cost usually; null: that is no measure. */
  readonly byAmount: (packId: string) => number | null
}

export interface ServiceOffers {
  /** Offers by pack. A pack is missing if rows name it and none of them can be read: nothing is known of it then. */
  readonly byPack: ReadonlyMap<string, readonly StockOffer[]>
  /** Rows that cannot be read or name another pack. */
  readonly wrong: number
  /** Rows of pharmacies that were not imported. */
  readonly unknownPharmacies: number
}

/**
 * What the rows say, by the rules of feeds: without what is sold out, pharmacies that are unknown or of another town, and absurd
 * prices.
 */
export function serviceOffers(rows: readonly (ServiceRow | null)[], known: Known): ServiceOffers {
  const { packs, pharmacies, locationCode, now, usual, byAmount } = known
  const named = Map.groupBy(rows, row => (row ? packs.get(row.pack) : undefined))
  let wrong = named.get(undefined)?.length ?? 0
  let unknownPharmacies = 0

  function offersOf(packId: string): readonly StockOffer[] | null {
    const own = named.get(packId) ?? []
    const read = own.map(row => (row ? readRow(row, packId, known) : null))
    const unread = read.filter(offer => offer === null).length
    wrong += unread
    if (own.length > 0 && unread === own.length) return null
    const offers = read.flatMap((offer, at) => {
      if (!offer) return []
      const pharmacy = pharmacies.get(own[at]?.pharmacy ?? '')
      if (!pharmacy) unknownPharmacies += 1
      if (!pharmacy || (locationCode !== null && pharmacy.locationCode !== locationCode)) return []
      return offer.quantity === 0 ? [] : [{ ...offer, pharmacyId: pharmacy.id }]
    })
    const price = agreedPrice(offers.map(offer => offer.price))
    if (price !== null) usual.set(packId, { price, at: now })
    return offers
  }

  function withoutAbsurd(packId: string, offers: readonly StockOffer[]): readonly StockOffer[] {
    const before = usual.get(packId, now)
    if (before !== null) return plausibleOffers(offers, before)
    const ofAmount = byAmount(packId)
    return ofAmount === null ? offers : offers.filter(({ price }) => !isHeldByAmount(price, ofAmount))
  }

  // An answer that has rows, and none about what was asked, is none.
  const isAbout = rows.length === 0 || wrong < rows.length
  const said = [...packs.values()].flatMap(packId => {
    const offers = isAbout ? offersOf(packId) : null
    return offers ? [[packId, offers] as const] : []
  })
  // Once all packs have told what they cost usually.
  const byPack = new Map(said.map(([packId, offers]) => [packId, withoutAbsurd(packId, offers)]))
  return { byPack, wrong, unknownPharmacies }
}

/** Null: it cannot be read. */
function readRow(row: ServiceRow, packId: string, { now }: Known): Omit<StockOffer, 'pharmacyId'> | null {
  const values = readStockCells({ ...row, bestBefore: '' }, { now, today: civilDateOf(now) })
  if (row.pharmacy === '' || typeof values === 'string' || 'problem' in values) return null
  const { price, quantity, asOf } = values
  return { packId, price, quantity, asOf: asOf ?? now }
}
