import { packageSizeOf } from '@vizit/domain/drugs/package-size.ts'
import { type OtherPrice, priceByAmount } from '@vizit/domain/drugs/price-by-amount.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isRestated } from './usual-prices.ts'

interface Row {
  readonly packId: number
  readonly presentation: string
  readonly sender: number
  /** Another package of the medicine. */
  readonly otherPresentation: string
  /** Who sells it: a chain, or a pharmacy without one (negative). */
  readonly soldBy: number
  readonly price: number
}

/** So many prices of another package are asked. */
const MOST_ASKED = 50

/**
 * What packages whose price nothing else measures would cost by other packages of their medicine (`priceByAmount` of the domain). What the
 * feed itself replaces is no measure: it may be the mistake that it corrects. Call it after `findUsualPrices`.
 */
export async function findPricesByAmount(trx: Kysely<DB>, mode: 'full' | 'delta'): Promise<void> {
  const isReplaced =
    mode === 'delta'
      ? isRestated
      : sql`exists (select from stock_stage t where t.pharmacy_id = s.pharmacy_id)`
  const { rows } = await sql<Row>`
    select u.pack_id as "packId", k.presentation_ru as presentation, u.sender, o.presentation_ru as "otherPresentation",
      asked.sold_by as "soldBy", percentile_disc(0.5) within group (order by asked.price) as price
    from stock_usual u join drug_pack k on k.id = u.pack_id
      join drug_pack o on o.drug_id = k.drug_id and o.id <> k.id and o.removed_at is null,
      lateral (
        select coalesce(p.chain_id, -p.id) as sold_by, s.price
        from stock s join pharmacy p on p.id = s.pharmacy_id and p.removed_at is null
        where s.pack_id = o.id and not ${isReplaced} limit ${sql.lit(MOST_ASKED)}
      ) asked
    where u.of_pack is null
    group by u.pack_id, k.presentation_ru, u.sender, o.id, o.presentation_ru, asked.sold_by`.execute(trx)
  const found = [...Map.groupBy(rows, ({ packId, sender }) => `${packId} ${sender}`).values()].flatMap(
    ofPack => {
      const [first] = ofPack
      const price = first && priceByAmount(packageSizeOf(first.presentation), ofPack.map(otherPrice))
      return first && price ? [{ ...first, price }] : []
    },
  )
  if (found.length === 0) return
  await sql`
    update stock_usual u set by_amount = f.price
    from unnest(${found.map(({ packId }) => packId)}::int[], ${found.map(({ sender }) => sender)}::int[],
      ${found.map(({ price }) => price)}::int[]) as f (pack_id, sender, price)
    where (u.pack_id, u.sender) = (f.pack_id, f.sender)`.execute(trx)
}

const otherPrice = ({ soldBy, otherPresentation, price }: Row): OtherPrice => ({
  ...{ sender: soldBy, size: packageSizeOf(otherPresentation), price },
})
