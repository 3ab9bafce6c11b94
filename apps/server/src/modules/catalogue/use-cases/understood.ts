import { foldWord, splitWords } from '@vizit/domain/search/fold-word.ts'
import { meantWord } from '@vizit/domain/search/meant-word.ts'
import type { Reading } from '@vizit/domain/search/read-query.ts'
import type { Found } from './search-catalogue.ts'

/** What was searched instead of what was typed, to be said above the results; null if it was searched as typed. */
export function understood(
  { reading: nth, readings, words, missing, by_synonym, groups }: Found,
  /** What the synonym that was typed names. */
  named = namesOf(groups),
) {
  const reading = nth === null ? undefined : readings[nth - 1]
  if (!reading || !words) return null
  const isTyped = reading.text === readings[0]?.text
  if (reading.isPhrase) {
    if (!isTyped)
      return { query: reading.rest ?? reading.text, by: reading.isCorrected ? 'error' : 'layout' } as const
    return reading.rest === null ? null : { query: reading.rest, by: 'words' as const }
  }
  const shown = shownWords(groups)
  const meant = new Map(
    reading.words.map((word, at) => [word.key, meantWord(word.key, words[at + 1], shown)]),
  )
  const text = reading.rest ?? reading.text
  if (missing > 0) return { query: corrected(text, meant), by: 'someWords' as const }
  if (reading.words.some(({ key }) => meant.get(key) !== key))
    return { query: corrected(text, meant), by: 'error' as const }
  if (!isTyped) return { query: text, by: reading.isCorrected ? 'error' : 'layout' } as const
  if (by_synonym && named) return { query: named, by: 'synonym' as const }
  return reading.rest === null ? null : { query: reading.rest, by: 'words' as const }
}

/** So many names of what a synonym means are said. */
export const NAMED_MOST = 3

/** All specialities that a synonym means, else all services, or their direction; undefined: more than are said. */
export function namesOf({ specialities, services }: Found['groups']): string | undefined {
  const { total, items } = specialities.total > 0 ? specialities : services
  const isAll = total <= NAMED_MOST && items.length === total
  const names = items.map(item =>
    'speciality' in item ? item.speciality : isAll ? item.name : item.direction,
  )
  const different = [...new Set(names)]
  const isSaid = isAll || (specialities.total === 0 && different.length === 1)
  return isSaid && different.length > 0 ? different.join(', ') : undefined
}

function corrected(text: Reading['text'], meant: ReadonlyMap<string, string>): string {
  const said = splitWords(text).map(word => {
    const other = meant.get(foldWord(word))
    return other === undefined || other === foldWord(word) ? word : other
  })
  return said.join(' ')
}

/** The words of what is shown of the results, in the reader's language, the best match first. */
const shownWords = (groups: Found['groups']): string[] =>
  groups.order.flatMap(({ kind }) =>
    groups[GROUP_OF[kind]].items.flatMap(item => Object.values(item).flatMap(textWords)),
  )

const textWords = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textWords) : typeof value === 'string' ? splitWords(value) : []

const GROUP_OF = {
  doctor: 'doctors',
  speciality: 'specialities',
  medicalCentre: 'medicalCentres',
  service: 'services',
} as const
