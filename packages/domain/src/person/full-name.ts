export interface FullName {
  readonly lastName: string
  readonly firstName: string
  /** Null for people who have none: they leave it out or write a dash. */
  readonly middleName: string | null
}

const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic} '’ʼ-]*\p{L}[\p{Script=Latin}\p{Script=Cyrillic} '’ʼ-]*$/u
const DASH = /^[-–—]$/

/** Field type `fio` of product §5: Latin and Cyrillic letters, space, hyphen, apostrophe. */
export function isFio(text: string): boolean {
  return NAME.test(text)
}

/** Field type `fioOrDash` of product §5: as `fio`, or a lone dash for "none". */
export function isFioOrDash(text: string): boolean {
  return isFio(text) || DASH.test(text)
}

/**
 * The parts of "last first middle". The middle name may be missing, a dash, or of several words; a double
 * last name written with spaces about its hyphen is still one. Null: fewer than two names, or other signs.
 */
export function splitFullName(written: string): FullName | null {
  const [lastName, firstName, ...others] = written
    .trim()
    .replace(/^(\S+?)\s*-\s*(?=\S+\s+\S)(?!\S+\s+-$)/, '$1-')
    .split(/\s+/)
  if (!lastName || !firstName || !isFio(lastName) || !isFio(firstName)) return null
  const middle = others.join(' ')
  if (middle === '' || DASH.test(middle)) return { lastName, firstName, middleName: null }
  return isFio(middle) ? { lastName, firstName, middleName: middle } : null
}

/** Last, first and middle name, joined by spaces (calls §7.4, "fullNameRu"). */
export function joinFullName({ lastName, firstName, middleName }: FullName): string {
  return middleName ? `${lastName} ${firstName} ${middleName}` : `${lastName} ${firstName}`
}
