import {
  type ExpiredStock,
  readStockCells,
  type StockProblem,
  type StockValues,
} from '@vizit/domain/drugs/stock-row.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { FeedRow } from '../files/read-stock-rows.ts'
import type { FeedScope, KnownPharmacy, KnownPlaces } from '../store/known-places.ts'

export interface StockRow extends StockValues {
  readonly line: number
  readonly pharmacy: KnownPharmacy
  readonly packId: number
  /** The pharmacy had a row of this pack before: of another series, or the same once more. */
  readonly isAgain: boolean
}

/** A row that is rejected, and says that this series is on sale no more. */
export interface ExpiredRow extends ExpiredStock, Omit<StockRow, keyof StockValues> {}

/**
 * A row of a known pack in a known pharmacy whose other cells could not be read: what the pharmacy asks now is not known. Nor is it of the
 * other pack that it names by its code (`otherPackId`).
 */
export interface UnusableRow extends Pick<StockRow, 'line' | 'pharmacy' | 'packId'> {
  readonly problem: Exclude<StockProblem, 'expired'>
  readonly otherPackId?: number
}

/** A row of a known pharmacy that names no pack that it could have. */
export interface UnusedRow extends Pick<StockRow, 'line' | 'pharmacy'> {
  readonly packId: null
  readonly problem: 'pack'
}

interface Moment {
  readonly now: Date
  readonly today: CivilDate
}

export type StockRowChecker = ReturnType<typeof stockRowChecker>

/** Checks the rows of one feed. */
export function stockRowChecker(known: KnownPlaces, scope: FeedScope | null, moment: Moment) {
  const seen = new SeenPacks()
  return (row: FeedRow): StockRow | ExpiredRow | UnusableRow | UnusedRow | 'pharmacy' | 'foreignPharmacy' => {
    const pharmacy = known.pharmacies.get(row.pharmacy)
    if (!pharmacy) return 'pharmacy'
    if (scope && !isOf(pharmacy, scope)) return 'foreignPharmacy'
    const packId = packOf(row, pharmacy, known)
    if (packId === undefined) return { line: row.line, pharmacy, packId: null, problem: 'pack' }
    const otherPackId = row.pack === '' ? undefined : packOfCode(row.code, pharmacy, known)
    if (otherPackId !== undefined && otherPackId !== packId)
      return { line: row.line, pharmacy, packId, otherPackId, problem: 'packAndCode' }
    const values = readStockCells(row, moment)
    if (typeof values === 'string') return { line: row.line, pharmacy, packId, problem: values }
    return { line: row.line, pharmacy, packId, isAgain: !seen.add(pharmacy.id, packId), ...values }
  }
}

const isOf = (pharmacy: KnownPharmacy, { chainId, pharmacyId }: FeedScope) =>
  pharmacyId === null ? pharmacy.chainId === chainId : pharmacy.id === pharmacyId

/** By the id of the register; else by the code. */
const packOf = ({ pack, code }: FeedRow, pharmacy: KnownPharmacy, known: KnownPlaces) =>
  pack === '' ? packOfCode(code, pharmacy, known) : known.packs.get(pack)

/** By the code of the chain, and then of everybody. */
const packOfCode = (code: string, { chainId }: KnownPharmacy, { codes }: KnownPlaces) =>
  (chainId === null ? undefined : codes.get(chainId)?.get(code)) ?? codes.get(null)?.get(code)

/** Pairs that were there already, one bit each: a set of millions of pairs would take 100 MB. */
class SeenPacks {
  readonly #packs = new Map<number, Uint8Array>()

  add(pharmacyId: number, packId: number): boolean {
    const [byte, bit] = [packId >> 3, 1 << (packId & 7)]
    let bits = this.#packs.get(pharmacyId) ?? new Uint8Array(1024)
    if (byte >= bits.length) {
      const longer = new Uint8Array(Math.max(byte + 1, bits.length * 2))
      longer.set(bits)
      bits = longer
    }
    this.#packs.set(pharmacyId, bits)
    if (((bits[byte] ?? 0) & bit) !== 0) return false
    bits[byte] = (bits[byte] ?? 0) | bit
    return true
  }
}
