/** Words of numbers in Russian, Belarusian and English: a phone number may be written in them. */
const NUMERALS: Readonly<Record<string, string>> = {
  ...{
    ноль: '0',
    нуль: '0',
    один: '1',
    адзін: '1',
    два: '2',
    две: '2',
    дзве: '2',
    три: '3',
    тры: '3',
    четыре: '4',
    чатыры: '4',
  },
  ...{ пять: '5', пяць: '5', шесть: '6', шэсць: '6', семь: '7', сем: '7', восемь: '8', восем: '8' },
  ...{ девять: '9', дзевяць: '9', десять: '10', дзесяць: '10', двадцать: '20', дваццаць: '20' },
  ...{ тридцать: '30', трыццаць: '30', сорок: '40', сорак: '40', пятьдесят: '50', пяцьдзясят: '50' },
  ...{ шестьдесят: '60', шэсцьдзясят: '60', семьдесят: '70', семдзесят: '70', восемьдесят: '80' },
  ...{ восемдзесят: '80', девяносто: '90', дзевяноста: '90', oh: '0' },
  ...inOrder('zero one two three four five six seven eight nine ten', 0, 1),
  ...inOrder('eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 11, 1),
  ...inOrder('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
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

/** Digits as things: "две двойки", "три нуля", "единица". */
const THINGS = [
  'нуля|нулей|нули|нулі|нулёў',
  'единиц[аыу]?|единичк[аиу]|адзінк[аіу]|адзінак',
  ...['двой|двой', 'трой|трой', 'четв[её]р|чацв[её]р', 'пят[её]р|пяц[её]р', 'шест[её]р|шасц[её]р'].map(thing),
  ...['сем[её]р|сям[её]р', 'восьм[её]р|васьм[её]р', 'девят|дзявят'].map(thing),
]
function thing(stems: string) {
  return `(?:${stems})(?:к[аиіу]|ек|ок|ак)`
}
const COUNTS = ['', 'пара|пару', 'дв[ае]|дзв[ае]', 'три|тры', 'четыре|чатыры', 'пять|пяць']
const COUNTED = THINGS.map(
  named =>
    new RegExp(
      `(?:(?<!\\p{L})(?:и|і)\\s+)?(?<!\\p{L})(?:(${COUNTS.filter(Boolean).join('|')})\\s+)?(?:${named})(?!\\p{L})`,
      'giu',
    ),
)

/** The text with such words as digits; "и" before them only joins. */
const countedDigits = (text: string): string =>
  COUNTED.reduce(
    (rest, counted, digit) =>
      rest.replaceAll(counted, (_, count: string | undefined) => {
        const times = COUNTS.findIndex(words => count && new RegExp(`^(?:${words})$`, 'iu').test(count))
        return String(digit).repeat(times < 1 ? 1 : Math.max(times, 2))
      }),
    text,
  )

const WORD = /(\p{L}+)(\s*,)?/gu

/** The text with words of numbers as digits. Those of one digit may be told with commas between them. */
export const spokenDigits = (text: string): string =>
  countedDigits(text).replaceAll(WORD, (whole, word: string, comma = '') => {
    const digits = NUMERALS[word.toLowerCase()]
    if (digits === undefined) return whole
    return digits.length === 1 ? digits : digits + comma
  })

const DECIMAL = /^\p{Nd}$/u

/** The text with the digits of all scripts, such as the Arabic ones, as those of the keyboard. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    let first = code
    // The digits of a script stand from 0 to 9, one set after another.
    while (DECIMAL.test(String.fromCodePoint(first - 1))) first -= 1
    return String((code - first) % 10)
  })

/** A letter that looks like a digit, beside one: "8О29". */
const LETTER_FOR_DIGIT = /(?<=\d)[oоzз]|[oоzз](?=\d)/giu

/** The text with letters that stand for digits as these. */
export const digitsForLetters = (text: string): string =>
  text.replaceAll(LETTER_FOR_DIGIT, letter => (/[oо]/iu.test(letter) ? '0' : '3'))
