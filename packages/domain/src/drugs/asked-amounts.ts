/** What an amount measures: mass in milligrams, volume in millilitres, activity, per cent, or pieces in a package. */
type Unit = 'мг' | 'мл' | 'ме' | '%' | '№'
/** What a number without a unit may be. */
export type ReadUnit = 'мг' | 'г' | 'ме' | '%'

/** An amount of a query: "200", "200 мг", "0,5 g", "100 мл", "№20". */
export interface AskedAmount {
  readonly value: number
  /** Null: none was written. */
  readonly unit: Unit | null
}

/** The amounts of a presentation, each as its number and unit. */
export interface PackAmounts {
  readonly strength: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** Its numbers, whatever they measure. */
  readonly numbers: ReadonlySet<number>
}

/** How well a pack has the amounts of a query: the less, the better. */
export interface AmountsFit {
  readonly rank: number
  /** What each number without a unit was read as; null: the others. */
  readonly units: readonly (ReadUnit | null)[]
}

const MEASURES: Readonly<Record<string, { readonly unit: Unit; readonly times: number }>> = {
  ...{ мг: { unit: 'мг', times: 1 }, mg: { unit: 'мг', times: 1 } },
  ...{ г: { unit: 'мг', times: 1000 }, гр: { unit: 'мг', times: 1000 }, g: { unit: 'мг', times: 1000 } },
  ...{ мкг: { unit: 'мг', times: 0.001 }, mcg: { unit: 'мг', times: 0.001 } },
  ...{ мл: { unit: 'мл', times: 1 }, ml: { unit: 'мл', times: 1 } },
  ...{ л: { unit: 'мл', times: 1000 }, l: { unit: 'мл', times: 1000 } },
  ...{ ме: { unit: 'ме', times: 1 }, ед: { unit: 'ме', times: 1 }, iu: { unit: 'ме', times: 1 } },
  '%': { unit: '%', times: 1 },
}
const MEASURE = String.raw`(?:${Object.keys(MEASURES)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})(?![\p{L}])`
/** "B6" and "2X" are words. */
const AMOUNT = new RegExp(
  String.raw`(№\s*)?(?<![\d.,]|(?<!\p{L})\p{L}{1,2})(\d+(?:[.,]\d+)?)(?:\s*(${MEASURE})|(?![\d\p{L}]))`,
  'giu',
)
const LONE_MEASURE = new RegExp(String.raw`(?<![\p{L}])${MEASURE}`, 'giu')

export const isUnit = (word: string): boolean => word.toLowerCase() in MEASURES

const numberOf = (written: string) => Number(written.replace(',', '.'))
const rounded = (value: number) => Number(value.toPrecision(9))
const nameOf = (value: number, unit: string) => `${rounded(value)}${unit}`

function amountOf([, pieces, number = '', measure]: RegExpExecArray | RegExpMatchArray): AskedAmount {
  const known = MEASURES[measure?.toLowerCase() ?? '']
  if (pieces !== undefined) return { value: numberOf(number), unit: '№' }
  return known
    ? { value: rounded(numberOf(number) * known.times), unit: known.unit }
    : { value: numberOf(number), unit: null }
}

export const amountsIn = (text: string): AskedAmount[] => [...text.matchAll(AMOUNT)].map(amountOf)

/** A query without its amounts, and without the units of "5 мг/мл". */
export const withoutAmounts = (text: string): string => text.replace(AMOUNT, ' ').replace(LONE_MEASURE, ' ')

const NUMBER = /\d+(?:[.,]\d+)?/g
export const numbersIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(NUMBER) ?? []).map(numberOf))

export function packAmounts(presentation: string, strength: string | null): PackAmounts {
  const named = (amounts: readonly AskedAmount[]) =>
    new Set(amounts.flatMap(({ value, unit }) => (unit === null ? [] : [nameOf(value, unit)])))
  return {
    // "125мг/5мл": the volume is what has it.
    strength: named(amountsIn(strength ?? '').filter(({ unit }) => unit !== 'мл')),
    all: named(amountsIn(presentation)),
    numbers: numbersIn(presentation),
  }
}

const FITS: AmountsFit = { rank: 0, units: [] }

/**
 * Whether a pack has each amount of a query. A number without a unit is milligrams of the strength, then grams or another unit of the
 * strength, then any number of the presentation; `named` are the numbers of the drug's name. Null: it lacks one.
 */
export function fitAmounts(
  asked: readonly AskedAmount[],
  pack: PackAmounts,
  named: ReadonlySet<number>,
): AmountsFit | null {
  if (asked.length === 0) return FITS
  const fits = asked.map(amount => fitAmount(amount, pack, named))
  if (!fits.every(fit => fit !== null)) return null
  return { rank: Math.max(0, ...fits.map(({ rank }) => rank)), units: fits.map(({ unit }) => unit) }
}

interface Fit {
  readonly rank: number
  readonly unit: ReadUnit | null
}

function fitAmount({ value, unit }: AskedAmount, pack: PackAmounts, named: ReadonlySet<number>): Fit | null {
  const has = (other: string, number = value) => pack.strength.has(nameOf(number, other))
  const as = (rank: number, read: ReadUnit | null = null) => ({ rank, unit: read })
  if (unit === '№') return pack.numbers.has(value) ? as(0) : null
  if (unit !== null) return has(unit) ? as(0) : pack.all.has(nameOf(value, unit)) ? as(1) : null
  if (has('мг')) return as(0, 'мг')
  if (named.has(value)) return as(0)
  if (has('ме')) return as(1, 'ме')
  if (has('%')) return as(1, '%')
  if (has('мг', value * 1000)) return as(2, 'г')
  return pack.numbers.has(value) ? as(3) : null
}

const WRITTEN: Readonly<Record<ReadUnit, Readonly<Record<'ru' | 'be' | 'en', string>>>> = {
  мг: { ru: 'мг', be: 'мг', en: 'mg' },
  г: { ru: 'г', be: 'г', en: 'g' },
  ме: { ru: 'МЕ', be: 'МЕ', en: 'IU' },
  '%': { ru: '%', be: '%', en: '%' },
}

/** A query with the units that its numbers were read as. */
export function withUnits(text: string, units: readonly (ReadUnit | null)[], language: 'ru' | 'be' | 'en') {
  let nth = 0
  return text.replace(AMOUNT, amount => {
    const unit = units[nth++] ?? null
    return unit === null ? amount : `${amount.trimEnd()} ${WRITTEN[unit][language]}`
  })
}
