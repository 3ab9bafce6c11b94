import type { Database } from '../../../../platform/database/database.ts'

/** Whether anything that the search finds has one of these words, as `search_words_of` makes them. */
export async function hasWord({ reads }: Database, keys: readonly string[]): Promise<boolean> {
  const { rows } = await reads.query<{ readonly has: boolean }>({
    name: 'search-has-word',
    text: 'select exists (select from search_word where key = any($1::text[])) as has',
    values: [keys],
  })
  return rows[0]?.has ?? false
}
