import { isAmount } from './amounts.ts'
import { hasMessengerAccount } from './messenger-accounts.ts'
import { digitsForLetters, plainDigits, spokenDigits } from './spoken-digits.ts'

const DATE_OR_TIME =
  /(?<![\d./])(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])(?:[./](?:\d{4}|\d{2}))?(?![./]?\d)|\b\d{1,2}:\d{2}\b|(?<![\d-])(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!-?\d)/g
/** Opening hours, years, prices: "9.00–18.00", "2019-2020". */
const RANGE =
  /(?=\d)(?<!\d[\s()./‑–—-]*)(?:\d{1,2}\.\d{2}\s?[‑–—-]\s?\d{1,2}\.\d{2}|\d{4}\s?[‑–—-]\s?\d{4})(?![\s()./‑–—-]*\d)/g
/** The code of the country begins a phone number, also one that is not written to its end. */
const COUNTRY_CODE = /\+\s?375/
const DIGITS = /\+?\d(?:[\s()./\\_*•·‑–—-]*\d){6,}/g

/** The end of an address, after a full stop. */
const ZONE = 'by|ru|com|net|org|info|me|ua|pl|рф|бел|ру|бай'
/** The same in words. */
const SPOKEN_ZONE = 'бай|by|ру|ru|ком|com|нет|net|орг|org|ми|me|инфо|info|рф|бел'
const END = String.raw`(?![\p{L}\d])`
/** A word that stands for a sign, apart or in brackets: "dot", "(dot)", "-dot-". */
const spoken = (words: string) =>
  String.raw`(?:\s+(?:${words})\s+|\s*[-_*]?[([{<*_-]\s*(?:${words})\s*[)\]}>*_-][-_*]?\s*)`
const DOT = spoken('[Тт]очка|[Тт]чк|[Кк]ропка|[Дд]от|[Dd][Oo0][Tt]')
/** No sentence of Russian has it between two words before an address; "at" is one of English. */
const DOG = spoken('[Сс]обака|[Сс]обачка|[Сс]абака|[Ээ]т')
const AT = spoken('[Aa][Tt]')

/* Each begins where its first word does: from the middle of a long one, its end would be looked for again and again. */
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|[([{](?:at|a|собака)[)\]}])\s?[\p{L}\d-]+(?:\s?\.\s?\p{L}{2,}|\s+(?:by|ru|com|net|org)(?![\p{L}\d]))/iu
/** The same in words: «иванов собака почта точка ру». A sentence that ends beside a dog, or at a place, is no address. */
const EMAIL_IN_WORDS = [
  `(?<![\\p{L}\\d._-])[\\p{L}\\d._-]+${DOG}[\\p{L}\\d-]+(?:\\s*\\.\\s*(?:${ZONE})|${DOT}\\p{L}{2,}|\\s+(?:${SPOKEN_ZONE}))${END}`,
  `(?<![\\p{L}\\d._-])[\\p{L}\\d._-]+${AT}[\\p{L}\\d-]+(?:\\s*\\.\\s*(?:${ZONE})|${DOT}\\p{L}{2,})${END}`,
].map(pattern => new RegExp(pattern, 'u'))
const LINK_IN_WORDS = new RegExp(
  `(?<![\\p{L}\\d-])[\\p{L}\\d-]*[\\p{L}\\d]{2}${DOT}(?:${SPOKEN_ZONE})${END}`,
  'u',
)
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/u
const LINK =
  /h[tx*]{2}ps?\s?(?::|\/\/)|www\s?\.|\b(?:t|vk|wa|fb|ok)\.(?:me|com|ru)\b|\b(?:t|vk|wa|fb)\s?\.\s?(?:me|com|ru)\s?\/|(?<![\p{L}\d@.-])[\p{L}\d-]{2,}\.(?:by|ru|com|net|org|info|me|ua|pl|рф|бел|ру|бай|su|online|site|shop|pro)(?![\p{L}\d])/iu

/** With spaces or brackets around the dot. A sentence of English may begin with "By", so the end is lower case. */
const SPACED_LINK =
  /(?<![\p{L}\d-])[\p{L}\d-]{2,}\s*[([]?\s*[.·•]\s*[)\]]?\s*(?:by|ru|com|net|org|info|me|ua|pl|рф)(?=\s*\/|\s*$|\s*[.,;:!?)]|\s+[^\sa-z])/u

/** Without a dot, after "www" or by the name of what everybody knows. */
const UNDOTTED = [
  `(?<![\\p{L}\\d])www\\s+[\\p{L}\\d-]{2,}\\s+(?:${ZONE})${END}`,
  `(?<![\\p{L}\\d._-])[\\p{L}\\d._-]{3,}\\s+(?:gmail|g?mail|yandex|icloud|outlook|yahoo|г?м[еэа][йи]л|жмейл|яндекс)\\s+(?:com|ru|by|ком|ру|бай)${END}`,
  `(?<![\\p{L}\\d])(?:vk|вк)[\\s.]*(?:com|ком)${END}`,
  '(?<![\\p{L}\\d])(?:tme|тме)/',
].map(pattern => new RegExp(pattern, 'iu'))

const ADDRESSES = [
  ...[COUNTRY_CODE, EMAIL, ...EMAIL_IN_WORDS, HANDLE],
  ...[LINK, LINK_IN_WORDS, SPACED_LINK, ...UNDOTTED],
]
/** Who asks to be called says a number, also a short one. */
const ASKED_TO_CALL =
  /(?<!\p{L})(?:звони|звоните|позвони|позвоните|набери|наберите|тэлефануй|тэлефануйце|патэлефануй|call)[\s:,—–-]+(?:мне\s+)?(?:на\s+)?\d(?:[\s()./—–-]*\d){5,}/iu

/** Does the text tell how to reach somebody: a phone number, an e-mail, a name in a messenger, a site? */
export function hasContacts(written: string): boolean {
  const text = plainDigits(written)
  return hasPhone(text) || hasMessengerAccount(text) || ADDRESSES.some(address => address.test(text))
}

/** Words become digits before any of them are spared: "ноль двадцать девять 123 456 семь" is one number. */
function hasPhone(text: string): boolean {
  const written = spokenDigits(digitsForLetters(text))
  const numbers = [DATE_OR_TIME, RANGE].reduce((rest, none) => rest.replaceAll(none, ' ; '), written)
  if (ASKED_TO_CALL.test(numbers)) return true
  return [...numbers.matchAll(DIGITS)].some(
    ({ 0: digits, index }) =>
      !isAmount(digits, numbers.slice(0, index), numbers.slice(index + digits.length)),
  )
}
