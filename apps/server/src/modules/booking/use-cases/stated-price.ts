import type { StatedPrice } from '@vizit/domain/programmes/price-parts.ts'
import type { VisitDetails } from '../../visits/public.ts'

/** A price as calls show it. */
export const statedPriceOf = (price: VisitDetails['price']): StatedPrice => ({
  priceKind: price?.kind ?? null,
  priceFrom: price?.from ?? null,
  priceTo: price?.to ?? null,
})
