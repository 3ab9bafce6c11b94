import type { Columns, TableContent, ValuesOf } from '../files/table.ts'

/** The rows of a file without problems, with the value of every column. */
export function rowsWithoutProblems<Of extends Columns>({ rows }: TableContent<Of>): ValuesOf<Of>[] {
  return rows.map(({ values }) => values as ValuesOf<Of>)
}
