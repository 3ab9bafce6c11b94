/** A longer line is none of a feed, and would fill the memory. */
const LONGEST_LINE = 100_000

/** A line; null: it is longer than any line of a feed. */
export type Line = string | null

/** Splits a text that comes in pieces into lines; a line that is not complete waits for the next piece. */
export class LineSplitter {
  /** One character more than the longest line says that it is too long. */
  #rest = ''
  /** Null until the first line has ended. */
  #end: '\n' | '\r' | null = null

  take(text: string): readonly Line[] {
    const all = this.#rest + text
    this.#end ??= endOfLines(all)
    const lines = all.split(this.#end ?? '\n')
    this.#rest = (lines.pop() ?? '').slice(0, LONGEST_LINE + 1)
    return lines.map(unlessTooLong)
  }

  /** The last line, which has no end. */
  last(text: string): readonly Line[] {
    const line = this.#rest + text
    return line === '' ? [] : [unlessTooLong(line)]
  }
}

/** Some programs end lines with a carriage return alone; where there are line feeds, it is a part of their lines. */
const endOfLines = (text: string) => (text.includes('\n') ? '\n' : /\r[^\r]/.test(text) ? '\r' : null)

const unlessTooLong = (line: string): Line => (line.length > LONGEST_LINE ? null : line)
