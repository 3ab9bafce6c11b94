export type Comparator = '<' | '<=' | '>' | '>='

/** A written value as a number, if it is one. */
export interface MeasuredNumber {
  readonly number: number | null
  /** The real value is beyond `number`, the limit of the measurement. */
  readonly comparator: Comparator | null
}

const comparators: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '≤': '<=',
  '>=': '>=',
  '≥': '>=',
}

/** `4,5`, `4.5`, `< 0,01`, `1 250`, `5e-7`: numbers as laboratories write them. Anything else is not a number. */
export function measuredNumber(written: string): MeasuredNumber {
  const [, sign = '', digits] =
    /^([<>]=?|[≤≥])?\s*([+-]?\d{1,3}(?:[\s\u00a0\u202f]\d{3})+(?:[.,]\d+)?|[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d{1,3})?)$/u.exec(
      written.trim(),
    ) ?? []
  if (digits === undefined) return { number: null, comparator: null }
  const number = Number(digits.replaceAll(/[\s\u00a0\u202f]/gu, '').replace(',', '.'))
  return Number.isFinite(number)
    ? { number, comparator: comparators[sign] ?? null }
    : { number: null, comparator: null }
}
