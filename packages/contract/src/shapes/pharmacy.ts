import { z } from 'zod'
import { Kopecks, PriceState } from './drug.ts'
import { MedcenterSchedule, OpenNow } from './medcenter.ts'
import { Count, Latitude, Longitude } from './numbers.ts'
import { Instant, RowId } from './scalars.ts'

const Position = z.object({
  packId: RowId,
  count: Count,
  price: Kopecks.describe('kopecks for one'),
  isCountKnown: z.boolean().describe('false: the pharmacy only says that it is in stock, not how many'),
  asOf: Instant,
  isStale: z.boolean().describe('older than a day'),
})

const PharmacyFacts = z.object({
  pharmacyId: RowId,
  name: z.string(),
  chain: z.string().nullable(),
  address: z.string(),
  town: z.string(),
  locationCode: Count,
  location: z.object({ latitude: Latitude, longitude: Longitude }),
  phones: z.array(z.string()),
  isDemo: z.boolean(),
})

const PharmacyBasket = z.object({
  complete: z.boolean(),
  totalPrice: Kopecks.describe('kopecks for what it has'),
  positions: z.array(Position),
  missing: z
    .array(RowId)
    .describe('packs that it has not, or not so many of, and those that are for hospitals only'),
  short: z
    .array(z.object({ packId: RowId, count: Count, available: Count.describe('how many it has') }))
    .describe('those of `missing` that it has, only not so many'),
  unknown: z
    .array(RowId)
    .describe(
      'packs of which the service of prices says nothing now: while there are any, `complete` is false',
    ),
})

export const PharmacyReplacement = z.object({
  insteadOf: RowId.describe('the pack that it lacks'),
  packId: RowId,
  drugId: RowId,
  name: z.string(),
  presentation: z.string(),
  price: Kopecks.describe('kopecks for one, in this pharmacy'),
  asOf: Instant,
  isStale: z.boolean().describe('older than a day'),
})

const WithReplacements = {
  replacements: z
    .array(PharmacyReplacement)
    .describe(
      'packs of other drugs with the same substance, form and strength that this pharmacy has enough of, instead of those that it lacks: the cheapest first',
    ),
}

const ListedPharmacy = PharmacyFacts.extend({
  openNow: OpenNow.nullable().describe('null: it states no hours'),
})

export const AllPharmacies = z.object({
  items: z.array(ListedPharmacy),
  total: Count,
  nextCursor: z.string().nullable(),
})

export const PharmacyOffer = z.object({
  ...ListedPharmacy.shape,
  distance: z.number().min(0).max(21_000).nullable().describe('kilometres; null without `lat` and `lon`'),
  ...PharmacyBasket.shape,
})

export const Pharmacy = PharmacyFacts.extend({
  schedule: MedcenterSchedule,
  isFed: z
    .boolean()
    .describe('pharmacies send their prices themselves; false: an outside service tells them'),
  stockAsOf: Instant.nullable().describe('when it last sent prices; null: never'),
  pricesAsOf: z
    .object({ oldest: Instant, newest: Instant })
    .nullable()
    .optional()
    .describe('as of when its prices are that are shown: what it sends may be older; null: none are'),
  basket: PharmacyBasket.extend(WithReplacements).nullable().describe('null: the request has no packs'),
})

export const PharmacyList = z.object({
  items: z.array(PharmacyOffer.extend(WithReplacements)),
  total: Count,
  nextCursor: z.string().nullable(),
  split: z
    .object({
      pharmacies: z.array(PharmacyOffer).length(2),
      totalPrice: Kopecks,
      saving: Kopecks.nullable().describe(
        'kopecks less than in the cheapest that has all; null: none has all',
      ),
    })
    .nullable()
    .describe(
      'two pharmacies of a town that have all for a tenth less, or where no pharmacy has all; none while a pack is unknown',
    ),
  prices: PriceState,
})
