import { type Problem, problemOfFile } from '../problem.ts'
import { type CsvLine, readCsv } from './csv-text.ts'
import type { FolderFile } from './folder.ts'
import { unguarded } from './formula-guard.ts'
import { matchHeaders } from './match-headers.ts'
import type { Columns, Row, Table, TableContent } from './table.ts'

/** The rows of a file, and all problems of its columns and cells. */
export function readTable<Of extends Columns>(
  { columns, foreign }: Table<Of>,
  { file, bytes }: FolderFile,
): { content: TableContent<Of>; problems: Problem[] } {
  const csv = readCsv(bytes, { anyEncoding: foreign })
  const ofFile: Problem[] = csv.problems.map(problem => ({ file, column: null, ...problem }))
  const [header, ...lines] = csv.lines
  const isHeaderSpoilt = header && csv.problems.some(({ line }) => line !== null && line < header.line)
  if (!header || isHeaderSpoilt) {
    const empty = problemOfFile(file, 'problem.empty')
    const problems = ofFile.length > 0 ? ofFile : [empty]
    return { content: { ...emptyContent(file, columns), state: 'reported' }, problems }
  }
  const matched = matchHeaders(columns, header.cells, { file, line: header.line, foreign })
  const rows = lines.map(line =>
    readRow(columns, matched.positions, line, { file, width: header.cells.length }),
  )
  return {
    content: {
      ...{ file, headers: matched.headers, rows: rows.map(({ row }) => row) },
      state: ofFile.length > 0 ? 'reported' : 'whole',
    },
    problems: [...ofFile, ...matched.problems, ...rows.flatMap(({ problems }) => problems)],
  }
}

export function emptyContent<Of extends Columns>(file: string, columns: Of): TableContent<Of> {
  const headers = Object.fromEntries(Object.entries(columns).map(([name, { headers }]) => [name, headers[0]]))
  return { file, state: 'absent', headers: headers as Record<keyof Of, string>, rows: [] }
}

function readRow<Of extends Columns>(
  columns: Of,
  positions: Map<keyof Of, { index: number; header: string }>,
  { line, cells }: CsvLine,
  { file, width }: { file: string; width: number },
): { row: Row<Of>; problems: Problem[] } {
  const values: Row<Of>['values'] = {}
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
    else if (cell === '') problems.push({ file, line, column: at?.header ?? null, key: 'problem.required' })
    else {
      const parsed = column.parse(cell)
      if ('value' in parsed) values[name] = parsed.value
      else {
        const { expected: key, params = {} } = parsed
        problems.push({ file, line, column: at?.header ?? null, key, params, found: cell })
      }
    }
  }
  return { row: { line, values }, problems }
}
