export interface FullName {
  readonly lastName: string
  readonly firstName: string
  /** Null for a person without a middle name, who leaves the field empty or writes a dash. */
  readonly middleName: string | null
}

const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic} '’ʼ-]*\p{L}[\p{Script=Latin}\p{Script=Cyrillic} '’ʼ-]*$/u
const DASH = /^[-–—]$/
/** The longest part of a name, in characters: of patients, relatives and guests. */
export const NAME_MAX = 100
/** The last word of a patronymic of two words. */
const PARTICLE = / (оглы|оглу|углы|улы|уулу|угли|кызы|гызы|кизи|қызы|ogly|oglu|oğlu|uly|kyzy|gyzy|qızı)$/iu

/** Field type `fio` of product §5: Latin and Cyrillic letters, space, hyphen, apostrophe. */
export function isFio(text: string): boolean {
  return NAME.test(text)
}

/** Field type `fioOrDash` of product §5: as `fio`, or a lone dash for "none". */
export function isFioOrDash(text: string): boolean {
  return isFio(text) || DASH.test(text)
}

/**
 * Splits "last first middle" if the parts are not given separately. The middle name may be missing, a dash, or a
 * patronymic with its particle ("Гейдар оглы"); a double last name with spaces around its hyphen stays one part. Null
 * for fewer than two names, forbidden characters, or too many words to split ("де ла Крус Мария Хосе"): then the parts
 * must be given.
 */
export function splitFullName(written: string): FullName | null {
  const [lastName, firstName, ...others] = written
    .trim()
    .replace(/^(\S+?)\s*-\s*(?=\S+\s+\S)(?!\S+\s+-$)/, '$1-')
    .split(/\s+/)
  if (!lastName || !firstName || !isFio(lastName) || !isFio(firstName)) return null
  const middle = others.join(' ')
  if (middle === '' || DASH.test(middle)) return { lastName, firstName, middleName: null }
  if (!isFio(middle) || others.length > 2 || (others.length === 2 && !PARTICLE.test(middle))) return null
  return { lastName, firstName, middleName: middle }
}

export interface WrittenName {
  /** Last, first and middle name, joined by spaces. */
  readonly fullNameRu: string
  readonly lastName?: string | undefined
  readonly firstName?: string | undefined
  /** Missing, empty or a dash means no middle name. */
  readonly middleName?: string | null | undefined
}

/**
 * A name as it is saved: from its parts if they are given. The parts keep their spaces ("де Витт") and must equal the
 * full name when joined. Otherwise the full name is split. Null if it is not a name, if a part is too long, or if the two
 * contradict each other.
 */
export function readFullName(written: WrittenName): FullName | null {
  const name = readParts(written)
  const all = name ? [name.lastName, name.firstName, name.middleName ?? ''] : []
  return all.every(part => part.length <= NAME_MAX) ? name : null
}

function readParts({ fullNameRu, ...parts }: WrittenName): FullName | null {
  if (parts.lastName === undefined && parts.firstName === undefined && !parts.middleName) {
    return splitFullName(fullNameRu)
  }
  const [lastName, firstName] = [tidy(parts.lastName ?? ''), tidy(parts.firstName ?? '')]
  const middle = tidy(parts.middleName ?? '')
  if (!isFio(lastName) || !isFio(firstName) || !(middle === '' || isFioOrDash(middle))) return null
  const name = { lastName, firstName, middleName: isFio(middle) ? middle : null }
  return joinFullName(name) === tidy(fullNameRu) ? name : null
}

/** Removes spaces around the name and repeated spaces inside it. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

/** Last, first and middle name, joined by spaces (calls §7.4, "fullNameRu"). */
export function joinFullName({ lastName, firstName, middleName }: FullName): string {
  return middleName ? `${lastName} ${firstName} ${middleName}` : `${lastName} ${firstName}`
}
