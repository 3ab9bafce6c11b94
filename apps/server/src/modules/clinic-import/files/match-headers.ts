import { foldWords } from '../parse/fold-words.ts'
import type { Problem } from '../problem.ts'
import type { Columns } from './table.ts'

export interface MatchedHeaders<Of extends Columns> {
  positions: Map<keyof Of, { index: number; header: string }>
  headers: Record<keyof Of, string>
  problems: Problem[]
}

/** Finds the position of each column by any of its names. */
export function matchHeaders<Of extends Columns>(
  columns: Of,
  cells: readonly string[],
  { file, line, foreign }: { file: string; line: number; foreign: boolean },
): MatchedHeaders<Of> {
  const names = Object.keys(columns) as (keyof Of & string)[]
  const known = new Map(
    names.flatMap(name => columns[name]?.headers.map(alias => [foldWords(alias), name]) ?? []),
  )
  const positions: MatchedHeaders<Of>['positions'] = new Map()
  const problems: Problem[] = []
  cells.forEach((header, index) => {
    if (header === '') return
    const name = known.get(foldWords(header))
    if (name === undefined && foreign) return
    if (name === undefined) {
      const params = { columns: names.map(each => columns[each]?.headers[0]).join(', ') }
      problems.push({ file, line, column: header, key: 'problem.unknownColumn', params })
    } else if (positions.has(name)) {
      problems.push({ file, line, column: header, key: 'problem.duplicateColumn' })
    } else positions.set(name, { index, header })
  })
  for (const name of names) {
    const column = columns[name]
    if (column && !column.whenEmpty && !positions.has(name)) {
      problems.push({ file, line, column: column.headers[0] ?? name, key: 'problem.missingColumn' })
    }
  }
  const headers = Object.fromEntries(
    names.map(name => [name, positions.get(name)?.header ?? columns[name]?.headers[0]]),
  )
  return { positions, headers: headers as Record<keyof Of, string>, problems }
}
