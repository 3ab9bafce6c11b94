import { searchWords } from '@vizit/domain/search/matches-search.ts'
import type { StatementValues } from './statement-values.ts'

const NAME_PARTS = ['last_name', 'first_name', 'middle_name']
const NAMES = ['ru', 'be', 'en'].flatMap(language => NAME_PARTS.map(part => `d.${part}_${language}`))

/**
 * SQL: does the doctor `d` match the words of a search? Each word occurs in the name in some language, whatever the
 * case, with ё as е (product §5, "Search"). The one place to replace by a more forgiving search.
 */
export function doctorMatches(query: string, { add }: StatementValues): string {
  const words = searchWords(query)
  if (words.length === 0) return 'true'
  const name = `translate(lower(concat_ws(' ', ${NAMES.join(', ')})), 'ё', 'е')`
  return `not exists (
    select from unnest(${add(words, 'text[]')}) word where strpos(${name}, word) = 0)`
}
