/**
 * Collects the values of a statement. `given` is a row of them to be read first, `from given`, and `add` names a value as a
 * column of it. So PostgreSQL plans without looking at them: it plans a named statement once and not for each request,
 * which costs more than running it.
 */
export function statementValues() {
  const values: unknown[] = []
  const columns: string[] = []
  return {
    values,
    add(value: unknown, type: string): string {
      values.push(value)
      columns.push(`$${values.length}::${type} as v${values.length}`)
      return `given.v${values.length}`
    },
    /** SQL of the row, once all values have been added. */
    given: () => `given as materialized (select ${columns.join(', ')})`,
  }
}

export type StatementValues = ReturnType<typeof statementValues>
