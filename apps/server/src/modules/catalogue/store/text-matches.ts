import { searchWords } from '@vizit/domain/search/matches-search.ts'
import type { StatementValues } from './statement-values.ts'

/**
 * SQL: does each word of a search occur in these texts, whatever the case, with ё as е (product §5, "Search")? Nothing
 * in a word is a wildcard.
 */
export function textMatches(query: string, columns: readonly string[], { add }: StatementValues): string {
  const words = searchWords(query)
  if (words.length === 0) return 'true'
  const texts = `replace(lower(concat_ws(' ', ${columns.join(', ')})), 'ё', 'е')`
  return `not exists (select from unnest(${add(words, 'text[]')}) word where strpos(${texts}, word) = 0)`
}

/** The columns of a text in all languages. */
export const inAllLanguages = (column: string): string[] =>
  ['ru', 'be', 'en'].map(each => `${column}_${each}`)
