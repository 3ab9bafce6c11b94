/** Collects the values of a statement that has no name; each stands in its text where `add` names it. */
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
