import { foldWord, splitWords } from '../search/fold-word.ts'
import { differByOneError, mayMean } from '../search/one-error.ts'
import { readQuery } from '../search/read-query.ts'
import { isTooShort } from '../search/search-minimum.ts'
import { spellingKey } from '../search/spelling-key.ts'
import {
  amountsIn,
  fitAmounts,
  numbersIn,
  type PackAmounts,
  packAmounts,
  type ReadUnit,
  withoutAmounts,
} from './asked-amounts.ts'
import { type DrugWords, drugWords, havingEach } from './drug-words.ts'

/** What a drug is searched by. */
export interface NamedDrug {
  readonly id: string
  /** Trade names in all languages. */
  readonly names: readonly (string | null)[]
  /** Names of the substance in all languages. */
  readonly substances: readonly (string | null)[]
  /** In all languages. */
  readonly forms: readonly (string | null)[]
  readonly packs: readonly {
    readonly id: string
    readonly presentation: string
    readonly strength: string | null
  }[]
}

/** A drug as the search compares it. */
export interface SearchedDrug {
  readonly id: string
  /** The folded words of each name. */
  readonly names: readonly (readonly string[])[]
  readonly words: readonly string[]
  readonly sounds: readonly string[]
  /** The folded words of its form. */
  readonly forms: readonly string[]
  /** Numbers of its names. */
  readonly numbers: ReadonlySet<number>
  readonly packs: readonly { readonly id: string; readonly amounts: PackAmounts }[]
}

/** What was found, and how the query was read. */
export interface FoundDrugs {
  readonly found: readonly FoundDrug[]
  /** The query as typed, or as the same keys write it in another layout. */
  readonly text: string
  readonly by: 'typed' | 'layout' | 'error'
  /** What each number of the query was read as; null: as it is written. */
  readonly units: readonly (ReadUnit | null)[]
}

export interface FoundDrug {
  readonly id: string
  /** 0 the name itself, 1 its beginning, 2 other words, 3 another spelling, 4 a typing error. */
  readonly rank: number
  /** The packs that have the amounts of the query; all of them if it names none. */
  readonly packIds: readonly string[]
}

const wordsOf = (text: string | null) => (text === null ? [] : splitWords(text).map(foldWord))

export function searchedDrug({ id, names, substances, forms, packs }: NamedDrug): SearchedDrug {
  const ofNames = names.map(wordsOf).filter(words => words.length > 0)
  const words = [...new Set([...ofNames.flat(), ...substances.flatMap(wordsOf)])]
  return {
    ...{ id, words },
    names: ofNames,
    sounds: words.map(spellingKey),
    forms: [...new Set(forms.flatMap(wordsOf))],
    numbers: numbersIn(names.join(' ')),
    packs: packs.map(pack => ({ id: pack.id, amounts: packAmounts(pack.presentation, pack.strength) })),
  }
}

/**
 * Drugs by trade name or substance, best first: as typed in any keyboard layout; otherwise with another spelling or one typing
 * error a word. The form and amounts choose among them ("нурофен 200", "ибупрофен сироп 100 мл"): a number without a unit is the
 * strength wherever a drug has such a one. A query that counts as empty finds all; one without a word or a number, such as "%%%",
 * finds none.
 */
export const findDrugs = (drugs: readonly SearchedDrug[], query: string): FoundDrugs =>
  isTooShort(query)
    ? {
        found: drugs.map(({ id, packs }) => ({ id, rank: 2, packIds: packs.map(pack => pack.id) })),
        ...{ text: query, by: 'typed', units: [] },
      }
    : readDrugs(drugs, query)

