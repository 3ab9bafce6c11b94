/** What a spreadsheet takes for the beginning of a formula, behind apostrophes that were put before it. */
const FORMULA = /^'*[=+\-@\t\r]/
const GUARDED = /^'+[=+\-@\t\r]/

/** An apostrophe before what a spreadsheet would otherwise carry out; it shows the rest as text. */
export const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell)

/** The cell as it was before `guarded`. */
export const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell)
