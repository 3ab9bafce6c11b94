import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Three pharmacies of two chains in two towns, one without a chain, and three packs of one drug. */
export async function fillStockWorld(db: Kysely<DB>): Promise<void> {
  await sql`
    truncate drug_alert, stock, stock_sold_out, pack_typical_price, pack_code, received_feed, feed_key, feed_sequence, feed_source, pharmacy_hours, pharmacy, pharmacy_chain,
      drug_pack, drug`.execute(db)
  await sql`
    insert into location (code, name_ru, name_be, name_en, latitude, longitude, banners)
    values (17, 'Минск', 'Мінск', 'Minsk', 53.9, 27.57, '{drugs}'), (162, 'Брест', 'Брэст', 'Brest', 52.1, 23.7, '{drugs}')
    on conflict do nothing`.execute(db)
  await sql`insert into pharmacy_chain (id, code, name) values (1, 'green', 'Зелёная'), (2, 'red', 'Красная')`.execute(
    db,
  )
  await sql`
    insert into pharmacy (id, code, chain_id, name_ru, location_code, address_ru, latitude, longitude) values
      (1, 'g1', 1, 'Зелёная 1', 17, 'Первая улица, 1', 53.9, 27.5),
      (2, 'g2', 1, 'Зелёная 2', 162, 'Вторая улица, 2', 52.1, 23.7),
      (3, 'r1', 2, 'Красная 1', 17, 'Третья улица, 3', 53.91, 27.51),
      (4, 'alone', null, 'Одна', 17, 'Четвёртая улица, 4', 53.92, 27.52)`.execute(db)
  await sql`insert into drug (id, code, name_ru) values (1, 'd1', 'Альфален')`.execute(db)
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru) values
      (1, 'p1', 1, 'таблетки 200мг №10'), (2, 'p2', 1, 'таблетки 200мг №20'), (3, 'p3', 1, 'таблетки 400мг №10')`.execute(
    db,
  )
}

export interface StoredPrice {
  readonly at: string
  readonly price: number
  readonly quantity: number | null
  readonly asOf: Date
}

/** All prices as `pharmacy pack`. */
export async function storedPrices(db: Kysely<DB>): Promise<StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    select p.code || ' ' || k.code as at, s.price, s.quantity, coalesce(s.as_of, p.stock_as_of) as "asOf"
    from stock s join pharmacy p on p.id = s.pharmacy_id join drug_pack k on k.id = s.pack_id order by 1`.execute(
    db,
  )
  return rows
}

/** Writes a file into a folder of its own. */
export function feedWriter() {
  const newFolder = testFolders()
  return async (content: string | Uint8Array, name = 'feed.csv'): Promise<string> => {
    const folder = await newFolder()
    await folder.write(name, content)
    return join(folder.path, name)
  }
}
