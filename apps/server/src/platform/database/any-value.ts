/**
 * SQL of a parameter that PostgreSQL does not look at while it plans. It keeps one plan of a prepared statement for all
 * values only where that seems no dearer than one for these values; of one person instead of the ten that it expects, or
 * of since yesterday, it never does, and then a statement that takes a tenth of a millisecond is planned for one or two
 * every time.
 */
export const anyValue = (parameter: `$${number}`, type: string) =>
  // Without the second cast `any(…)` takes an array for a query of its elements.
  `(select ${parameter}::${type})::${type}`
