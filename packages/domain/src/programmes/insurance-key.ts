/** Spaces, hyphens of other keyboards, the sign "№" and what a copied text has unseen do not belong to a key. */
const tidy = (text: string) =>
  text
    .replaceAll(/№|\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, '')

/** The barcode of an insurance card: 13 digits (product §5, "Insurance barcode"); null: it is none. */
export function parseBarcode(text: string): string | null {
  const digits = tidy(text).replaceAll('-', '')
  return /^\d{13}$/.test(digits) ? digits : null
}

export interface ContractNumber {
  /** With its prefix, in capital letters. */
  readonly number: string
  /** What follows the slash; null: nothing. */
  readonly suffix: string | null
}

/** Latin letters as the Cyrillic ones that they look like: a contract's prefix is typed on either keyboard. */
const CYRILLIC: Readonly<Record<string, string>> = {
  ...{
    A: 'А',
    B: 'В',
    C: 'С',
    E: 'Е',
    H: 'Н',
    I: 'І',
    K: 'К',
    M: 'М',
    O: 'О',
    P: 'Р',
    T: 'Т',
    X: 'Х',
    Y: 'У',
  },
}

const LONGEST = 30
const PREFIX_HYPHEN = /(?<=^\p{L}+)-(?=\d)/u

/** A contract's number: a prefix, a number, and where the contract has one a suffix after a slash (product §5). */
export function parseContractNumber(text: string): ContractNumber | null {
  const written = tidy(text)
    .toUpperCase()
    .replaceAll(/[A-Z]/g, letter => CYRILLIC[letter] ?? letter)
    // Cards have "ДМС 123" and "ДМС123" for what the contract calls "ДМС-123".
    .replace(/^(\p{L}+)(?=\d)/u, '$1-')
  const [, number, suffix = null] = /^([\p{L}\d-]{3,31})(?:\/([\p{L}\d-]{1,10}))?$/u.exec(written) ?? []
  if (number === undefined || !/\d/.test(number)) return null
  // The hyphen that was put in does not count.
  return number.replace(PREFIX_HYPHEN, '').length > LONGEST ? null : { number, suffix }
}

/** The number as it was stored before hyphens were put in; null: it has none behind its prefix. */
export const withoutPrefixHyphen = ({ number, suffix }: ContractNumber): ContractNumber | null =>
  PREFIX_HYPHEN.test(number) ? { number: number.replace(PREFIX_HYPHEN, ''), suffix } : null

/** A number as the contract has it, with its suffix. */
export const joinContractNumber = ({ number, suffix }: ContractNumber): string =>
  suffix === null ? number : `${number}/${suffix}`

/** A number's suffix as it is typed: alone, with its slash, or at the end of the whole number; null: it is none. */
export function parseSuffix(text: string): string | null {
  const [written = ''] = text.split('/').slice(-1)
  return parseContractNumber(`1-1-1/${written}`)?.suffix ?? null
}

/** Is what stands in the field of a contract's number the barcode of a card, or the other way round? */
export const isOtherKey = (field: 'barcode' | 'number', text: string): boolean =>
  field === 'number' ? parseBarcode(text) !== null : /\p{L}/u.test(text) && parseContractNumber(text) !== null
