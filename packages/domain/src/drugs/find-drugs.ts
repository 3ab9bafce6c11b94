import { foldWord, splitWords } from '../search/fold-word.ts'
import { differByOneError, mayMean } from '../search/one-error.ts'
import { readQuery } from '../search/read-query.ts'
import { isTooShort } from '../search/search-minimum.ts'
import { spellingKey } from '../search/spelling-key.ts'
import { drugWords, havingEach } from './drug-words.ts'

/** What a drug is searched by. */
export interface NamedDrug {
  readonly id: string
  /** Trade names in all languages. */
  readonly names: readonly (string | null)[]
  /** Names of the substance in all languages. */
  readonly substances: readonly (string | null)[]
  readonly packs: readonly { readonly id: string; readonly presentation: string }[]
}

/** A drug as the search compares it. */
export interface SearchedDrug {
  readonly id: string
  /** The folded words of each name. */
  readonly names: readonly (readonly string[])[]
  readonly words: readonly string[]
  readonly sounds: readonly string[]
  /** The numbers in the presentation of each pack: dosages and counts. */
  readonly packs: readonly { readonly id: string; readonly numbers: ReadonlySet<string> }[]
}

/** What was found, and how the query was read. */
export interface FoundDrugs {
  readonly found: readonly FoundDrug[]
  /** The query as typed, or as the same keys write it in another layout. */
  readonly text: string
  readonly by: 'typed' | 'layout' | 'error'
}

export interface FoundDrug {
  readonly id: string
  /** 0 the name itself, 1 its beginning, 2 other words, 3 another spelling, 4 a typing error. */
  readonly rank: number
  /** The packs that have the dosage of the query; all of them if it names none. */
  readonly packIds: readonly string[]
}

const wordsOf = (text: string | null) => (text === null ? [] : splitWords(text).map(foldWord))
const NUMBER = /\d+(?:[.,]\d+)?/g
const numbersOf = (text: string) => (text.match(NUMBER) ?? []).map(number => number.replace(',', '.'))

export function searchedDrug({ id, names, substances, packs }: NamedDrug): SearchedDrug {
  const ofNames = names.map(wordsOf).filter(words => words.length > 0)
  const words = [...new Set([...ofNames.flat(), ...substances.flatMap(wordsOf)])]
  return {
    id,
    names: ofNames,
    words,
    sounds: words.map(spellingKey),
    packs: packs.map(pack => ({ id: pack.id, numbers: new Set(numbersOf(pack.presentation)) })),
  }
}

/**
 * Drugs by trade name or substance, best first: as typed in any keyboard layout; otherwise with another spelling or one typing
 * error a word. Numbers of the query are dosages ("нурофен 200"). A query that counts as empty finds all; one without a word or a
 * number, such as "%%%", finds none.
 */
export const findDrugs = (drugs: readonly SearchedDrug[], query: string): readonly FoundDrug[] =>
  isTooShort(query)
    ? drugs.map(({ id, packs }) => ({ id, rank: 2, packIds: packs.map(pack => pack.id) }))
    : readDrugs(drugs, query).found

/** The same with how the query was read; `exactly`: without other spellings and errors. An empty query finds none. */
export function readDrugs(
  drugs: readonly SearchedDrug[],
  query: string,
  { exactly = false } = {},
): FoundDrugs {
  const readings = readQuery(query).map(({ text }, nth) => ({
    ...{ nth, text },
    words: splitWords(text.replace(NUMBER, ' '))
      .map(foldWord)
      .filter(word => !UNITS.has(word))
      .map(word => ({ word, sound: spellingKey(word) })),
    numbers: numbersOf(text),
  }))
  const index = drugWords(drugs)
  for (const rankOf of exactly ? [rankAsTyped] : [rankAsTyped, rankWithErrors]) {
    for (const { words, numbers, nth, text } of readings) {
      if (words.length === 0) continue
      const candidates = havingEach(
        words.map(({ word, sound }) =>
          rankOf === rankAsTyped
            ? exactly || sound.length < LEAST_SOUNDS
              ? index.beginningWith(word)
              : index.beginningOrSounding(word, sound)
            : index.having((own, itsSound) => soundsLike(sound, itsSound) || isMeant(word, own)),
        ),
      )
      const found = candidates.flatMap(drug => {
        const rank = rankOf(drug, words) ?? (exactly ? null : rankOfSameWords(drug, words))
        const packs =
          rank === null ? [] : drug.packs.filter(pack => numbers.every(number => pack.numbers.has(number)))
        return rank === null || (numbers.length > 0 && packs.length === 0)
          ? []
          : [{ id: drug.id, rank, packIds: packs.map(({ id }) => id) }]
      })
      // Another spelling alone is read again, so that it is said how the query was understood.
      if (found.some(({ rank }) => rankOf === rankWithErrors || rank < SPELT_OTHERWISE)) {
        const by = rankOf === rankWithErrors ? 'error' : nth === 0 ? 'typed' : 'layout'
        return { found: found.toSorted((one, other) => one.rank - other.rank), text, by }
      }
    }
  }
  return { found: [], text: query, by: 'typed' }
}

/** Units beside a dosage say nothing more: "200 мг". */
const UNITS = new Set(['мг', 'г', 'мл', 'мкг', 'ме', 'mg', 'g', 'ml', 'mcg', 'iu'])

interface AskedWord {
  readonly word: string
  readonly sound: string
}

function rankAsTyped({ names, words }: SearchedDrug, asked: readonly AskedWord[]): number | null {
  if (!asked.every(({ word }) => words.some(own => own.startsWith(word)))) return null
  const typed = asked.map(({ word }) => word).join(' ')
  if (names.some(name => name.join(' ') === typed)) return 0
  return names.some(name => name.join(' ').startsWith(typed)) ? 1 : 2
}

const LEAST_SOUNDS = 3
const SPELT_OTHERWISE = 3

/** The same words in another spelling: the register has a Belarusian name of one drug, and of its substance only the Russian. */
const rankOfSameWords = ({ sounds }: SearchedDrug, asked: readonly AskedWord[]) =>
  asked.every(({ sound }) => sound.length >= LEAST_SOUNDS && sounds.includes(sound)) ? SPELT_OTHERWISE : null

function rankWithErrors({ words, sounds }: SearchedDrug, asked: readonly AskedWord[]): number | null {
  let rank = SPELT_OTHERWISE
  for (const { word, sound } of asked) {
    if (sounds.some(own => soundsLike(sound, own))) continue
    if (!words.some(own => isMeant(word, own))) return null
    rank = 4
  }
  return rank
}

const soundsLike = (typed: string, own: string) => typed.length >= LEAST_SOUNDS && own.startsWith(typed)

/** The last letters of what is typed: an error there, before a longer name, would make any name of the same beginning do. */
const LAST_LETTERS = 2

const isMeant = (typed: string, own: string) =>
  own.startsWith(typed.slice(0, -LAST_LETTERS))
    ? own.startsWith(typed) || (mayMean(typed, own) && differByOneError(typed, own))
    : mayMean(typed, own)
