import { meansAnyDoctor, readQuery } from '@vizit/domain/search/read-query.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  errorTerms,
  literalTerms,
  type Matches,
  matchesOf,
  type SearchKind,
} from '../store/search/matches-sql.ts'

/**
 * The ids of the doctors, branches or common services that the search finds by these words; undefined if the query is too short
 * to count (product §5, "Search"), or asks for any doctor. Lists filter by them, so that they find what the search finds;
 * never what lacks words.
 */
export async function searchIds(
  { reads }: Database,
  kind: SearchKind,
  q: string | undefined,
): Promise<readonly string[] | undefined> {
  if (q === undefined || isTooShort(q)) return undefined
  const readings = readQuery(q)
  if (readings.length === 0) return []
  if (kind === 'doctor' && meansAnyDoctor(readings)) return undefined
  const { literal, withErrors } = matchesOf(readings)
  const find = async (matches: Matches, values: readonly unknown[]) => {
    const name = ['search-ids', kind, matches.name].filter(Boolean).join('-')
    const { rows } = await reads.query<Ids>({ name, text: idsSql(matches, kind), values })
    return rows[0] ?? { ids: [], known: null }
  }
  const { ids, known } = await find(literal, literalTerms(readings))
  const terms = ids.length > 0 ? undefined : errorTerms(readings, known ?? [])
  return terms ? (await find(withErrors, terms)).ids : ids
}

interface Ids {
  readonly ids: readonly string[]
  readonly known: readonly number[] | null
}

const idsSql = ({ ctes, known }: Matches, kind: SearchKind) => `with ${ctes(kind)}
  select array(select e.found_id::text from best b join search_entry e on e.id = b.entry_id where b.missing = 0) as ids,
    case when not exists (select from best) then ${known} end as known`
