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
  /** Kopecks. 0: of a pack that is sold out, whatever its row says. */
  readonly price: number
  /** Null: in stock, nobody says how many. 0: sold out. */
  readonly quantity: number | null
  readonly bestBefore: CivilDate | null
  /** Null: as of the feed. */
  readonly asOf: Date | null
}

/** A pack that may be sold no more. */
export interface ExpiredStock {
  readonly problem: 'expired'
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

/** More are not counted, also of several series together. */
export const MOST_PACKS = 1_000_000

/** Clocks of pharmacies may be ahead; a price is shown as of no later than now. */
const AHEAD_MS = 10 * 60_000

/** How programs write the price of what is sold out. */
const NO_PRICE = /^(0+([.,]0*)?)?$/

/** What a row says, or the first cell that is wrong. `today` is the date in Minsk. */
export function readStockCells(
  cells: StockCells,
  { now, today }: { readonly now: Date; readonly today: CivilDate },
): StockValues | ExpiredStock | Exclude<StockProblem, 'expired'> {
  const quantity = quantityOf(cells.quantity)
  const isSoldOut = quantity === 0
  const price = isSoldOut && NO_PRICE.test(cells.price) ? 0 : parseKopecks(cells.price)
  if (price === null) return 'price'
  if (quantity === undefined) return 'quantity'
  const bestBefore = cells.bestBefore === '' ? null : parseFeedDate(cells.bestBefore)
  if (bestBefore === undefined) return 'bestBefore'
  const said = cells.updatedAt === '' ? null : parseFeedInstant(cells.updatedAt)
  if (said === undefined || (said !== null && said.getTime() > now.getTime() + AHEAD_MS)) return 'updatedAt'
  const asOf = said !== null && said > now ? now : said
  if (bestBefore !== null && bestBefore < today && !isSoldOut) return { problem: 'expired', asOf }
  // What is sold out has no price that would measure others or be held back.
  return { price: isSoldOut ? 0 : price, quantity, bestBefore, asOf }
}

/** Whole packs; a part of one, of which tablets are sold singly, is not counted. */
function quantityOf(cell: string): number | null | undefined {
  if (cell === '') return null
  if (!/^\d{1,9}([.,]\d{1,6})?$/.test(cell)) return undefined
  return Math.min(Math.floor(Number(cell.replace(',', '.'))), MOST_PACKS)
}
