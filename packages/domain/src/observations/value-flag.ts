import type { MeasuredNumber } from './measured-value.ts'

export type ValueFlag = 'normal' | 'low' | 'high' | 'abnormal'

interface ValueToFlag extends MeasuredNumber {
  readonly low: number | null
  readonly high: number | null
  /** The laboratory's own flag, which takes precedence. */
  readonly said: ValueFlag | null
}

/**
 * The flag of a value against its reference: the laboratory's flag, else by the range (both ends belong to it), else
 * none. A value beyond the measuring limit gets a flag only if it is certain.
 */
export function valueFlag({ number, comparator, low, high, said }: ValueToFlag): ValueFlag | null {
  if (said !== null) return said
  if (number === null || (low === null && high === null)) return null
  const isBelow = comparator === '<' || comparator === '<='
  const isAbove = comparator === '>' || comparator === '>='
  if (low !== null && !isAbove && (number < low || (comparator === '<' && number <= low))) return 'low'
  if (high !== null && !isBelow && (number > high || (comparator === '>' && number >= high))) return 'high'
  // "< 5" with a range that starts at 1 may still be 0.5.
  if (isBelow && low !== null) return null
  if (isAbove && high !== null) return null
  if (isBelow && high !== null && number > high) return null
  if (isAbove && low !== null && number < low) return null
  return 'normal'
}
