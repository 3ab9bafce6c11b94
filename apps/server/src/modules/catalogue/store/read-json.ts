import type { Database } from '../../../platform/database/database.ts'
import { JsonText } from '../../../platform/http/json-text.ts'

/** A statement that PostgreSQL prepares once per connection; `text` selects one column `json`. */
export interface JsonQuery {
  readonly name: string
  readonly text: string
}

/** The JSON of the first row; undefined if there is no row or its value is null. */
export async function readJson(
  database: Database,
  query: JsonQuery,
  values: readonly unknown[],
): Promise<JsonText | undefined> {
  const { rows } = await database.reads.query<{ json: string | null }>({ ...query, values })
  const json = rows[0]?.json
  return json ? new JsonText(json) : undefined
}

/** SQL of a JSON array of a select's rows; an empty array if there are none. */
export const jsonArray = (select: string) => `coalesce((select json_agg(r) from (${select}) r), '[]')::text`
