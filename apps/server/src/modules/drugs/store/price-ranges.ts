import { NOWHERE, type PriceRange } from '@vizit/domain/drugs/price-range.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AskedRanges, PriceRanges } from '../availability/drug-availability.ts'

interface Row {
  readonly drug: string
  /** Null: of all asked packs of the drug. */
  readonly pack: string | null
  readonly least: number
  readonly most: number
  readonly pharmacies: number
  /** Of the newest of the lowest prices, and of the highest ones, in seconds. */
  readonly leastAsOf: number
  readonly mostAsOf: number
}

const AS_OF = 'coalesce(s.as_of, p.stock_as_of)'
/** Above each time in seconds. */
const TIMES = '4294967296'
const PRICE_AT = `s.price * ${TIMES} + floor(date_part('epoch', ${AS_OF}))::bigint`
const PRICE_BACK_FROM = `s.price * ${TIMES} + ${TIMES} - 1 - floor(date_part('epoch', ${AS_OF}))::bigint`

/**
 * Prices of packs that were right after `$3`, of packages good until `$4`. A price and its time are one number: the smallest has the
 * newest of the lowest prices and the largest the newest of the highest, and nothing is sorted for it.
 */
const rangesOf = (prices: string) => `
  select asked.drug, asked.pack, min(s.price) as least, max(s.price) as most,
    count(distinct s.pharmacy_id)::int as pharmacies,
    (${TIMES} - 1 - min(${PRICE_BACK_FROM}) % ${TIMES})::float8 as "leastAsOf",
    (max(${PRICE_AT}) % ${TIMES})::float8 as "mostAsOf"
  from unnest($1::text[], $2::text[]) as asked (drug, pack) ${prices}
  where ${AS_OF} > $3 and (s.best_before is null or s.best_before >= $4::date)
  group by grouping sets ((asked.drug), (asked.drug, asked.pack))`

/**
 * The pharmacies of the town are read once for all prices: joined to the table of all, each price looks one up by itself as soon as the
 * country has some thousands, and a search took 1.5 times as long with ten times the prices.
 */
const rangesOfTown = {
  name: 'drug-price-ranges-of-town',
  text: `
  with p as materialized (
    select id, stock_as_of from pharmacy where location_code = $5 and removed_at is null
  )${rangesOf('join stock s on s.pack_id = asked.pack::int and s.location_code = $5 join p on p.id = s.pharmacy_id')}`,
}

const rangesAnywhere = {
  name: 'drug-price-ranges-anywhere',
  text: rangesOf(
    'join stock s on s.pack_id = asked.pack::int join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null',
  ),
}

/** The prices of drugs and of each of their packs. */
export async function readPriceRanges(
  { pool, reads }: Pick<Database, 'pool' | 'reads'>,
  { drugs, locationCode, after, today }: AskedRanges & { readonly today: CivilDate },
): Promise<PriceRanges> {
  const pairs = drugs.flatMap(({ id, packIds }) => packIds.map(pack => [id, pack] as const))
  const values = [pairs.map(([drug]) => drug), pairs.map(([, pack]) => pack), after, today]
  // Those of all regions may take longer than what shares a connection.
  const { rows } = await (locationCode === null
    ? pool.query<Row>({ ...rangesAnywhere, values })
    : reads.query<Row>({ ...rangesOfTown, values: [...values, locationCode] }))
  const ranges = new Map(rows.map(row => [`${row.drug} ${row.pack ?? ''}`, row]))
  const rangeOf = (key: string): PriceRange => {
    const row = ranges.get(key)
    if (!row) return NOWHERE
    const { least, most, pharmacies, leastAsOf, mostAsOf } = row
    return {
      ...{ priceFrom: least, priceTo: most, pharmaciesCount: pharmacies, isUnknown: false },
      asOf: new Date(Math.min(leastAsOf, mostAsOf) * 1000),
      lowestAsOf: new Date(leastAsOf * 1000),
    }
  }
  return {
    state: { state: 'current' },
    ofDrug: id => rangeOf(`${id} `),
    ofPack: (id, packId) => rangeOf(`${id} ${packId}`),
  }
}
