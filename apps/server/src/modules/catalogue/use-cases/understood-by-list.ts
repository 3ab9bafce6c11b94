import type { Database } from '../../../platform/database/database.ts'
import type { SearchKind } from '../store/search/matches-sql.ts'
import { forgiveErrors, type SearchQuery, searchAsTyped } from './search-catalogue.ts'
import { NAMED_MOST, namesOf, understood } from './understood.ts'

interface Asked extends Pick<SearchQuery, 'q' | 'town' | 'language'> {
  readonly kind: SearchKind
  readonly withErrors: boolean
}

/** What a list of one kind searched instead of what was typed, by the rule of the search; null if it searched as typed. */
export async function understoodByList(database: Database, { withErrors, ...asked }: Asked) {
  const find = (kind: SearchKind) => searchAsTyped(database, { ...asked, kind, limit: NAMED_MOST + 1 })
  const [asTyped, ofSpecialities] = await Promise.all([
    find(asked.kind),
    // Doctors are found by the synonyms and complaints of their specialities.
    asked.kind === 'doctor' && !withErrors ? find('speciality') : undefined,
  ])
  const found = withErrors
    ? await forgiveErrors(database, { ...asked, limit: NAMED_MOST + 1 }, asTyped)
    : asTyped
  if (!ofSpecialities) return understood(found)
  const named = namesOf(ofSpecialities.groups)
  return (ofSpecialities.reading ?? Infinity) < (found.reading ?? Infinity)
    ? understood(ofSpecialities, named)
    : understood(found, named)
}
