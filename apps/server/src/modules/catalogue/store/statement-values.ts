/** Collects the values of a statement; each is named in its text by `add`. */
export function statementValues() {
  const values: unknown[] = []
  return {
    values,
    add(value: unknown, type: string): string {
      values.push(value)
      return `$${values.length}::${type}`
    },
  }
}

export type StatementValues = ReturnType<typeof statementValues>
