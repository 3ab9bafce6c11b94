import { foldName } from '../person/fold-name.ts'

/* Names of messengers and networks as people write them, also so that no rule would know them. */

const LATIN_NAMES = [
  String.raw`tele?gram+|tg|[vw]h?[ao]t?[sz]+[\s-]?app?|v(?:i|ai|ay)ber|inst[ao]gram+|insta|skype|vk|vkontakte`,
  String.raw`facebook|fb|tik[\s-]?tok|odnoklas+niki`,
].join('|')

const CYRILLIC_NAMES = [
  String.raw`т[еэ]ле?гр[ао]м+\p{L}*|т[еэ]лег[аеуи]|тг|[вуў][ао](?:тс|тц|ц|с)+[аэ]п+\p{L}*|[вуў][ао](?:тс|тц|ц)[\s-]апп?`,
  String.raw`в(?:а[йиі]|[иі])б[еэ]р\p{L}*|[иі]нст[ао]грам+\p{L}*|[иі]нст[аыеу]|ск[ао]йп\p{L}*|вк|вконтакте`,
  String.raw`ф[еэ]йсбук\p{L}*|т[иі]к[\s-]?ток\p{L}*|одноклассник\p{L}*|аднакласнік\p{L}*`,
].join('|')

const NAMES = `(?:${LATIN_NAMES}|${CYRILLIC_NAMES})`
/** A messenger that is called as people are. */
const MAX = 'max|макс|максе|мах|мэкс'
const BEFORE = String.raw`(?<![\p{L}\d])`
/** Neither a longer word nor one of a sentence in English. */
const ALONE = String.raw`(?![\p{L}\d]|['’]|[,.;!]?\s+[a-z])`
const LATIN_WORD = `(?!(?:${LATIN_NAMES})(?!\\p{L}))[a-z]{4,}${ALONE}`
const LINE = String.raw`\s*[:=]\s*|\s+[—–-]+\s+`
const BESIDE = String.raw`(?:${LINE}|\s+)`
/** Who asks to be written to. */
const CALL = `(?:на)?(?:пиши|пишите|пішы|пішыце)|ищи|ищите|найди|найдите|найд[её]шь|найд[её]те|шукай|шукайце|знайдзі|знайдзіце|добавляйся|добавляйтесь`

/** The name of an account that has what no word has: a digit, an underscore, a full stop inside. */
const SURE_ACCOUNT = String.raw`@?(?=[\wа-яёіў]*[_\d]|\w*\.\w)[a-zа-яёіў][\wа-яёіў.]{3,}`
const IN = 'в|во|на|у|ў'
const SURE = [
  `${BEFORE}(?:${NAMES}|${MAX})${BESIDE}${SURE_ACCOUNT}`,
  `(?<![\\p{L}\\d._])${SURE_ACCOUNT}\\s+(?:${IN})\\s+(?:${NAMES}|${MAX})(?![\\p{L}\\d])`,
].map(pattern => new RegExp(pattern, 'iu'))
/** Words that stand after the name of a messenger in a text, too. */
const THINGS =
  'channel|bot|chat|group|page|business|messenger|account|stor(?:y|ies)|reels|direct|live|premium'
const SENTENCE_END = String.raw`\s*(?:[.!?,;\n]|$)`
/** A Latin word in a text that is not. After "в" it may be the name of a medical centre. */
const LIKELY = [
  `${BEFORE}(?<!(?:^|[^\\p{L}])(?:в|во|на|по|через|у|ў|праз)\\s+)(?:${CYRILLIC_NAMES})${BESIDE}${LATIN_WORD}`,
  `${BEFORE}(?:${LATIN_NAMES})\\s*[:=]\\s*${LATIN_WORD}`,
  `${BEFORE}(?:${CALL})\\s+(?:(?:мне|меня|мяне)\\s+)?(?:${IN})\\s+${NAMES}${BESIDE}${LATIN_WORD}`,
  `${BEFORE}(?:${CALL})\\s+(?:(?:мне|меня|мяне)\\s+)?${LATIN_WORD}\\s+(?:${IN})\\s+${NAMES}`,
  `${BEFORE}${NAMES}\\s*[:=]\\s*[а-яёіў]{4,}${SENTENCE_END}`,
  // All that is said: "fb hodok minsk".
  `(?:^|[.!?\\n])\\s*(?:${LATIN_NAMES})\\s+(?!(?:${THINGS})\\b)[a-z]{4,}(?:\\s+[a-z]+)?${SENTENCE_END}`,
  // "мой телеграм ходоков", also in parts.
  `${BEFORE}(?:мой|моя|моё|мое|мая|маё|my)\\s+${NAMES}(?:${LINE}|\\s+is\\s+|\\s+)(?:\\p{L}{4,}|\\p{L}{1,3}(?:[\\s-]\\p{L}{1,3}){1,5})${SENTENCE_END}`,
].map(pattern => new RegExp(pattern, 'iu'))

/** The same of a Latin name, where the rest of the text is in other letters. */
const LATIN_IN_OTHER_TEXT = new RegExp(
  `${BEFORE}(?<!(?:^|[^\\p{L}])(?:в|во|на|по|через|у|ў|праз)\\s+)(?:${LATIN_NAMES})\\s+(?!(?:${THINGS})\\b)${LATIN_WORD}`,
  'iu',
)

/** A number that is too short to be one by itself. */
const SHORT_NUMBER = new RegExp(
  `${BEFORE}(?:тел|телефон\\p{L}*|тэлефон\\p{L}*|tel|phone|моб|viber|вайбер)[.:\\s—–-]+\\d(?:[\\s()./—–-]*\\d){4,}`,
  'iu',
)

/** Letters one by one: t e l e g r a m */
const SPELLED_OUT = /(?<![\p{L}\d])\p{L}(?:[\s.*_-]{1,3}\p{L}){3,}(?![\p{L}\d])/gu
const SPELLED_NAME =
  /telegram|телеграм|тэлеграм|whatsap|[вуў][ао]тсап|вацап|viber|вайбер|instagram|[иі]нстаграм|skype|скайп/iu

/** Latin letters in a Cyrillic word look like its own. */
const inOneScript = (word: string) =>
  /[a-z]/i.test(word) && /\p{Script=Cyrillic}/u.test(word) ? foldName(word) : word

/** Does the text tell of an account in a messenger, or of a number there? */
export function hasMessengerAccount(written: string): boolean {
  const text = written.replaceAll(/\p{L}+/gu, inOneScript)
  const spelled = (text.match(SPELLED_OUT) ?? []).map(letters => letters.replaceAll(/[^\p{L}]/gu, ''))
  return (
    [...SURE, ...LIKELY, SHORT_NUMBER].some(account => account.test(text)) ||
    (/\p{Script=Cyrillic}/u.test(text) && LATIN_IN_OTHER_TEXT.test(text)) ||
    spelled.some(name => SPELLED_NAME.test(name))
  )
}
