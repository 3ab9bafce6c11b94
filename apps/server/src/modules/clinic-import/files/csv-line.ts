import { guarded } from './formula-guard.ts'

/** A CSV line that imports can read back and that is safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map(cell => quoted(guarded(cell))).join(';')}\r\n`

const quoted = (cell: string) => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
