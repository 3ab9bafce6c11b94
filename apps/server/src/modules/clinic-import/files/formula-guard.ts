/** What a spreadsheet takes for the beginning of a formula, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula, so that it is shown as text. */
export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Reverses `guarded`. */
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)
