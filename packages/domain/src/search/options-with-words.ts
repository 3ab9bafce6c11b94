import { beginEach, textWords } from './begins-word.ts'
import { hasWords } from './matches-search.ts'

interface Named {
  readonly label: string
  /** Other words for it. */
  readonly also?: readonly string[]
}

const [BY_OTHER_WORDS, INSIDE_OF_WORDS] = [1000, 2000]

const allWords = ({ label, also = [] }: Named) => [label, ...also].join(' ')

/**
 * The options of a list that have all typed words. First those with words that begin so, of fewer words before others: who types "узи" and
 * presses Enter means ultrasound and no transfusiologist, and who types "хирург" means no surgeon of children.
 */
export function optionsWithWords<Option extends Named>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const asked = textWords(typed)
  const found = options.filter(option => hasWords(allWords(option), typed))
  if (asked.length === 0) return found
  const rankOf = ({ label, also = [] }: Named): number => {
    const words = textWords(label)
    if (beginEach(asked, words)) return words.length
    return beginEach(asked, [...words, ...textWords(also.join(' '))]) ? BY_OTHER_WORDS : INSIDE_OF_WORDS
  }
  return found
    .map(option => ({ option, rank: rankOf(option) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}
