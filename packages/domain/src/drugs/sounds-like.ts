import { differByOneError } from '../search/one-error.ts'

/** A folded word with its spelling key (`spellingKey`). */
export interface SoundedWord {
  readonly word: string
  readonly sound: string
}

/** Fewer sounds are of too many words. */
const LEAST_SOUNDS = 3
/** Letters of a shorter word are in some spelling the beginning of too many others: "сок" of "saccharomyces", "нос" of "nasivin". */
const LEAST_LETTERS = 5

/** One Latin letter or pair for each folded Cyrillic one. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдежзиклмнопрстуфхцчшыэюя'].map((letter, at) => [
    letter,
    'a b v g d e zh z i k l m n o p r s t u f h c ch sh y e yu ya'.split(' ')[at] ?? '',
  ]),
)
const inLatin = (word: string) => [...word].map(letter => LATIN[letter] ?? letter).join('')
const isCyrillic = (word: string) => /[а-я]/.test(word)

/** Whether both words are one in two spellings: "цынк", "цинк"; of short ones one letter may differ. */
export const soundsSame = (typed: SoundedWord, own: SoundedWord): boolean =>
  typed.sound.length >= LEAST_SOUNDS &&
  typed.sound === own.sound &&
  (typed.word.length >= LEAST_LETTERS ||
    (typed.word.length === own.word.length && differByOneError(inLatin(typed.word), inLatin(own.word))))

/** Letters of what is looked for letter by letter in the other alphabet. */
const LEAST_IN_LATIN = 4

/** The vowels that Russian, Belarusian and Latin spellings write for one another; the key takes more for one: "кеппра", "капреомицин". */
const VOWELS: Readonly<Record<string, string>> = {
  ...{ а: 'a', о: 'a', a: 'a', o: 'a', я: 'ae', е: 'e', э: 'e', e: 'e' },
  ...{ и: 'i', ы: 'i', i: 'i', y: 'i', j: 'i', у: 'u', ю: 'u', u: 'u' },
}
/** As the key leaves it out. */
const BESIDE_A_VOWEL = /[иыiyj]+(?=[аоеэяуюaeou])|(?<=[аоеэяуюaeou])[иыiyj]+/g
const vowelsOf = (word: string) =>
  [...word.replace('qu', 'q').replace(BESIDE_A_VOWEL, '')].flatMap(letter => VOWELS[letter] ?? [])

function vowelsAgree(typed: string, own: string): boolean {
  const owns = vowelsOf(own)
  return vowelsOf(typed).every((sounds, at) => [...sounds].some(sound => owns[at]?.includes(sound)))
}

/**
 * Whether a word of a query is the beginning of another one in another spelling. A short one has to be it letter by letter in the
 * other alphabet: "нуро" of "nurofen".
 */
export function soundsLike(typed: SoundedWord, own: SoundedWord): boolean {
  if (typed.sound.length < LEAST_SOUNDS || !own.sound.startsWith(typed.sound)) return false
  if (!beginsAlike(typed.word, own.word)) return false
  if (soundsSame(typed, own)) return true
  if (typed.word.length >= LEAST_LETTERS) return vowelsAgree(typed.word, own.word)
  return (
    typed.word.length >= LEAST_IN_LATIN &&
    isCyrillic(typed.word) !== isCyrillic(own.word) &&
    inLatin(own.word).startsWith(inLatin(typed.word))
  )
}

/** Both are one sound of the key, by which "цинк" would be "tincture". */
const beginsAlike = (typed: string, own: string) =>
  !(typed.startsWith('ц') && /^t(?!s)/.test(own)) && !(own.startsWith('ц') && /^t(?!s)/.test(typed))
