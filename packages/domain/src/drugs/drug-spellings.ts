/** What people call a form, folded, and the word by which the register has it. */
const FORM_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^свеч(а|и|ка|ки|ей)$/, 'суппозитори'],
  [/^таблет(очки|ок)$/, 'таблетки'],
  [/^укол(ы|ов)?$/, 'инъекци'],
  [/^детск(ии|ая|ое|ие|ого)$/, 'детеи'],
]

/** A folded word of a query, as the register would say it. */
export const formWord = (word: string): string => FORM_WORDS.find(([said]) => said.test(word))?.[1] ?? word

/** Letters of vitamins, Latin and the Cyrillic ones that are typed for them. */
const VITAMIN: readonly (readonly [string, string])[] = [
  ['a', 'а'],
  ['b', 'в'],
  ['b', 'б'],
  ['c', 'с'],
  ['d', 'д'],
  ['e', 'е'],
  ['k', 'к'],
]

/** "b6" is typed "в6" and "б6" too. */
function withOtherLetters(word: string): string[] {
  const [, letter = '', number = ''] = /^(\p{L})(\d{0,2})$/u.exec(word) ?? []
  const others = VITAMIN.flatMap(([latin, cyrillic]) =>
    letter === latin ? [cyrillic] : letter === cyrillic ? [latin] : [],
  )
  const latin = others.find(other => /[a-z]/.test(other))
  const all = latin === undefined ? others : VITAMIN.flatMap(pair => (pair[0] === latin ? pair : []))
  return [word, ...new Set(all.map(other => `${other}${number}`))]
}

const MOST_JOINED = 3

/** The folded words of a name, and what is typed for them: "ношпа" for "но-шпа", "в6" for "B6", "магнеб6" for "магне B6". */
export function spellingsOf(name: readonly string[]): string[] {
  const words = name.map(withOtherLetters)
  if (name.length < 2 || name.length > MOST_JOINED) return words.flat()
  const joined = words.reduce<string[]>(
    (begun, spellings) => begun.flatMap(start => spellings.map(word => start + word)),
    [''],
  )
  return [...words.flat(), ...joined]
}

const CASES = /^[а-я]{5,}[аыуяиеюо]$/

export const mayHaveCases = (word: string): boolean => CASES.test(word)

/** The same word in another case: "валериана", "валерианы". */
export const isOtherCase = (word: string, own: string): boolean =>
  mayHaveCases(word) && mayHaveCases(own) && word.slice(0, -1) === own.slice(0, -1)
