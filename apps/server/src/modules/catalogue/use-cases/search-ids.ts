import { readQuery } from '@vizit/domain/search/read-query.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  errorMatches,
  errorTerms,
  knownWords,
  literalMatches,
  literalTerms,
  type Matches,
  type SearchKind,
} from '../store/search/matches-sql.ts'

/**
 * The ids of the doctors, branches or common services that the search finds by these words; undefined if the query is too short
 * to count (product §5, "Search"). Lists filter by them, so that they find what the search finds.
 */
export async function searchIds(
  { reads }: Database,
  kind: SearchKind,
  q: string | undefined,
): Promise<readonly string[] | undefined> {
  if (q === undefined || isTooShort(q)) return undefined
  const readings = readQuery(q)
  if (readings.length === 0) return []
  const find = async (name: string, matches: Matches, values: readonly unknown[]) => {
    const { rows } = await reads.query<Ids>({ name: `${name}-${kind}`, text: idsSql(matches, kind), values })
    return rows[0] ?? { ids: [], known: null }
  }
  const { ids, known } = await find('search-ids', literalMatches, literalTerms(readings))
  const terms = ids.length > 0 ? undefined : errorTerms(readings, known ?? [])
  return terms ? (await find('search-ids-errors', errorMatches, terms)).ids : ids
}

interface Ids {
  readonly ids: readonly string[]
  readonly known: readonly number[] | null
}

const idsSql = ({ ctes }: Matches, kind: SearchKind) => `with ${ctes(kind)}
  select array(select e.found_id::text from best b join search_entry e on e.id = b.entry_id) as ids,
    case when not exists (select from best) then ${knownWords(kind)} end as known`
