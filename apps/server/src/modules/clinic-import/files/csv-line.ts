import { guarded } from './formula-guard.ts'

/** A line of a file as imports read it, safe to open in a spreadsheet. */
export const csvLine = (cells: readonly string[]) =>
  `${cells.map(cell => quoted(guarded(cell))).join(';')}\r\n`

const quoted = (cell: string) => (/[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
