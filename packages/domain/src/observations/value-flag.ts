import type { MeasuredNumber } from './measured-value.ts'

export type ValueFlag = 'normal' | 'low' | 'high' | 'abnormal'

interface Judged extends MeasuredNumber {
  readonly low: number | null
  readonly high: number | null
  /** What the laboratory says, whose word counts. */
  readonly said: ValueFlag | null
}

/**
 * What a value is against its reference: as the laboratory says; else by the range, whose ends belong to it; else nothing.
 * Of a value beyond the reach of measuring only what is certain is said.
 */
export function valueFlag({ number, comparator, low, high, said }: Judged): ValueFlag | null {
  if (said !== null) return said
  if (number === null || (low === null && high === null)) return null
  const isBelow = comparator === '<' || comparator === '<='
  const isAbove = comparator === '>' || comparator === '>='
  if (low !== null && !isAbove && (number < low || (comparator === '<' && number <= low))) return 'low'
  if (high !== null && !isBelow && (number > high || (comparator === '>' && number >= high))) return 'high'
  // "< 5" within a range from 1 may still be 0.5.
  if (isBelow && low !== null) return null
  if (isAbove && high !== null) return null
  if (isBelow && high !== null && number > high) return null
  if (isAbove && low !== null && number < low) return null
  return 'normal'
}
