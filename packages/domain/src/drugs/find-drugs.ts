import { foldedWords, foldWord, splitWords } from '../search/fold-word.ts'
import { readQuery } from '../search/read-query.ts'
import { isTooShort } from '../search/search-minimum.ts'
import { spellingKey } from '../search/spelling-key.ts'
import {
  amountsIn,
  fitAmounts,
  isUnit,
  type ReadUnit,
  withoutAmounts,
  withSpacesAfterUnits,
} from './asked-amounts.ts'
import { describesForm } from './dosage-form.ts'
import { formWord, substanceOfAdjective, withoutLatinEnding } from './drug-spellings.ts'
import { drugWords, havingEach } from './drug-words.ts'
import { isOfForm, isVitamin, meantWithErrors, otherCases, withForms, withLetters } from './drugs-of-word.ts'
import {
  meaning,
  OTHER_WORDS,
  rankAsTyped,
  rankOfName,
  rankOfSameWords,
  rankWithErrors,
  type SearchedDrug,
  SPELT_OTHERWISE,
} from './rank-drug.ts'

/** What was found, and how the query was read. */
export interface FoundDrugs {
  readonly found: readonly FoundDrug[]
  /** The query as typed, or as the same keys write it in another layout. */
  readonly text: string
  readonly by: 'typed' | 'layout' | 'error'
  /** Nothing has all words: `text` has those that were searched. */
  readonly isPart?: boolean
  /** The query counts as empty (product §5, "Search"): these are all drugs. */
  readonly isAll?: boolean
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

/**
 * Drugs by trade name or substance, best first: as typed in any keyboard layout; otherwise with another spelling or one typing
 * error a word. The form and amounts choose among them ("нурофен 200", "ибупрофен сироп 100 мл"): a number without a unit is the
 * strength wherever a drug has such a one. Words with which nothing is found are left out ("нурофен сироп"). A query that counts as
 * empty finds all, unless it is a whole name ("Ёд") or a vitamin ("D3"); one without a word or a number, such as "%%%", finds none.
 */
export function findDrugs(drugs: readonly SearchedDrug[], query: string): FoundDrugs {
  if (!isTooShort(query)) return readPart(drugs, query, readDrugs(drugs, query))
  const listed = (rank: number, some: readonly SearchedDrug[]) =>
    some.map(({ id, packs }) => ({ id, rank, packIds: packs.map(pack => pack.id) }))
  const read = { text: query, by: 'typed', units: [] } as const
  const typed = foldedWords(query).join(' ')
  const called = drugs.filter(({ names }) => names.some(name => name.join(' ') === typed))
  if (called.length > 0) return { found: listed(0, called), ...read }
  const vitamin = VITAMIN.test(query.trim()) ? readDrugs(drugs, `витамин ${query.trim()}`) : null
  if (vitamin && vitamin.found.length > 0) return vitamin
  return { found: listed(OTHER_WORDS, drugs), ...read, isAll: true }
}

/** As people write a vitamin: "D3", "в6". */
const VITAMIN = /^[abcdeавсдек]\d$/iu

/** Of more words no part is looked for: each costs a search. */
const MOST_PARTS = 6

/**
 * The first word, which names the drug, with those of the others with which something is found. A form alone names none. An amount
 * and the letter of a vitamin are not left out: another strength or vitamin is not what was asked for.
 */
function readPart(drugs: readonly SearchedDrug[], query: string, whole: FoundDrugs): FoundDrugs {
  const words = query.split(/\s+/).filter(Boolean)
  if (whole.found.length > 0 || words.length < 2 || words.length > MOST_PARTS) return whole
  const index = drugWords(drugs)
  const namesDrug = (word: string) => {
    const folded = foldWord(word)
    return folded !== '' && formWord(folded) === folded && index.ofForm(folded).length === 0
  }
  let kept: string[] = []
  let best = whole
  for (const word of words) {
    const part = [...kept, word]
    const read = readDrugs(drugs, part.join(' '))
    if (read.found.length === 0) {
      if (kept.length === 0 || /\d|№/u.test(word) || isUnit(word)) return whole
      if (/^.$/u.test(word) && kept.some(isVitamin)) return whole
      continue
    }
    kept = part
    best = read
  }
  return kept.some(namesDrug) ? { ...best, isPart: true } : whole
}

/** "10 000", also with a space that does not break. */
const THOUSANDS = /(?<![\d.,])\d{1,3}(?:\s\d{3})+(?!\d)/g

/** The same of a query that is not empty; `exactly`: without other spellings and errors. */
export function readDrugs(
  drugs: readonly SearchedDrug[],
  query: string,
  options: { readonly exactly?: boolean } = {},
): FoundDrugs {
  const read = readWords(drugs, query, options)
  if (read.found.length > 0) return read
  // Only now: "500 125" are two amounts.
  const joined = query.replace(THOUSANDS, number => number.replace(/\s/g, ''))
  if (joined !== query) return readWords(drugs, joined, options)
  const spaced = withSpacesAfterUnits(query)
  if (spaced !== query) return readDrugs(drugs, spaced, options)
  const bySubstance = query.replace(LETTERS, word => substanceOfAdjective(foldWord(word)) ?? word)
  return bySubstance === query ? read : { ...readWords(drugs, bySubstance, options), text: query }
}

/** Before the first word are none: a letter alone may be all that was typed. */
const isNoLinkToForm = (word: string, at: number, words: readonly string[]): boolean => {
  const next = words[at + 1]
  const isLink = next !== undefined && ['в', 'у', 'in'].includes(word) && describesForm(next)
  // "Витамин В в таблетках": a letter after "витамин" or "группы" is its name.
  return at === 0 || !isLink || /^(витамин|vitamin|груп|group)/.test(words[at - 1] ?? '')
}

const LETTERS = /\p{L}+/gu

function readWords(drugs: readonly SearchedDrug[], query: string, { exactly = false }): FoundDrugs {
  const readings = readQuery(query).map(({ text }, nth) => ({
    ...{ nth, text, amounts: amountsIn(text) },
    words: splitWords(withoutAmounts(text))
      .map(foldWord)
      .filter(isNoLinkToForm)
      .map(formWord)
      .map(withoutLatinEnding)
      .map(word => ({ word, sound: spellingKey(word) }))
      .map(word => ({ ...word, means: meaning(word.word, word.sound) })),
  }))
  const index = drugWords(drugs)
  for (const rankOf of exactly ? [rankAsTyped] : [rankAsTyped, rankWithErrors]) {
    for (const { words, amounts, nth, text } of readings) {
      if (words.length === 0) continue
      const candidates = havingEach(
        words.map(({ word, sound, means }) => {
          const named =
            rankOf === rankWithErrors
              ? meantWithErrors(index, word, means)
              : exactly
                ? index.beginningWith(word)
                : [...new Set([...index.beginningOrSounding(word, sound), ...otherCases(index, word)])]
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
        const ofName = rank < OTHER_WORDS ? 0 : rankOfName(drug, asked)
        return drug.packs.flatMap(pack => {
          const fit = fitAmounts(amounts, pack.amounts, drug.numbers)
          return fit === null ? [] : [{ drug, rank, ofName, packId: pack.id, fit }]
        })
      })
      const best = Math.min(...fitting.map(({ fit }) => fit.rank))
      const packs = withLetters(
        fitting.filter(({ fit }) => fit.rank === best),
        words,
      )
      const found = [...Map.groupBy(packs, ({ drug }) => drug)].map(([{ id }, ofDrug]) => ({
        ...{ id, rank: ofDrug[0]?.rank ?? 0, ofName: ofDrug[0]?.ofName ?? 0 },
        packIds: ofDrug.map(({ packId }) => packId),
      }))
      // Another spelling alone is read again, so that it is said how the query was understood.
      if (found.some(({ rank }) => rankOf === rankWithErrors || rank < SPELT_OTHERWISE)) {
        const by = rankOf === rankWithErrors ? 'error' : nth === 0 ? 'typed' : 'layout'
        const sorted = found
          .toSorted((one, other) => one.rank - other.rank || one.ofName - other.ofName)
          .map(({ ofName: _, ...drug }) => drug)
        const first = packs.find(({ drug }) => drug.id === sorted[0]?.id)
        return { found: sorted, text, by, units: first?.fit.units ?? [] }
      }
    }
  }
  return { found: [], text: query, by: 'typed', units: [] }
}
