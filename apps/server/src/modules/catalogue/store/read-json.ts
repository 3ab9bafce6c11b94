import type { Database } from '../../../platform/database/database.ts'
import { JsonText } from '../../../platform/http/json-text.ts'

/** A statement that PostgreSQL prepares once for each connection; `text` selects one column `json`. */
export interface JsonQuery {
  readonly name: string
  readonly text: string
}

/** The JSON of the first row, or undefined where the statement finds nothing or null. */
export async function readJson(
  database: Database,
  query: JsonQuery,
  values: readonly unknown[],
): Promise<JsonText | undefined> {
  const { rows } = await database.reads.query<{ json: string | null }>({ ...query, values })
  const json = rows[0]?.json
  return json ? new JsonText(json) : undefined
}

/** SQL of a JSON array of the rows of a select, empty where there are none. */
export const jsonArray = (select: string) => `coalesce((select json_agg(r) from (${select}) r), '[]')::text`
