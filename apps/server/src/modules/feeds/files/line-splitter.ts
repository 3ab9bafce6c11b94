/** A longer line is none of a feed, and would fill the memory. */
const LONGEST_LINE = 100_000

/** Splits a text that comes in pieces into lines; a line that is not complete waits for the next piece. */
export class LineSplitter {
  #rest = ''

  take(text: string): readonly string[] {
    const lines = (this.#rest + text).split('\n')
    this.#rest = (lines.pop() ?? '').slice(0, LONGEST_LINE)
    return lines
  }

  /** The last line, which has no end. */
  last(text: string): readonly string[] {
    const line = this.#rest + text
    return line === '' ? [] : [line]
  }
}
