import type { Check } from './problem.ts'

/** Characters of markup and scripts, and control characters: a note to a doctor needs none of them. */
const FORBIDDEN = /[<>{}\\^`|]|(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Co}/u

/** Field type `text` (product §5, "Forbidden characters") with a maximum length in characters. */
export const checkText =
  (longest: number): Check =>
  written => {
    if (FORBIDDEN.test(written)) return 'characters'
    return written.trim().length > longest ? 'tooLong' : null
  }
