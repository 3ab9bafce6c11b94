import type { Columns, TableContent } from '../files/table.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** The codes that a file defines, of faulty rows too: a row that refers to one of those is not at fault. */
export function codesOf<Of extends Columns>({ rows }: TableContent<Of>, column: keyof Of): Set<unknown> {
  return new Set(rows.map(({ values }) => values[column]).filter(code => code !== undefined && code !== null))
}

/** Does nobody know what this file defines? It, or its column of codes, could not be read; that is reported itself. */
const isUnclear = <To extends Columns>(target: TableContent<To>) =>
  target.state === 'reported' || (target.rows.length > 0 && codesOf(target, 'code').size === 0)

/**
 * Cells that name a code, or several, which the other file does not define.
 */
export function danglingReferences<Of extends Columns, To extends Columns>(
  content: TableContent<Of>,
  column: keyof Of,
  target: TableContent<To>,
): Problem[] {
  const codes = codesOf(target, 'code')
  if (isUnclear(target)) return []
  const problems = content.rows.flatMap(row =>
    [row.values[column] ?? []].flat().flatMap(code =>
      codes.has(code)
        ? []
        : [
            problemAt(content, row, column, 'problem.unknownReference', {
              params: { file: target.file },
              found: String(code),
            }),
          ],
    ),
  )
  // Where the whole file is not there, one row says it for all.
  return target.state === 'absent' ? problems.slice(0, 1) : problems
}
