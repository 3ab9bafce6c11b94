import type { Columns, TableContent } from '../files/table.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** The codes that a file defines, including those of faulty rows: a reference to one of these is not an error. */
export function codesOf<Of extends Columns>({ rows }: TableContent<Of>, column: keyof Of): Set<unknown> {
  return new Set(rows.map(({ values }) => values[column]).filter(code => code !== undefined && code !== null))
}

/**
 * The file, or its column of codes, could not be read (which has its own problem), so its codes are not known.
 */
const isUnclear = <To extends Columns>(target: TableContent<To>) =>
  target.state === 'reported' || (target.rows.length > 0 && codesOf(target, 'code').size === 0)

/** Cells with a code, or several, that the other file does not define. */
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
  // If the whole file is missing, the first row reports it for all.
  return target.state === 'absent' ? problems.slice(0, 1) : problems
}
