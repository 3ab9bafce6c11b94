import { foldWord } from '../search/fold-word.ts'
import { spellingKey } from '../search/spelling-key.ts'
import { describesForm } from './dosage-form.ts'
import { isOtherCase, mayHaveCases } from './drug-spellings.ts'
import type { DrugWords } from './drug-words.ts'
import type { MeantWord, SearchedDrug } from './rank-drug.ts'
import type { SoundedWord } from './sounds-like.ts'

/** Shorter beginnings are of too many forms. */
const LEAST_OF_FORM = 3

/** The word of a form is not that of another name with an error: "мазь" is no "Мезим", "масла" no "маска". */
export const meantWithErrors = (index: DrugWords<SearchedDrug>, word: string, means: MeantWord['means']) =>
  word.length >= LEAST_OF_FORM && (index.ofForm(word).length > 0 || describesForm(word))
    ? index.beginningWith(word)
    : index.having(means)

/** Those with a word that is this one in another case. */
export const otherCases = (index: DrugWords<SearchedDrug>, word: string) =>
  mayHaveCases(word)
    ? index.beginningWith(word.slice(0, -1)).filter(({ words }) => words.some(own => isOtherCase(word, own)))
    : []

export const withForms = (named: readonly SearchedDrug[], index: DrugWords<SearchedDrug>, word: string) =>
  word.length < LEAST_OF_FORM ? named : [...new Set([...named, ...index.ofForm(word)])]
/** A word of the form that no name has. */
export const isOfForm = ({ forms, words }: SearchedDrug, word: string) =>
  word.length >= LEAST_OF_FORM &&
  forms.some(own => own.startsWith(word)) &&
  !words.some(own => own.startsWith(word))

const VITAMIN = spellingKey('витамин')

/** "витамин", "вітаміны", "vitamin" */
export const isVitamin = (word: string): boolean => spellingKey(foldWord(word)).startsWith(VITAMIN)

/** "в" of "в6" too. */
const isLetter = (letter: string, own: string) => own.startsWith(letter) && /^.\d*$/.test(own)

/**
 * A letter is first the whole word that some have, and only then the beginning of others: "vitamin c" is no "colecalciferol". That of
 * a vitamin is nothing else.
 */
export function withLetters<Found extends { readonly drug: SearchedDrug }>(
  found: readonly Found[],
  words: readonly SoundedWord[],
): readonly Found[] {
  const letters = words.filter(({ word }) => word.length === 1)
  const having = found.filter(({ drug }) =>
    letters.every(({ word }) => drug.words.some(own => isLetter(word, own))),
  )
  return having.length > 0 || words.some(({ word }) => isVitamin(word)) ? having : found
}
