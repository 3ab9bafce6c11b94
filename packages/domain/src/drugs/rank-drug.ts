import { differByOneError, mayMean } from '../search/one-error.ts'
import { spellingKey } from '../search/spelling-key.ts'
import type { PackAmounts } from './asked-amounts.ts'
import { isOtherCase } from './drug-spellings.ts'
import { type SoundedWord, soundsLike, soundsSame } from './sounds-like.ts'

/** A drug as the search compares it. */
export interface SearchedDrug {
  readonly id: string
  /** The folded words of each name. */
  readonly names: readonly (readonly string[])[]
  /** Its names; and those of its substance where it has that name, or one that only begins so. */
  readonly called: readonly { readonly words: readonly SoundedWord[]; readonly isWhole: boolean }[]
  readonly words: readonly string[]
  readonly sounds: readonly string[]
  /** The folded words of its form. */
  readonly forms: readonly string[]
  /** Numbers of its names. */
  readonly numbers: ReadonlySet<number>
  readonly packs: readonly { readonly id: string; readonly amounts: PackAmounts }[]
}

/** A word of a query, with what it may mean (`meaning`): made once, since many drugs are asked. */
export interface MeantWord extends SoundedWord {
  readonly means: (own: string, itsSound: string) => boolean
}

export function rankAsTyped({ names, words }: SearchedDrug, asked: readonly SoundedWord[]): number | null {
  if (!asked.every(({ word }) => words.some(own => own.startsWith(word)))) return null
  const typed = asked.map(({ word }) => word).join(' ')
  if (asked.length === 0) return OTHER_WORDS
  if (names.some(name => name.join(' ') === typed)) return 0
  return names.some(name => name.join(' ').startsWith(typed)) ? 1 : OTHER_WORDS
}

/** The word of a found drug that a word of the query was read as; undefined: its form. */
export const readAs = ({ words, sounds }: SearchedDrug, word: string): string | undefined =>
  words.find(own => own.startsWith(word)) ??
  words.find((own, at) =>
    soundsLike({ word, sound: spellingKey(word) }, { word: own, sound: sounds[at] ?? '' }),
  ) ??
  words.find(own => isMeant(word, own))

export const OTHER_WORDS = 2
export const SPELT_OTHERWISE = 3

/**
 * The same words in another spelling or case: the register has a Belarusian name of one drug, and of its substance only the Russian;
 * and "валерианы настойка" beside "валериана".
 */
export const rankOfSameWords = ({ words, sounds }: SearchedDrug, asked: readonly SoundedWord[]) =>
  asked.length > 0 &&
  asked.every(
    ({ word, sound }) =>
      words.some((own, at) => soundsSame({ word, sound }, { word: own, sound: sounds[at] ?? '' })) ||
      words.some(own => isOtherCase(word, own)),
  )
    ? SPELT_OTHERWISE
    : null

export function rankWithErrors(
  { words, sounds }: SearchedDrug,
  asked: readonly SoundedWord[],
): number | null {
  let rank = SPELT_OTHERWISE
  for (const { word, sound } of asked) {
    if (words.some((own, at) => soundsLike({ word, sound }, { word: own, sound: sounds[at] ?? '' }))) continue
    if (!words.some(own => isMeant(word, own))) return null
    rank = 4
  }
  return rank
}

/**
 * Drugs of one rank whose name the query is come first, then those whose name begins so, in whatever spelling or with an error.
 */
export function rankOfName({ called }: SearchedDrug, asked: readonly MeantWord[]): number {
  let rank = 2
  if (asked.length === 0) return rank
  for (const { words, isWhole } of called) {
    const begins = asked.every(({ means }, at) => {
      const own = words[at]
      return own !== undefined && means(own.word, own.sound)
    })
    if (!begins) continue
    const isSame =
      words.length === asked.length &&
      words.every(
        (own, at) => own.sound === asked[at]?.sound || differByOneError(asked[at]?.word ?? '', own.word),
      )
    if (isWhole && isSame) return 0
    rank = 1
  }
  return rank
}

/** A shorter word with an error is the beginning of too many names: "лозап" of "клозапин". Its error is forgiven in a whole name. */
const LEAST_OF_LONGER_NAME = 8
/** Letters of a shorter word, which may be one that the register lacks, are forgiven only in a name as long. */
const WHOLE_BY = 1

/** The last letters of what is typed: an error there, before a longer name, would make any name of the same beginning do. */
const LAST_LETTERS = 2

/** An error in the first letter makes another name ("атаракс", "катаракс"), but for two letters in the wrong order. */
const beginsWithSameLetter = (typed: string, own: string) =>
  typed[0] === own[0] || (typed[0] === own[1] && typed[1] === own[0])

function isMeant(typed: string, own: string, beginning = typed.slice(0, -LAST_LETTERS)): boolean {
  if (own.startsWith(typed)) return true
  if (!beginsWithSameLetter(typed, own)) return false
  if (typed.length < LEAST_OF_LONGER_NAME && own.length > typed.length + WHOLE_BY) return false
  if (typed.length < LEAST_OF_LONGER_NAME || own.startsWith(beginning))
    return mayMean(typed, own) && differByOneError(typed, own)
  return mayMean(typed, own)
}

/** Whether a word of the query may mean a word of a drug. */
export function meaning(typed: string, sound: string): (own: string, itsSound: string) => boolean {
  const beginning = typed.slice(0, -LAST_LETTERS)
  return (own, itsSound) =>
    soundsLike({ word: typed, sound }, { word: own, sound: itsSound }) || isMeant(typed, own, beginning)
}
