import { type Problem, problemOfFile } from '../problem.ts'
import { readCsv } from './csv-text.ts'
import type { FolderFile } from './folder.ts'
import { matchHeaders } from './match-headers.ts'
import { readRow } from './read-row.ts'
import type { Columns, Table, TableContent } from './table.ts'

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
