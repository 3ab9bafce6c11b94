import { guessBounds } from '../../platform/throttle/guess-bounds.ts'
import type { Bound } from './store/attempts.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Wrong family codes: with a thousand accounts 4,400 of a million codes can be tried in a day (docs/decisions/0053). */
export const codeBounds = guessBounds('wrong-code')

/** Adding a child reveals whether somebody already has such a child, so it is limited. */
export const childBounds: readonly Bound[] = [{ kind: 'child-asked', by: 'account', limit: 20, seconds: DAY }]

export const relativeBounds: readonly Bound[] = [
  { kind: 'relative-asked', by: 'account', limit: 30, seconds: DAY },
]

/**
 * SMS to people who may not know the product: few to one phone, whoever sends them. With five guesses at each code
 * an attacker has one chance in 33,000 a day.
 */
export const smsBounds: readonly Bound[] = [
  { kind: 'sms-sent', by: 'target', limit: 3, seconds: HOUR },
  { kind: 'sms-sent', by: 'target', limit: 6, seconds: DAY },
  { kind: 'sms-sent', by: 'account', limit: 10, seconds: HOUR },
  { kind: 'sms-sent', by: 'account', limit: 20, seconds: DAY },
  { kind: 'sms-sent', by: 'device', limit: 10, seconds: HOUR },
  { kind: 'sms-sent', by: 'address', limit: 60, seconds: HOUR },
]
