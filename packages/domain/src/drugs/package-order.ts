/** A price of a package, and how many times as much it has as another one (`timesTheSize`). */
export interface SizedPrice {
  /** Kopecks. Null: it is sold nowhere. */
  readonly price: number | null
  /** Null: it is not known. */
  readonly times: number | null
}

/**
 * Which of two packages goes first where another one was wanted: one with as much, then the cheaper for as much, so that ten tablets are
 * not called cheaper than thirty. One of unknown size goes after these, one that is sold nowhere is the last.
 */
export const compareInsteadOf = (one: SizedPrice, other: SizedPrice): number =>
  Number(one.price === null) - Number(other.price === null) ||
  Number(one.times !== 1) - Number(other.times !== 1) ||
  compareBySize(one, other)

/** Which of two packages goes first where no size was wanted: the cheaper for as much. */
export const compareBySize = (one: SizedPrice, other: SizedPrice): number =>
  Number(one.price === null) - Number(other.price === null) ||
  Number(one.times === null) - Number(other.times === null) ||
  (one.price ?? 0) / (one.times ?? 1) - (other.price ?? 0) / (other.times ?? 1)
