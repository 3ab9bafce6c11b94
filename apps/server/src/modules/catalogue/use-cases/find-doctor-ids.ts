import { readQuery } from '@vizit/domain/search/read-query.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  errorMatches,
  errorTerms,
  literalMatches,
  literalTerms,
  type Matches,
} from '../store/search/matches-sql.ts'

/**
 * The ids of the doctors whom the search finds by these words, the best match first; null if the query is too short to count
 * (product §5, "Search").
 */
export async function findDoctorIds(database: Database, q: string): Promise<string[] | null> {
  const readings = readQuery(q)
  if (readings.length === 0) return null
  const find = async (name: string, matches: Matches, values: readonly unknown[]) => {
    const { rows } = await database.reads.query<{ id: string }>({ name, text: doctorsSql(matches), values })
    return rows.map(({ id }) => id)
  }
  const found = await find('search-doctor-ids', literalMatches, literalTerms(readings))
  return found.length > 0 ? found : find('search-doctor-ids-errors', errorMatches, errorTerms(readings))
}

const doctorsSql = ({ ctes }: Matches) => `with ${ctes}
  select e.found_id::text as id from best b join search_entry e on e.id = b.entry_id
  where e.kind = 'doctor' order by b.class, b.score, e.id`
