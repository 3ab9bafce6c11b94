import { kopecksOf, RUBLES } from '@vizit/domain/money/rubles.ts'
import type { CellParser } from './column.ts'

export interface Price {
  kind: 'fixed' | 'range' | 'from'
  from: number
  to: number | null
}

const AMOUNT = `(${RUBLES})`
/** Rubles: with more digits it is a mistake. */
const TOO_MUCH = 10_000_000
const FIXED = new RegExp(`^${AMOUNT}$`)
const RANGE = new RegExp(String.raw`^${AMOUNT}\s*[-–—]\s*${AMOUNT}$`)
const FROM = new RegExp(String.raw`^(?:от|ад|from)\s+${AMOUNT}$`, 'i')

/** Rubles: `50`, `1 000,50`, `50-80` or `от 50` (product §1: a fixed value, a range, or 'from'). */
export const price: CellParser<Price> = cell => {
  const amounts = FIXED.exec(cell) ?? RANGE.exec(cell) ?? FROM.exec(cell)
  const [from, to] = (amounts ?? []).slice(1).map(amount => (kopecksOf(amount) ?? Number.NaN) / 100)
  if (from === undefined || (to !== undefined && to < from) || !(Math.max(from, to ?? 0) < TOO_MUCH))
    return { expected: 'expected.price' }
  if (to !== undefined) return { value: { kind: 'range', from, to } }
  return { value: { kind: FROM.test(cell) ? 'from' : 'fixed', from, to: null } }
}
