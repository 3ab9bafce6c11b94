import { beginEach, textWords } from './begins-word.ts'
import { hasWords } from './matches-search.ts'

/**
 * The options of a list that have all typed words. First those with words that begin so, of fewer words before others: who types "узи" and
 * presses Enter means ultrasound and no transfusiologist, and who types "хирург" means no surgeon of children.
 */
export function optionsWithWords<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const asked = textWords(typed)
  const found = options.filter(({ label }) => hasWords(label, typed))
  if (asked.length === 0) return found
  const ranked = found.map(option => {
    const words = textWords(option.label)
    return { option, rank: beginEach(asked, words) ? words.length : Number.MAX_SAFE_INTEGER }
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option)
}
