/**
 * SQL: a parameter whose value the planner does not see. PostgreSQL reuses one plan of a prepared statement only
 * if it seems no more expensive than a plan for the given values. For one person instead of the expected ten, or
 * for changes since yesterday, it always seems more expensive, and then a statement that runs for a tenth of a
 * millisecond is planned for one or two every time.
 */
export const anyValue = (parameter: `$${number}`, type: string) =>
  // Without the second cast PostgreSQL parses the argument of `any(…)` as a subquery.
  `(select ${parameter}::${type})::${type}`
