import type { Bound } from './store/attempts.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Guesses at codes for joining: a wide bound for an address, which a house or an office shares. */
export const guessBounds: readonly Bound[] = [
  { kind: 'wrong-code', by: 'account', limit: 5, seconds: HOUR },
  { kind: 'wrong-code', by: 'device', limit: 5, seconds: HOUR },
  { kind: 'wrong-code', by: 'address', limit: 50, seconds: HOUR },
]

/** Adding a child tells whether somebody has such a child. */
export const childBounds: readonly Bound[] = [{ kind: 'child-asked', by: 'account', limit: 20, seconds: DAY }]

export const relativeBounds: readonly Bound[] = [
  { kind: 'relative-asked', by: 'account', limit: 30, seconds: DAY },
]

/**
 * SMS to people who may know nothing of the product: few to one phone, whoever sends them. Five guesses at each of them
 * leave a guesser one chance in 33,000 a day.
 */
export const smsBounds: readonly Bound[] = [
  { kind: 'sms-sent', by: 'phone', limit: 3, seconds: HOUR },
  { kind: 'sms-sent', by: 'phone', limit: 6, seconds: DAY },
  { kind: 'sms-sent', by: 'account', limit: 10, seconds: HOUR },
  { kind: 'sms-sent', by: 'account', limit: 20, seconds: DAY },
  { kind: 'sms-sent', by: 'device', limit: 10, seconds: HOUR },
  { kind: 'sms-sent', by: 'address', limit: 60, seconds: HOUR },
]