/** The same of a query that is not empty; `exactly`: without other spellings and errors. */
export function readDrugs(
  drugs: readonly SearchedDrug[],
  query: string,
  { exactly = false } = {},
): FoundDrugs {
  const readings = readQuery(query).map(({ text }, nth) => ({
    ...{ nth, text, amounts: amountsIn(text) },
    words: splitWords(withoutAmounts(text))
      .map(foldWord)
      .map(word => ({ word, sound: spellingKey(word) })),
  }))
  const index = drugWords(drugs)
  for (const rankOf of exactly ? [rankAsTyped] : [rankAsTyped, rankWithErrors]) {
    for (const { words, amounts, nth, text } of readings) {
      if (words.length === 0) continue
      const candidates = havingEach(
        words.map(({ word, sound }) => {
          const named =
            rankOf === rankWithErrors
              ? index.having(meaning(word, sound))
              : exactly || sound.length < LEAST_SOUNDS
                ? index.beginningWith(word)
                : index.beginningOrSounding(word, sound)
          return withForms(named, index, word)
        }),
      )
      const hasUnit = amounts.some(({ unit }) => unit !== null)
      const fitting = candidates.flatMap(drug => {
        const named = words.filter(({ word }) => !isOfForm(drug, word))
        // A form alone is no query: "капли" finds what is named so.
        const asked = named.length > 0 || hasUnit ? named : words
        const rank = rankOf(drug, asked) ?? (exactly ? null : rankOfSameWords(drug, asked))
        if (rank === null) return []
        return drug.packs.flatMap(pack => {
          const fit = fitAmounts(amounts, pack.amounts, drug.numbers)
          return fit === null ? [] : [{ drug, rank, packId: pack.id, fit }]
        })
      })
      const best = Math.min(...fitting.map(({ fit }) => fit.rank))
      const packs = fitting.filter(({ fit }) => fit.rank === best)
      const found = [...Map.groupBy(packs, ({ drug }) => drug)].map(([{ id }, ofDrug]) => ({
        ...{ id, rank: ofDrug[0]?.rank ?? 0 },
        packIds: ofDrug.map(({ packId }) => packId),
      }))
      // Another spelling alone is read again, so that it is said how the query was understood.
      if (found.some(({ rank }) => rankOf === rankWithErrors || rank < SPELT_OTHERWISE)) {
        const by = rankOf === rankWithErrors ? 'error' : nth === 0 ? 'typed' : 'layout'
        const sorted = found.toSorted((one, other) => one.rank - other.rank)
        const first = packs.find(({ drug }) => drug.id === sorted[0]?.id)
        return { found: sorted, text, by, units: first?.fit.units ?? [] }
      }
    }
  }
  return { found: [], text: query, by: 'typed', units: [] }
}

interface AskedWord {
  readonly word: string
  readonly sound: string
}

/** Shorter beginnings are of too many forms. */
const LEAST_OF_FORM = 3
const withForms = (named: readonly SearchedDrug[], index: DrugWords<SearchedDrug>, word: string) =>
  word.length < LEAST_OF_FORM ? named : [...new Set([...named, ...index.ofForm(word)])]
/** A word of the form that no name has. */
const isOfForm = ({ forms, words }: SearchedDrug, word: string) =>
  word.length >= LEAST_OF_FORM &&
  forms.some(own => own.startsWith(word)) &&
  !words.some(own => own.startsWith(word))

function rankAsTyped({ names, words }: SearchedDrug, asked: readonly AskedWord[]): number | null {
  if (!asked.every(({ word }) => words.some(own => own.startsWith(word)))) return null
  const typed = asked.map(({ word }) => word).join(' ')
  if (asked.length === 0) return 2
  if (names.some(name => name.join(' ') === typed)) return 0
  return names.some(name => name.join(' ').startsWith(typed)) ? 1 : 2
}

/** The word of a found drug that a word of the query was read as; undefined: its form. */
export const readAs = ({ words, sounds }: SearchedDrug, word: string): string | undefined =>
  words.find(own => own.startsWith(word)) ??
  words.find((_, at) => soundsLike(spellingKey(word), sounds[at] ?? '')) ??
  words.find(own => isMeant(word, own))

const LEAST_SOUNDS = 3
const SPELT_OTHERWISE = 3

/** The same words in another spelling: the register has a Belarusian name of one drug, and of its substance only the Russian. */
const rankOfSameWords = ({ sounds }: SearchedDrug, asked: readonly AskedWord[]) =>
  asked.length > 0 && asked.every(({ sound }) => sound.length >= LEAST_SOUNDS && sounds.includes(sound))
    ? SPELT_OTHERWISE
    : null

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

function isMeant(typed: string, own: string, beginning = typed.slice(0, -LAST_LETTERS)): boolean {
  if (!own.startsWith(beginning)) return mayMean(typed, own)
  return own.startsWith(typed) || (mayMean(typed, own) && differByOneError(typed, own))
}

/** Whether a word of the query may mean a word of a drug. */
function meaning(typed: string, sound: string): (own: string, itsSound: string) => boolean {
  const beginning = typed.slice(0, -LAST_LETTERS)
  return (own, itsSound) => soundsLike(sound, itsSound) || isMeant(typed, own, beginning)
}
