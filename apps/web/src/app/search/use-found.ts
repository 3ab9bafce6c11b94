import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { beginsWord } from '@vizit/domain/search/begins-word.ts'
import { matchesSearch, searchWords } from '@vizit/domain/search/matches-search.ts'

const HOUR = 3_600_000

interface Searched<Item> {
  readonly texts: (item: Item) => readonly string[]
  /** Their ids: what people call these finds it too. */
  readonly specialities: (item: Item) => readonly string[]
}

/**
 * What is found by the words of its texts; where nothing is, by the other words for its specialities: "лор" for an
 * otorhinolaryngologist (calls §3.4).
 */
export function useFound<Item>(query: string, items: readonly Item[], searched: Searched<Item>) {
  const { texts, specialities } = searched
  const found = items.filter(item => matchesSearch(query, texts(item)))
  const isMissing = found.length === 0 && searchWords(query).length > 0
  const { data } = useCallQuery('listSpecialities', { query: {} }, { enabled: isMissing, staleTime: HOUR })
  if (!isMissing || !data) return found
  const synonyms = new Map(data.map(speciality => [speciality.specialityId, speciality.synonyms]))
  return items.filter(item => {
    const others = specialities(item).flatMap(id => synonyms.get(id) ?? [])
    return beginsWord(query, [...texts(item), ...others].join(' '))
  })
}
