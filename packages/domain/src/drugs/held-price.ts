/** A price that many times above or below the usual one is a mistake: a wrong unit, a shifted column. */
export const HELD_FACTOR = 10

/** Whether a price is held back until a plausible one comes. The same in SQL: `stock/store/hold-back.ts`. */
export const isHeldBack = (price: number, typical: number): boolean =>
  price > typical * HELD_FACTOR || price * HELD_FACTOR < typical
