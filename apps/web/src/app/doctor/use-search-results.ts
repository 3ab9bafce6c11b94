import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { beginsWord } from '@vizit/domain/search/begins-word.ts'
import { matchesSearch, searchWords } from '@vizit/domain/search/matches-search.ts'
import { STALE_TIMES } from '../api/stale-times.ts'

interface Searched<Item> {
  readonly texts: (item: Item) => readonly string[]
  /** The ids of an item's specialities: their synonyms find it too. */
  readonly specialities: (item: Item) => readonly string[]
}

/**
 * Search results, first those whose texts begin with the words. If nothing begins with them, synonyms of the
 * specialities come before matches inside words: "лор" finds the otorhinolaryngologist (calls §3.4), and "узі" does not
 * find "трансфузіёлаг" first.
 */
export function useSearchResults<Item>(query: string, items: readonly Item[], searched: Searched<Item>) {
  const { texts, specialities } = searched
  const named = items.filter(item => matchesSearch(query, texts(item)))
  const beginning = named.filter(item => beginsWord(query, texts(item).join(' ')))
  const isMissing = beginning.length === 0 && searchWords(query).length > 0
  const { data } = useCallQuery(
    'listSpecialities',
    { query: {} },
    { enabled: isMissing, staleTime: STALE_TIMES.listSpecialities },
  )
  const synonyms = new Map(data?.map(speciality => [speciality.specialityId, speciality.synonyms]))
  const isMeant = (item: Item) => {
    const others = specialities(item).flatMap(id => synonyms.get(id) ?? [])
    return beginsWord(query, [...texts(item), ...others].join(' '))
  }
  return [...new Set([...(isMissing ? items.filter(isMeant) : beginning), ...named])]
}
