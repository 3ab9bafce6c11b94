/** How much a package has: 30 tablets, 100 ml, 5 ampoules of 2 ml. */
export interface PackageSize {
  /** Tablets, ampoules, bottles. Null: the presentation does not say, or names several. */
  readonly pieces: number | null
  /** What one bottle, tube or ampoule has. Null: nothing is poured or squeezed. */
  readonly content: { readonly amount: number; readonly unit: 'ml' | 'g' } | null
}

const PIECES = /(?:№|#|(?<![\p{L}\d])(?:no\.?|n))\s*(\d+)((?:\s*[xх×*]\s*\d+)*)/giu
/** Where the description of the package begins: "во флаконах", "в тубах", "у тубах"; in English after a comma. */
const PACKAGE = /\s(?:во?|[уў])\s|,\s*(?=bottle|tube|ampoule|vial)/iu
const CONTENT = /(\d+(?:[.,]\d+)?)\s?(мл|ml|л|l|г|g)(?![\p{L}/])/giu
const UNITS: Readonly<Record<string, { readonly unit: 'ml' | 'g'; readonly times: number }>> = {
  ...{ мл: { unit: 'ml', times: 1 }, ml: { unit: 'ml', times: 1 } },
  ...{ л: { unit: 'ml', times: 1000 }, l: { unit: 'ml', times: 1000 } },
  ...{ г: { unit: 'g', times: 1 }, g: { unit: 'g', times: 1 } },
}

const countOf = ([, first = '', more = '']: RegExpExecArray): number =>
  [first, ...(more.match(/\d+/g) ?? [])].reduce((product, count) => product * Number(count), 1)

const MOST_FOR_A_PERSON = 200
/** Whether a package is one for wards of a hospital: "№10х100". */
export const isForWards = ({ pieces }: PackageSize): boolean => (pieces ?? 0) > MOST_FOR_A_PERSON

/** A text without its counts of pieces: "№10х3", "No. 20", "N20". */
export const withoutPieces = (text: string): string => text.replace(PIECES, ' ')

/** The pieces that a text names; null: none, or several numbers. */
export function piecesIn(text: string): number | null {
  const [pieces, ...others] = new Set([...text.matchAll(PIECES)].map(countOf))
  return pieces !== undefined && others.length === 0 ? pieces : null
}

/** The size of the package that a presentation describes; one that names several sizes has none. */
export function packageSizeOf(presentation: string): PackageSize {
  const at = presentation.search(PACKAGE)
  const contents = at < 0 ? [] : [...presentation.slice(at).matchAll(CONTENT)]
  const [content, ...others] = contents.flatMap(([, amount = '', written = '']) => {
    const known = UNITS[written.toLowerCase()]
    return known ? [{ amount: Number(amount.replace(',', '.')) * known.times, unit: known.unit }] : []
  })
  return {
    pieces: piecesIn(presentation),
    content: content && others.length === 0 ? content : null,
  }
}

/**
 * How many times as much `other` has as `own`; null where one of them does not say, or they are measured differently. 1: as
 * much, so that one may be taken for the other package by package.
 */
export function timesTheSize(own: PackageSize, other: PackageSize): number | null {
  if (own.content?.unit !== other.content?.unit) return null
  const [mine, theirs] = [amountOf(own), amountOf(other)]
  return mine === null || theirs === null ? null : theirs / mine
}

function amountOf({ pieces, content }: PackageSize): number | null {
  if (content === null) return pieces || null
  return content.amount * (pieces ?? 1) || null
}
