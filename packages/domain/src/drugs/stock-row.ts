import type { CivilDate } from '../time/civil-date.ts'
import { parseFeedDate, parseFeedInstant } from './feed-dates.ts'
import { parseKopecks } from './kopecks.ts'

/** The cells of a row of a stock feed, as written; empty: not said. */
export interface StockCells {
  readonly price: string
  readonly quantity: string
  readonly bestBefore: string
  readonly updatedAt: string
}

export interface StockValues {
  /** Kopecks. 0: not said, of a pack that is sold out. */
  readonly price: number
  /** Null: in stock, nobody says how many. 0: sold out. */
  readonly quantity: number | null
  readonly bestBefore: CivilDate | null
  /** Null: as of the feed. */
  readonly asOf: Date | null
}

export const stockProblems = [
  'columns',
  'quotes',
  'json',
  'pharmacy',
  'foreignPharmacy',
  'pack',
  'packAndCode',
  'price',
  'quantity',
  'bestBefore',
  'expired',
  'updatedAt',
  'duplicate',
] as const
export type StockProblem = (typeof stockProblems)[number]

/** Clocks of pharmacies may be ahead; a price is shown as of no later than now. */
const AHEAD_MS = 10 * 60_000

/** What a row says, or the first cell that is wrong. `today` is the date in Minsk. */
export function readStockCells(
  cells: StockCells,
  { now, today }: { readonly now: Date; readonly today: CivilDate },
): StockValues | StockProblem {
  const quantity = quantityOf(cells.quantity)
  const price = cells.price === '' && quantity === 0 ? 0 : parseKopecks(cells.price)
  if (price === null) return 'price'
  if (quantity === undefined) return 'quantity'
  const bestBefore = cells.bestBefore === '' ? null : parseFeedDate(cells.bestBefore)
  if (bestBefore === undefined) return 'bestBefore'
  if (bestBefore !== null && bestBefore < today) return 'expired'
  const asOf = cells.updatedAt === '' ? null : parseFeedInstant(cells.updatedAt)
  if (asOf === undefined || (asOf !== null && asOf.getTime() > now.getTime() + AHEAD_MS)) return 'updatedAt'
  return { price, quantity, bestBefore, asOf: asOf !== null && asOf > now ? now : asOf }
}

/** Whole packs; a part of one, of which tablets are sold singly, is not counted. */
function quantityOf(cell: string): number | null | undefined {
  if (cell === '') return null
  if (!/^\d{1,9}([.,]\d{1,6})?$/.test(cell)) return undefined
  return Math.min(Math.floor(Number(cell.replace(',', '.'))), 1_000_000)
}
