import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ExpiredRow, StockRow, UnusableRow } from '../use-cases/check-stock-row.ts'

type StageTable = 'stock_stage' | 'stock_again'

/**
 * Tables of the transaction for the rows of one feed, and for further rows of packs that it named before (`combineSeries`). A row without a
 * price could not be used, and names what keeps its former price, unless (`quantity` 0) it only may be of that pack and the pack has a row that
 * could be used; one without a line has expired, and says that nothing is left of it.
 */
export async function createStage(trx: Kysely<DB>): Promise<void> {
  await sql`
    create temporary table stock_stage (
      line int, pharmacy_id int, pack_id int, price int, quantity int, best_before date, as_of timestamptz
    ) on commit drop`.execute(trx)
  await sql`create temporary table stock_again (like stock_stage) on commit drop`.execute(trx)
}

/** Rows for one statement. */
const MOST = 2000
/** Stands for null among numbers. */
const NONE = -1
const UNUSABLE = { price: null, quantity: null, bestBefore: null, asOf: null }
/** A row whose code names this pack, and whose id another one. */
const DOUBTFUL = { ...UNUSABLE, quantity: 0 }
const EXPIRED = { line: NONE, price: 0, quantity: 0, bestBefore: null }

/**
 * Rows to be staged, as columns of numbers: a list of objects that waits for statements outlives young collections, and grew the server
 * by 100 MB in a feed of 1.7 million rows.
 */
export class StockBatch {
  readonly #numbers = {
    lines: new Int32Array(MOST),
    pharmacies: new Int32Array(MOST),
    packs: new Int32Array(MOST),
    prices: new Int32Array(MOST),
    quantities: new Int32Array(MOST),
  }
  readonly #bestBefore: string[] = new Array(MOST).fill('NULL')
  readonly #asOf: string[] = new Array(MOST).fill('NULL')
  readonly #table: StageTable
  #size = 0
  #isEmpty = true

  constructor(table: StageTable) {
    this.#table = table
  }

  /** No row has come. */
  get isEmpty(): boolean {
    return this.#isEmpty
  }

  get isFull(): boolean {
    return this.#size === MOST
  }

  add(row: StockRow | ExpiredRow | UnusableRow): void {
    this.#add(row, row.packId, staged(row))
  }

  /** Adds the pack that such a row names by its code. */
  addOther(row: UnusableRow, otherPackId: number): void {
    this.#add(row, otherPackId, { ...DOUBTFUL, line: row.line })
  }

  #add({ pharmacy }: Pick<StockRow, 'pharmacy'>, packId: number, values: Staged): void {
    const { line, price, quantity, bestBefore, asOf } = values
    const at = this.#size
    const { lines, pharmacies, packs, prices, quantities } = this.#numbers
    lines[at] = line
    pharmacies[at] = pharmacy.id
    packs[at] = packId
    prices[at] = price ?? NONE
    quantities[at] = quantity ?? NONE
    this.#bestBefore[at] = bestBefore ?? 'NULL'
    this.#asOf[at] = asOf?.toISOString() ?? 'NULL'
    this.#size += 1
    this.#isEmpty = false
  }

  /** Stages the rows and begins anew; each column is one text, which is several times as fast as a parameter for each value. */
  async stage(trx: Kysely<DB>): Promise<void> {
    const size = this.#size
    if (size === 0) return
    this.#size = 0
    const { lines, pharmacies, packs, prices, quantities } = this.#numbers
    const numbers = (column: Int32Array) => whenSent(() => `{${column.subarray(0, size).join(',')}}`)
    const texts = (column: readonly string[]) => whenSent(() => `{${column.slice(0, size).join(',')}}`)
    await sql`
    insert into ${sql.table(this.#table)}
    select nullif(line, ${NONE}::int), pharmacy, pack, nullif(price, ${NONE}::int), nullif(quantity, ${NONE}::int), best_before, as_of from unnest(
      ${numbers(lines)}::int[], ${numbers(pharmacies)}::int[], ${numbers(packs)}::int[],
      ${numbers(prices)}::int[], ${numbers(quantities)}::int[], ${texts(this.#bestBefore)}::date[],
      ${texts(this.#asOf)}::timestamptz[]) as t (line, pharmacy, pack, price, quantity, best_before, as_of)`.execute(
      trx,
    )
  }
}

interface Staged extends Pick<StockRow, 'line' | 'quantity' | 'bestBefore' | 'asOf'> {
  readonly price: number | null
}

function staged(row: StockRow | ExpiredRow | UnusableRow): Staged {
  if (!('problem' in row)) return row
  return row.problem === 'expired' ? { ...EXPIRED, asOf: row.asOf } : { ...UNUSABLE, line: row.line }
}

/**
 * A parameter that the driver writes when it sends it. What is one already is kept with its statement, and statements that have ended outlive
 * young collections: 60 MB of such texts lay by the end of a feed of 1.7 million rows.
 */
const whenSent = (write: () => string) => ({ toPostgres: write })

/** Prepares the staged rows for being read pharmacy by pharmacy. */
export async function indexStage(trx: Kysely<DB>): Promise<void> {
  await sql`create index on stock_stage (pharmacy_id, pack_id)`.execute(trx)
  await sql`create index on stock_stage (pharmacy_id) where price is null`.execute(trx)
  await sql`analyze stock_stage`.execute(trx)
}

interface LockedPharmacies {
  readonly count: number
  /** Rows of packs of which another one could not be used; series that were combined count as one. */
  readonly leftOut: number
}

/**
 * Prepares the staged rows for being merged. The pharmacies are locked until the end of the transaction: feeds of a chain, of one of its
 * pharmacies and of the operator change the same prices.
 */
export async function lockPharmacies(trx: Kysely<DB>): Promise<LockedPharmacies> {
  // The price of a pack is the highest of its series in stock: where the row of one could not be used, it is not known.
  const left = await sql<{ count: number }>`
    with left_out as (
      delete from stock_stage t using stock_stage unusable
      where unusable.price is null and unusable.quantity is null and t.price is not null
        and (t.pharmacy_id, t.pack_id) = (unusable.pharmacy_id, unusable.pack_id)
      returning t.line
    )
    select count(distinct line)::int as count from left_out`.execute(trx)
  // The pack's own row says more than one that may be of another pack.
  await sql`
    delete from stock_stage doubtful using stock_stage t
    where doubtful.price is null and doubtful.quantity = 0 and t.price is not null
      and (t.pharmacy_id, t.pack_id) = (doubtful.pharmacy_id, doubtful.pack_id)`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select id from pharmacy where id in (select pharmacy_id from stock_stage where price is not null)
    order by id for no key update`.execute(trx)
  return { count: rows.length, leftOut: left.rows[0]?.count ?? 0 }
}
