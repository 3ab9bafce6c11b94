import { type RawBuilder, sql } from 'kysely'

export interface MergedCounts {
  readonly added: number
  readonly updated: number
  /** Sold out, or no longer in a full feed. */
  readonly removed: number
  /** What is known of the pack is newer: its stored price, or that it is gone. */
  readonly older: number
}

export const NOTHING: MergedCounts = { added: 0, updated: 0, removed: 0, older: 0 }

export const CHANGED = sql`(kept.price, kept.quantity, kept.best_before, kept.as_of, kept.location_code)
      is distinct from (t.price, t.quantity, t.best_before, t.as_of, t.location_code)`

export const SET = sql`price = t.price, quantity = t.quantity, best_before = t.best_before, as_of = t.as_of,
      location_code = t.location_code`

/** `among`: which stored prices the rows can be among, so that those of other pharmacies are not read. */
export const added = (among: RawBuilder<unknown>) => sql`
      insert into stock (pharmacy_id, pack_id, location_code, price, quantity, best_before, as_of)
      select t.pharmacy_id, t.pack_id, t.location_code, t.price, t.quantity, t.best_before, t.as_of
      from given t
      where not exists (
        select from stock s where (s.pharmacy_id, s.pack_id) = (t.pharmacy_id, t.pack_id) and ${among})
      order by t.pharmacy_id, t.pack_id
      returning 1`
