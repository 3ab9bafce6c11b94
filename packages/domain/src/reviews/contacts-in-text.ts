const DATE_OR_TIME =
  /(?<![\d./])(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])(?:[./](?:\d{4}|\d{2}))?(?![./]?\d)|\b\d{1,2}:\d{2}\b|\b\d{4}-\d{2}-\d{2}\b/g
const THOUSANDS = /(?<![\d+][\s()-]*)\d{1,3}(?:[ \u00A0]\d{3})+(?![\s()-]*\d|[./]\d+[./])/g
/** The code of the country begins a phone number, also one that is not written to its end. */
const COUNTRY_CODE = /\+\s?375/
const DIGITS = /\+?\d(?:[\s()./‑–-]*\d){6,}/
/* Each begins where its first word does: from the middle of a long one, its end would be looked for again and again. */
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?(?:@|\(at\)|\[at\]|\(собака\))\s?[\p{L}\d-]+(?:\s?\.\s?\p{L}{2,}|\s+(?:by|ru|com|net|org)(?![\p{L}\d]))/iu
/** The same in words: «иванов собака почта точка ру». */
const EMAIL_IN_WORDS =
  /(?<![\p{L}\d._-])[\p{L}\d._-]+\s+(?:собака|собачка|сабака|эт|at)\s+[\p{L}\d-]+(?:\s*(?:\.|\s(?:точка|тчк|кропка|dot)\s)\s*\p{L}{2,}|\s+(?:бай|by|ру|ru|ком|com)(?![\p{L}\d]))/iu
const LINK_IN_WORDS =
  /(?<![\p{L}\d-])[\p{L}\d-]{2,}\s+(?:точка|тчк|кропка|dot)\s+(?:бай|by|ру|ru|ком|com|нет|net|орг|org|ми|me)(?![\p{L}\d])/iu
/** The name of a messenger before a Latin name. */
const MESSENGER_NAME =
  /(?<!\p{L})(?:телеграм+\p{L}*|тэлеграм\p{L}*|тг|tg|telegram|инстаграм+\p{L}*|инста|instagram|вайбер\p{L}*|viber|ватсап\p{L}*|whatsapp|скайп\p{L}*|skype|вк|vk)[\s:–—-]+(?=[\w.]*[_\d.])[a-z][\w.]{3,}/iu
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d_.]{3,}/u
const LINK =
  /https?:|www\.|\b(?:t|vk|wa|fb|ok)\.(?:me|com|ru)\b|(?<![\p{L}\d@.-])[\p{L}\d-]{2,}\.(?:by|ru|com|net|org|info|me|ua|pl|рф|бел|su|online|site|shop|pro)(?![\p{L}\d])/iu

/** With spaces or brackets around the dot. A sentence of English may begin with "By", so the end is lower case. */
const SPACED_LINK =
  /(?<![\p{L}\d-])[\p{L}\d-]{2,}\s*[([]?\s*[.·•]\s*[)\]]?\s*(?:by|ru|com|net|org|info|me|ua|pl|рф)(?=\s*\/|\s*$|\s*[.,;:!?)]|\s+[^\sa-z])/u

/** Words of numbers in Russian and Belarusian: a phone number may be written in them. */
const NUMERALS: Readonly<Record<string, string>> = {
  ...{ ноль: '0', нуль: '0', один: '1', адзін: '1', два: '2', три: '3', тры: '3', четыре: '4', чатыры: '4' },
  ...{ пять: '5', пяць: '5', шесть: '6', шэсць: '6', семь: '7', сем: '7', восемь: '8', восем: '8' },
  ...{ девять: '9', дзевяць: '9', десять: '10', дзесяць: '10', двадцать: '20', дваццаць: '20' },
  ...{ тридцать: '30', трыццаць: '30', сорок: '40', сорак: '40', пятьдесят: '50', пяцьдзясят: '50' },
  ...{ шестьдесят: '60', шэсцьдзясят: '60', семьдесят: '70', семдзесят: '70', восемьдесят: '80' },
  ...{ восемдзесят: '80', девяносто: '90', дзевяноста: '90' },
  ...inOrder(
    'одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    11,
    1,
  ),
  ...inOrder(
    'адзінаццаць дванаццаць трынаццаць чатырнаццаць пятнаццаць шаснаццаць семнаццаць васямнаццаць дзевятнаццаць',
    11,
    1,
  ),
  ...inOrder('сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот', 100, 100),
  ...inOrder('сто дзвесце трыста чатырыста пяцьсот шэсцьсот семсот восемсот дзевяцьсот', 100, 100),
}
function inOrder(words: string, first: number, step: number) {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, String(first + index * step)]))
}
const inDigits = (text: string) => text.replaceAll(/\p{L}+/gu, word => NUMERALS[word.toLowerCase()] ?? word)

/** Does the text tell how to reach somebody: a phone number, an e-mail, a name in a messenger, a site? */
export function hasContacts(text: string): boolean {
  const numbers = text.replaceAll(DATE_OR_TIME, ' ; ').replaceAll(THOUSANDS, ' ; ')
  return (
    DIGITS.test(inDigits(numbers)) ||
    [COUNTRY_CODE, EMAIL, EMAIL_IN_WORDS, HANDLE, MESSENGER_NAME, LINK, LINK_IN_WORDS, SPACED_LINK].some(
      contact => contact.test(text),
    )
  )
}
