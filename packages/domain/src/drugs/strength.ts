/** Clinics also write units in Latin letters. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ mg: 'мг', mcg: 'мкг', µg: 'мкг', μg: 'мкг', g: 'г', ml: 'мл', l: 'л', iu: 'МЕ' },
}
const LATIN_UNIT = /(?<=\d\s?|\/\s?)(?:mcg|[µμ]g|mg|ml|iu|g|l)(?![a-z])/gi

const inCyrillic = (text: string) =>
  text.replace(/\u00a0/g, ' ').replace(LATIN_UNIT, unit => LATIN[unit.toLowerCase()] ?? unit)

/** The mass units as milligrams. */
const MILLIGRAMS: Readonly<Record<string, number>> = { г: 1000, мг: 1, мкг: 0.001 }

const NUMBER = String.raw`\d+(?:\s\d{3})*(?:[.,]\d+)?`
const UNIT = String.raw`(?:мкг|мг|г|млн\.?\s?МЕ|тыс\.?\s?МЕ|МЕ|ЕД|ммоль|мкмоль|МБк|ГБк|мл|л|доз[аы]?|ч|сут(?:ки)?|%)(?![а-яё])`
const AMOUNT = new RegExp(
  String.raw`(?<![\d№х.,])${NUMBER}\s?${UNIT}(?:\s?[/+]\s?(?:${NUMBER}\s?)?${UNIT})*`,
  'giu',
)
const PART = new RegExp(String.raw`(${NUMBER})?\s?(${UNIT})`, 'iu')

/** What is sold by the package's content: its mass is how much of the substance there is. */
const POWDER = /^(порошок|лиофилиз)/i
/** Where the description of the package begins: "во флаконах", "в блистерах". */
const PACKAGE = /\sво?\s/

/**
 * How much of the substance a presentation of the register has, in one spelling: "100мг", "100 мг" and "0,1 г" are the
 * same. Null: it does not say. The volume and mass of the package are no strength.
 */
export function strengthOf(presentation: string): string | null {
  const text = inCyrillic(presentation)
  const at = text.search(PACKAGE)
  const [substance, packaging] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
  const found = amountIn(substance) ?? (POWDER.test(text.trim()) ? amountIn(packaging) : null)
  return found === null ? null : found.split(/[/+]/).map(normalPart).join('/')
}

/** The first amount that is no volume alone: "5 мл" says nothing of the substance. */
const amountIn = (text: string): string | null =>
  [...text.matchAll(AMOUNT)]
    .map(([amount]) => amount)
    .find(amount => !/^[^/+]*(мл|доз[аы]?)$/iu.test(amount)) ?? null

/** A text without its amounts and their units. */
export const withoutStrength = (text: string): string => inCyrillic(text).replace(AMOUNT, ' ')

function normalPart(part: string): string {
  const [, number, written = part.trim()] = PART.exec(part.trim()) ?? []
  const unit = written
    .toLowerCase()
    .replace(/[\s.]/g, '')
    .replace(/^доз[аы]$/, 'доз')
    .replace(/^сутки$/, 'сут')
  const value = number === undefined ? 1 : Number(number.replace(/\s/g, '').replace(',', '.'))
  const milligrams = MILLIGRAMS[unit]
  const amount = milligrams === undefined ? value : value * milligrams
  return `${Number(amount.toPrecision(9))}${milligrams === undefined ? unit : 'мг'}`
}
