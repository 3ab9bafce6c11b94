import { foldWord, splitWords } from '@vizit/domain/search/fold-word.ts'
import type { Found } from './search-catalogue.ts'

/** What was searched instead of what was typed, to be said above the results; null if it was searched as typed. */
export function understood({ reading: nth, readings, words, withErrors, by_synonym, groups }: Found) {
  const reading = nth === null ? undefined : readings[nth - 1]
  if (!reading || !words) return null
  const meant = new Map(
    reading.words.map(({ key }, at) => [key, foldWord(words[at] ?? key).startsWith(key) ? key : words[at]]),
  )
  const isCorrected = reading.words.some(({ key }) => meant.get(key) !== key)
  if (isCorrected || withErrors) {
    const corrected = splitWords(reading.text).map(word => {
      const said = meant.get(foldWord(word))
      return said === undefined || said === foldWord(word) ? word : said
    })
    return { query: corrected.join(' '), by: 'error' as const }
  }
  if (nth !== 1) return { query: reading.text, by: 'layout' as const }
  const named = groups.specialities.items[0]?.speciality ?? groups.services.items[0]?.name
  return by_synonym && named ? { query: named, by: 'synonym' as const } : null
}
