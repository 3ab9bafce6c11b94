/** A full feed of which more rows of a pharmacy cannot be used, and that would take away more of its prices, is not whole. */
const MOST_SHARE = 0.2
/** Single rows say nothing of a whole feed. */
const LEAST_UNUSED = 5

interface FullFeed {
  /** Rows of the pharmacy, and those that name none. */
  readonly rows: number
  /** Those of them that name no known pack, or one that has expired. */
  readonly unused: number
  /** Prices of the pharmacy that are still shown. */
  readonly had: number
  /** Those of them that the feed does not name. */
  readonly missing: number
}

/**
 * Whether a full feed is taken for changes in a pharmacy, so that what it does not name stays: the rows that cannot be used may be those
 * packs, as after codes have changed. One of the two alone is usual: goods that are in no register, and a pharmacy that sells out.
 */
export const isIncomplete = ({ rows, unused, had, missing }: FullFeed): boolean =>
  unused >= LEAST_UNUSED && unused > rows * MOST_SHARE && missing > had * MOST_SHARE
