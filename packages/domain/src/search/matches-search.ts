/** Shorter texts count as empty (product §5, "Search"). */
const SEARCH_MINIMUM = 3

const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The words to look for; none while the text is too short (product §5, "Search"). */
export function searchWords(query: string): string[] {
  const trimmed = query.trim()
  return trimmed.length < SEARCH_MINIMUM ? [] : folded(trimmed).split(/\s+/)
}

/** Do all words occur somewhere in the texts, whatever their case and with ё as е? No words match everything. */
export function matchesSearch(query: string, texts: readonly (string | null)[]): boolean {
  const all = folded(texts.join(' '))
  return searchWords(query).every(word => all.includes(word))
}
