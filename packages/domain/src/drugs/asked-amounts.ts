/** What an amount measures: mass in milligrams, volume in millilitres, activity, per cent, or pieces in a package. */
type Unit = 'мг' | 'мл' | 'ме' | '%' | '№'
/** What a number without a unit may be. */
export type ReadUnit = 'мг' | 'мкг' | 'г' | 'ме' | '%' | 'мг/мл'

/** An amount of a query: "200", "200 мг", "0,5 g", "100 мл", "№20", "N20", "№10х2", "20 таблеток". */
export interface AskedAmount {
  readonly value: number
  /** Null: none was written. */
  readonly unit: Unit | null
  /** Of both amounts of "15 мг/5 мл", of "3 мг/мл" and of per cent: milligrams in a millilitre or a gram. */
  readonly ratio?: number
}

/** The amounts of a presentation, each as its number and unit. */
export interface PackAmounts {
  readonly strength: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** Milligrams in a millilitre or a gram: "15мг/5мл" is as strong as "0,3%". */
  readonly ratios: ReadonlySet<number>
  /** Milligrams of all its substances: "875 мг + 125 мг" is sold as 1000; null: of one alone. */
  readonly total: number | null
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
  ...{ шт: { unit: '№', times: 1 }, штук: { unit: '№', times: 1 }, pcs: { unit: '№', times: 1 } },
  '%': { unit: '%', times: 1 },
}
const MEASURE = String.raw`(?:${Object.keys(MEASURES)
  .toSorted((one, other) => other.length - one.length)
  .join('|')})(?![\p{L}])`
/** Before a count of pieces, as packages have it. */
const PIECES = String.raw`№|(?<![\p{L}\d])(?:no\.?|n)(?=\s*\d)`
/** Blisters of pieces: "10х2". */
const TIMES = String.raw`(?:(?:[xх×*]|\s+[xх×*]\s+)\d+)+(?![\d\p{L}])`
/** After a count of them: "капсулы" are a form, beside a strength as often as not. */
const COUNTED = String.raw`(?:таблет[ао]к|капсул|ампул|свеч(?:ей|ак)|суппозиториев|супазіторыяў|пакетиков|пакетов|пакецікаў)(?![\p{L}])`
/** "B6" and "2X" are words. */
const AMOUNT = new RegExp(
  String.raw`(?:((?:${PIECES})\s*)|(?<![\d.,]|(?<!\p{L})\p{L}{1,2}))(\d+(?:[.,]\d+)?)(?:(${TIMES})|\s*(${MEASURE})|(?=\s*(${COUNTED}))|(?![\d\p{L}]))`,
  'giu',
)
const LONE_MEASURE = new RegExp(String.raw`(?<![\p{L}])${MEASURE}`, 'giu')

/** "200мгтаблетки", "200мг10шт" */
const GLUED = new RegExp(
  String.raw`(?<=\d)(${Object.keys(MEASURES)
    .filter(measure => measure.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})(?=[\p{L}\d])`,
  'giu',
)

/** A query with a space after each unit to which the next word is glued. */
export const withSpacesAfterUnits = (text: string): string => text.replace(GLUED, '$1 ')

export const isUnit = (word: string): boolean => word.toLowerCase() in MEASURES

const numberOf = (written: string) => Number(written.replace(',', '.'))
const rounded = (value: number) => Number(value.toPrecision(9))
const nameOf = (value: number, unit: string) => `${rounded(value)}${unit}`

/** Milligrams in a millilitre (or in a gram) of one per cent. */
const OF_PER_CENT = 10
/** After an amount of mass: "/5 мл", "/мл", "/г". */
const PER = /^\s*\/\s*(\d+(?:[.,]\d+)?)?\s*(мл|ml|г|g)(?![\p{L}])/iu

/** "200 капсул" is a strength. */
const MOST_COUNTED = 120

function amountOf([, pieces, number = '', times, measure, counted]:
  | RegExpExecArray
  | RegExpMatchArray): AskedAmount {
  const known = MEASURES[measure?.toLowerCase() ?? '']
  if (times !== undefined)
    return {
      value: [number, ...(times.match(/\d+/g) ?? [])].reduce((all, each) => all * numberOf(each), 1),
      unit: '№',
    }
  if (pieces !== undefined || (counted !== undefined && numberOf(number) <= MOST_COUNTED))
    return { value: numberOf(number), unit: '№' }
  return known
    ? { value: rounded(numberOf(number) * known.times), unit: known.unit }
    : { value: numberOf(number), unit: null }
}

export function amountsIn(text: string): AskedAmount[] {
  /** Where the second amount of "15 мг/5 мл" begins, and the ratio of both. */
  let divisor: { readonly end: number; readonly ratio: number } | null = null
  return [...text.matchAll(AMOUNT)].map(match => {
    const amount = amountOf(match)
    const end = match.index + match[0].length
    if (divisor !== null && match.index < divisor.end) return { ...amount, ratio: divisor.ratio }
    const ratio = amount.unit === '%' ? amount.value * OF_PER_CENT : ratioOf(amount, text.slice(end))
    if (ratio === null) return amount
    divisor = { end: end + (PER.exec(text.slice(end))?.[0].length ?? 0), ratio: rounded(ratio) }
    return { ...amount, ratio: divisor.ratio }
  })
}

