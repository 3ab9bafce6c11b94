import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Drugs of two substances in different forms and strengths, and four pharmacies in two towns. The world's clock is at 9 o'clock on a
 * Monday in Minsk; prices are as of an hour before, unless a row says otherwise.
 */
export async function fillDrugsWorld(db: Kysely<DB>, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  await sql`
    truncate drug_alert, stock, stock_sold_out, pharmacy_hours, pharmacy, pharmacy_chain, drug_pack, drug, drug_register, feed_source, feed_sequence, feed_key, received_feed,
      pack_code, pack_typical_price`.execute(db)
  await sql`
    insert into location (code, name_ru, name_be, name_en, latitude, longitude, banners)
    values (17, 'Минск', 'Мінск', 'Minsk', 53.9, 27.57, '{drugs}'), (162, 'Брест', 'Брэст', 'Brest', 52.1, 23.7, '{drugs}')
    on conflict do nothing`.execute(db)
  await sql`
    insert into atc_group (code, name_ru, name_be, name_en) values
      ('M', 'Костно-мышечная система', 'Касцёва-мышачная сістэма', 'Musculo-skeletal system'),
      ('M01', 'Противовоспалительные', 'Супрацьзапаленчыя', 'Antiinflammatory') on conflict do nothing`.execute(
    db,
  )
  await sql`insert into drug_register (source, as_of, imported_at) values ('Реестр', '2026-02-01', ${now})`.execute(
    db,
  )
  await sql`
    insert into drug (id, code, name_ru, name_be, name_en, inn_ru, inn_en, atc_code, form_ru, form_en, dispensing, has_no_end)
    values
      (1, 'd1', 'Альфален', null, 'Alfalen', 'ибупрофен', 'Ibuprofen', 'M01AE01', 'таблетки', 'tablets', 'otc', true),
      (2, 'd2', 'Бетален', null, null, 'ибупрофен', 'Ibuprofen', 'M01AE01', 'таблетки', 'tablets', 'otc', true),
      (3, 'd3', 'Гаммалин', null, null, 'ибупрофен', 'Ibuprofen', 'M01AE01', 'суспензия', 'suspension', 'otc', true),
      (4, 'd4', 'Дельтакс', 'Дэльтакс', null, 'нимесулид', 'Nimesulide', 'M01AX17', 'таблетки', 'tablets', 'rx', true),
      (5, 'd5', 'Эпсилонол', null, null, 'эпсилон', null, null, 'раствор', 'solution', 'hospital', true)`.execute(
    db,
  )
  await sql`
    insert into drug_pack (id, code, drug_id, presentation_ru, strength) values
      (11, 'p11', 1, 'таблетки 200мг №10', '200мг'), (12, 'p12', 1, 'таблетки 400мг №10', '400мг'),
      (21, 'p21', 2, 'таблетки 0,2 г №20', '200мг'), (31, 'p31', 3, 'суспензия 100мг/5мл 100мл', '100мг/5мл'),
      (41, 'p41', 4, 'таблетки 100мг №20', '100мг'), (51, 'p51', 5, 'раствор 5мл №5', null)`.execute(db)
  await sql`
    insert into pharmacy (id, code, name_ru, name_en, location_code, address_ru, latitude, longitude, phones, stock_as_of) values
      (1, '1', 'Первая', 'First', 17, 'Первая улица, 1', 53.9, 27.5, '{+375170000001}', ${before(1)}),
      (2, '2', 'Вторая', null, 17, 'Вторая улица, 2', 53.91, 27.5, '{}', ${before(1)}),
      (3, '3', 'Третья', null, 17, 'Третья улица, 3', 53.95, 27.6, '{}', ${before(30)}),
      (4, '4', 'Брестская', null, 162, 'Улица, 4', 52.1, 23.7, '{}', ${before(1)})`.execute(db)
  await sql`
    insert into pharmacy_hours (pharmacy_id, day, opens, closes)
    select id, day, 480, 1200 from (values (1), (4)) p (id), generate_series(1, 5) day
    union all select 2, day, 0, 1440 from generate_series(1, 7) day
    union all select 3, 6, 600, 900`.execute(db)
  await sql`
    insert into stock (pharmacy_id, pack_id, location_code, price, quantity, as_of) values
      (1, 11, 17, 500, 3, null), (1, 21, 17, 900, null, null), (1, 41, 17, 2000, 1, null),
      (2, 11, 17, 450, 1, null), (2, 41, 17, 1500, null, null),
      (3, 11, 17, 400, null, null), (3, 21, 17, 800, null, null), (3, 41, 17, 2100, null, null),
      (3, 12, 17, 100, null, ${before(80)}),
      (4, 11, 162, 300, null, null)`.execute(db)
}
