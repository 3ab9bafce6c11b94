import type { Problem } from '../problem.ts'
import { unguarded } from './formula-guard.ts'
import type { Columns, Row } from './table.ts'

/** The values of a row, and all problems of its cells. */
export function readRow<Of extends Columns>(
  columns: Of,
  positions: Map<keyof Of, { index: number; header: string }>,
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  { file, width }: { file: string; width: number },
): { row: Row<Of>; problems: Problem[] } {
  const values: Row<Of>['values'] = {}
  const written: { [Name in keyof Of]?: string } = {}
  const problems: Problem[] = []
  if (cells.length > width) {
    const params = { expected: width, found: cells.length }
    problems.push({ file, line, column: null, key: 'problem.tooManyCells', params })
  }
  for (const name of Object.keys(columns) as (keyof Of)[]) {
    const column = columns[name]
    const at = positions.get(name)
    const cell = at ? unguarded(cells[at.index] ?? '') : ''
    if (!column || (!at && !column.whenEmpty)) continue
    if (cell === '' && column.whenEmpty) values[name] = column.whenEmpty.value
    else if (!isStorable(cell))
      problems.push({ file, line, column: at?.header ?? null, key: 'problem.badCharacter' })
    else if (cell === '') problems.push({ file, line, column: at?.header ?? null, key: 'problem.required' })
    else {
      const parsed = column.parse(cell)
      if ('value' in parsed) {
        values[name] = parsed.value
        const isKept = parsed.value === cell || typeof parsed.value !== 'string'
        if (!isKept && !column.isPersonal) written[name] = cell
      } else {
        const { expected: key, params = {} } = parsed
        const told = column.isPersonal ? {} : { found: cell }
        problems.push({ file, line, column: at?.header ?? null, key, params, ...told })
      }
    }
  }
  const isRewritten = Object.keys(written).length > 0
  return { row: { line, values, ...(isRewritten && { written }) }, problems }
}

/** PostgreSQL stores no NUL, and text that is not Unicode cannot be written as UTF-8. */
const isStorable = (cell: string) => !cell.includes('\0') && cell.isWellFormed()