/** Milligrams in one millilitre or gram of what is named after a mass; null: nothing is. */
function ratioOf({ value, unit }: AskedAmount, after: string): number | null {
  const [per, number = '1'] = PER.exec(after) ?? []
  return per === undefined || unit !== 'мг' || numberOf(number) === 0 ? null : value / numberOf(number)
}

/** A query without its amounts, and without the units of "5 мг/мл". */
export const withoutAmounts = (text: string): string => text.replace(AMOUNT, ' ').replace(LONE_MEASURE, ' ')

const NUMBER = /\d+(?:[.,]\d+)?/g
export const numbersIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(NUMBER) ?? []).map(numberOf))

export function packAmounts(presentation: string, strength: string | null): PackAmounts {
  const named = (amounts: readonly AskedAmount[]) =>
    new Set(amounts.flatMap(({ value, unit }) => (unit === null ? [] : [nameOf(value, unit)])))
  // "125мг/5мл": the volume is what has it.
  const substances = amountsIn(strength ?? '').filter(({ unit }) => unit !== 'мл')
  const ratios = amountsIn(presentation).flatMap(({ ratio }) => ratio ?? [])
  const areMasses = substances.length > 1 && substances.every(({ unit }) => unit === 'мг')
  return {
    strength: named(substances),
    all: named(amountsIn(presentation)),
    ratios: new Set(ratios),
    total:
      areMasses && ratios.length === 0
        ? rounded(substances.reduce((sum, { value }) => sum + value, 0))
        : null,
    numbers: numbersIn(presentation),
  }
}

const FITS: AmountsFit = { rank: 0, units: [] }

/**
 * Whether a pack has each amount of a query. A number without a unit is milligrams of the strength, then micrograms, grams or another unit of
 * the strength, then any number of the presentation; a fraction of a liquid is per cent before it is milligrams in a millilitre. `named`
 * are the numbers of the drug's name. Null: it lacks one.
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

function fitAmount(
  { value, unit, ratio }: AskedAmount,
  pack: PackAmounts,
  named: ReadonlySet<number>,
): Fit | null {
  const has = (other: string, number = value) => pack.strength.has(nameOf(number, other))
  const as = (rank: number, read: ReadUnit | null = null) => ({ rank, unit: read })
  if (ratio !== undefined && pack.ratios.has(ratio)) return as(0)
  if (unit === '№') return hasPieces(pack, value) ? as(0) : null
  if (unit === 'мг' && pack.total === value && !has(unit)) return as(1)
  if (unit !== null) return has(unit) ? as(0) : pack.all.has(nameOf(value, unit)) ? as(1) : null
  const isPerCent = has('%') || pack.ratios.has(rounded(value * OF_PER_CENT))
  if (value < 1 && isPerCent) return as(0, '%')
  if (value < 1 && pack.ratios.has(value) && isLiquid(pack)) return as(1, 'мг/мл')
  if (has('мг')) return as(0, 'мг')
  // Beside others of the same strength: "левотироксин 100" is "L-Тироксин 100" and "Эутирокс 100 мкг".
  if (named.has(value)) return as(1)
  if (has('ме')) return as(1, 'ме')
  if (has('мг', value / 1000)) return as(1, 'мкг')
  if (isPerCent) return as(1, '%')
  if (pack.total === value) return as(1, 'мг')
  if (has('мг', value * 1000)) return as(2, 'г')
  return pack.numbers.has(value) || (value >= LEAST_THOUSANDS && named.has(value * 1000)) ? as(3) : null
}

/** "Креон 25000" is called "Креон 25". */
const LEAST_THOUSANDS = 10

/** Of the whole package: "№10х2" has 20. A presentation that counts nothing is of one: its other numbers are no pieces. */
const hasPieces = ({ all }: PackAmounts, value: number) =>
  all.has(nameOf(value, '№')) || (value === 1 && ![...all].some(amount => amount.endsWith('№')))

const isLiquid = ({ all }: PackAmounts) => [...all].some(amount => amount.endsWith('мл'))

const WRITTEN: Readonly<Record<ReadUnit, Readonly<Record<'ru' | 'be' | 'en', string>>>> = {
  мг: { ru: 'мг', be: 'мг', en: 'mg' },
  мкг: { ru: 'мкг', be: 'мкг', en: 'mcg' },
  г: { ru: 'г', be: 'г', en: 'g' },
  ме: { ru: 'МЕ', be: 'МЕ', en: 'IU' },
  '%': { ru: '%', be: '%', en: '%' },
  'мг/мл': { ru: 'мг/мл', be: 'мг/мл', en: 'mg/ml' },
}

/** A query with the units that its numbers were read as. */
export function withUnits(text: string, units: readonly (ReadUnit | null)[], language: 'ru' | 'be' | 'en') {
  let nth = 0
  return text.replace(AMOUNT, amount => {
    const unit = units[nth++] ?? null
    return unit === null ? amount : `${amount.trimEnd()} ${WRITTEN[unit][language]}`
  })
}

/** A query with a space before each amount that is glued to a word. */
export const withSpacesBeforeAmounts = (text: string): string =>
  text.replace(AMOUNT, (amount, ...[, , , , , at]: unknown[]) =>
    typeof at === 'number' && /\p{L}/u.test(text[at - 1] ?? '') ? ` ${amount}` : amount,
  )
