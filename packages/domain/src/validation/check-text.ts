import type { Check } from './problem.ts'

/** What markup and scripts are made of, and what no keyboard writes: a letter to a doctor needs none of it. */
const FORBIDDEN = /[<>{}\\^`|]|(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Co}/u

/** Field type `text` (product §5, "Forbidden characters"), of at most so many characters. */
export const checkText =
  (longest: number): Check =>
  written => {
    if (FORBIDDEN.test(written)) return 'characters'
    return written.trim().length > longest ? 'tooLong' : null
  }
