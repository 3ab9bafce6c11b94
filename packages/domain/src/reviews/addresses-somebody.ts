import type { KnownNames } from './known-names.ts'
import { ownNames, type Word, wordsOf } from './person-names.ts'

/** What ends an address: "Вера, спасибо", "Надежда!" */
const AFTER_ADDRESS = /^\s*(?:[,!.:—–-]|$)/
/** What stands before an address that begins no sentence: "Спасибо, Вера". */
const BEFORE_ADDRESS = /[,!—–-]\s*$/

/** Words that are written as a form of a name is, and are none in small letters: "жене" of "Женя". */
const ORDINARY = new Set(
  'жена жены жене жену женой женою жён женам жанчына якім тому any none safe'.split(' '),
)
/** English months have a capital letter always. */
const MONTH = /^(?:may|july)$/i

/** A street is called after somebody whom nobody calls: "улица Веры Хоружей". */
const STREET =
  /(?<!\p{L})(?:улиц\p{L}*|ул|вуліц\p{L}*|вул|проспект\p{L}*|праспект\p{L}*|просп|пр-т\p{L}*|площад\p{L}*|плошч\p{L}*|пл|переул\p{L}*|пер|завул\p{L}*|бульвар\p{L}*|б-р|street|avenue|st|ave)(?:\.\s*|\s+)\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?/giu

/** The text without the names of streets. */
export const withoutStreets = (text: string): string =>
  text.replaceAll(STREET, street => street.split(/[\s.]/)[0] ?? '')

/**
 * Does the text call anybody but the doctor by a first name? Everyday words that are names ("Вера", "Роман") count with a capital letter within
 * a sentence, or where they stand as an address; in a text of capitals only as an address. What stands in quotes is called so itself.
 */
export function addressesSomebody(text: string, doctorNames: readonly string[], known: KnownNames): boolean {
  const own = ownNames(doctorNames, known)
  return wordsOf(text).some(word => {
    if (!known.first.has(word.key) || own.isOf(word) || isQuoted(text, word)) return false
    const isOrdinary = known.everyday.has(word.key) || ORDINARY.has(word.text.toLowerCase())
    if (isAddress(text, word)) return true
    if (MONTH.test(word.text)) return false
    return !isOrdinary || (word.isTitle && !begins(text, word))
  })
}

/** A capital letter says nothing there. */
const begins = (text: string, { from, isFirst }: Word) => isFirst || /[«"“„(]$/.test(text.slice(0, from))

const isQuoted = (text: string, { from, to }: Word) =>
  /[«"“„]$/.test(text.slice(0, from)) && /^[»"”“]/.test(text.slice(to))

/** "Вера, спасибо", "СПАСИБО, ВЕРА!" */
function isAddress(text: string, { text: word, from, to, isFirst }: Word): boolean {
  if (!/^\p{Lu}/u.test(word) || !AFTER_ADDRESS.test(text.slice(to))) return false
  return isFirst || BEFORE_ADDRESS.test(text.slice(0, from))
}
