import type { CellParser } from './column.ts'

export interface Price {
  kind: 'fixed' | 'range' | 'from'
  from: number
  to: number | null
}

const AMOUNT = String.raw`(\d{1,7}(?:[.,]\d{1,2})?)`
const FIXED = new RegExp(`^${AMOUNT}$`)
const RANGE = new RegExp(String.raw`^${AMOUNT}\s*[-–—]\s*${AMOUNT}$`)
const FROM = new RegExp(String.raw`^(?:от|ад|from)\s+${AMOUNT}$`, 'i')

/** Rubles: `50`, `50,50`, `50-80` or `от 50` (product §1: a fixed value, a range, or 'from'). */
export const price: CellParser<Price> = cell => {
  const amounts = FIXED.exec(cell) ?? RANGE.exec(cell) ?? FROM.exec(cell)
  const [from, to] = (amounts ?? []).slice(1).map(amount => Number(amount.replace(',', '.')))
  if (from === undefined || (to !== undefined && to < from)) return { expected: 'expected.price' }
  if (to !== undefined) return { value: { kind: 'range', from, to } }
  return { value: { kind: FROM.test(cell) ? 'from' : 'fixed', from, to: null } }
}
