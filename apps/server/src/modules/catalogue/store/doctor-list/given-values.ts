import { statementValues } from '../statement-values.ts'

/**
 * Collects the values of a statement as a row that is read first, `from given`; `add` names a value as a column of it. So
 * PostgreSQL plans without looking at them: it plans a named statement once and not for each request, which costs more than
 * running it.
 */
export function givenValues() {
  const { values, add } = statementValues()
  const columns: string[] = []
  return {
    values,
    add(value: unknown, type: string): string {
      const name = `v${columns.length + 1}`
      columns.push(`${add(value, type)} as ${name}`)
      return `given.${name}`
    },
    /** SQL of the row, once all values have been added. */
    given: () => `given as materialized (select ${columns.join(', ')})`,
  }
}
