import { foldedWords } from '../search/fold-word.ts'
import { spellingKey } from '../search/spelling-key.ts'
import { numbersIn, packAmounts } from './asked-amounts.ts'
import { childrensWords, everydayWords, spellingsOf } from './drug-spellings.ts'
import type { SearchedDrug } from './rank-drug.ts'

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

const wordsOf = (text: string | null) => (text === null ? [] : foldedWords(text))

/** The words, sounds and amounts that a drug is found by. */
export function searchedDrug({ id, names, substances, forms, packs }: NamedDrug): SearchedDrug {
  const ofNames = names.map(wordsOf).filter(words => words.length > 0)
  const ofSubstances = substances.map(wordsOf)
  const words = [
    ...new Set([
      ...ofNames.flatMap(spellingsOf),
      ...ofSubstances.flat(),
      ...everydayWords([...ofNames, ...ofSubstances]),
      ...childrensWords([...ofNames.flat(), ...packs.flatMap(pack => wordsOf(pack.presentation))]),
    ]),
  ]
  return {
    ...{ id, words },
    names: ofNames,
    called: calledSo(ofNames, ofSubstances),
    sounds: words.map(spellingKey),
    forms: [...new Set(forms.flatMap(wordsOf))],
    numbers: numbersIn(names.join(' ')),
    packs: packs.map(pack => ({ id: pack.id, amounts: packAmounts(pack.presentation, pack.strength) })),
  }
}

/** Who asks for a substance in another language means first what is named by it. */
function calledSo(names: readonly string[][], substances: readonly string[][]): SearchedDrug['called'] {
  const texts = names.map(name => name.join(' '))
  const named = substances.map(words => words.join(' ')).filter(text => text !== '')
  const isNamed = named.some(text => texts.includes(text))
  const beginsSo = named.some(text => texts.some(name => name.startsWith(`${text} `)))
  const withSounds = (words: readonly string[]) => words.map(word => ({ word, sound: spellingKey(word) }))
  return [
    ...names.map(words => ({ words: withSounds(words), isWhole: true })),
    ...(isNamed || beginsSo ? substances : []).map(words => ({ words: withSounds(words), isWhole: isNamed })),
  ]
}
