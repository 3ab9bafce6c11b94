import { plainText } from './plain-text.ts'
import type { Check } from './problem.ts'

/** Characters of markup and scripts: a note to a doctor needs none of them. */
const FORBIDDEN = /[<>{}\\^`|]|\p{Co}/u

/** Field type `text` (product §5, "Forbidden characters") with a maximum length in characters; judges what `plainText` keeps. */
export const checkText =
  (longest: number): Check =>
  written => {
    const kept = plainText(written)
    if (FORBIDDEN.test(kept)) return 'characters'
    return kept.length > longest ? 'tooLong' : null
  }
